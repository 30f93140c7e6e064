import SceneDiagnostics

/// The declarations inside the executable: what the files under `Schemas/` say, compiled by `make schemas`.
///
/// Reading a schema's YAML takes several times the instructions of a small scene. A compiled declaration is read by its fields' order.
package enum CompiledSchemas {
  /// The classes, in alphabetical order.
  package static let classNames: [String] = EmbeddedSchemas.classes

  /// The names of everything that is embedded, protocols and enumerations too, in alphabetical order.
  package static var allNames: [String] { EmbeddedSchemas.all }

  /// A declaration with what it inherits; nil where there is none of the name.
  static func declaration(named name: String, in catalog: SceneCatalog) -> SchemaReader.Declaration? {
    guard let text = index(of: name).flatMap(EmbeddedSchemas.text) else { return nil }
    var reader = DeclarationReader(text)
    var isClass = false
    reader.code(&isClass)
    guard isClass else {
      var schema = EnumerationSchema(name: name, isOptionSet: false, summary: "", cases: [])
      reader.code(&schema)
      return .anEnumeration(schema)
    }
    var superclassName: String?
    reader.code(&superclassName)
    let superclass = superclassName.flatMap { catalog.schema(named: $0) }
    var schema = ClassDeclaration(source: source, name: name, inheriting: superclass, isCustom: false)
    reader.code(&schema, inheriting: superclass)
    return .aClass(ClassSchema(schema))
  }

  /// The index of a name in `allNames`, which are in order; nil for one that is not among them.
  private static func index(of name: String) -> Int? {
    let names = EmbeddedSchemas.all
    var range = names.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if names[middle] == name { return middle }
      range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// What a catalog knows of a name, as `declaration` reads it; nil where it knows nothing.
  package static func text(of name: String, in catalog: SceneCatalog) -> String? {
    var writer = DeclarationWriter()
    if var schema = catalog.enumeration(named: name) {
      var isClass = false
      writer.code(&isClass)
      writer.code(&schema)
    } else if let schema = catalog.schema(named: name) {
      var isClass = true
      writer.code(&isClass)
      let superclass = schema.superclass.flatMap { catalog.schema(named: $0) }
      var superclassName = superclass?.name
      writer.code(&superclassName)
      var declaration = schema.declaration
      writer.code(&declaration, inheriting: superclass)
    }
    return writer.text.isEmpty ? nil : writer.text
  }

  /// Declarations point into no text: their schemas are read when the tool is built.
  private static let source = SourceText(path: "Schemas/UIKit", bytes: [])
}
