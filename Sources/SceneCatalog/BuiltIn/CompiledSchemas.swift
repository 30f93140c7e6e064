import SceneDiagnostics

/// The declarations inside the executable: what the files under `Schemas/` say, compiled by `make schemas`.
///
/// Reading a schema's YAML takes several times the instructions of a small scene. Compiled declarations are tables of constants, of
/// which nothing is looked at before somebody asks for a class.
package enum CompiledSchemas {
  /// The classes, in alphabetical order.
  package static let classNames: [String] = names { $0 == .aClass }

  /// The names of everything that is embedded, protocols and enumerations too, in alphabetical order.
  package static let allNames: [String] = names { _ in true }

  /// What a compiled declaration begins with.
  enum Kind: CaseIterable {
    case anEnumeration
    case aClass
    case aProtocol
  }

  /// A declaration with what it inherits; nil where there is none of the name.
  static func declaration(named name: String, in catalog: SceneCatalog) -> SchemaReader.Declaration? {
    let tables = SchemaTables.Content.embedded
    guard let index = tables.index(of: name) else { return nil }
    var reader = tables.reader(at: index)
    var kind = Kind.anEnumeration
    reader.code(&kind)
    if kind == .anEnumeration {
      var schema = EnumerationSchema(name: name, isOptionSet: false, summary: "", cases: [])
      reader.code(&schema)
      return .anEnumeration(schema)
    }
    var superclassName: String?
    reader.code(&superclassName)
    let superclass = superclassName.flatMap { catalog.schema(named: $0) }
    var schema = ClassDeclaration(source: source, name: name, inheriting: superclass, isCustom: false)
    reader.code(&schema, inheriting: superclass)
    // An application may have a class of a superclass's name, with other members than the tables count on.
    guard superclassName == nil || superclass?.digest.isCompiled == true else { return .aClass(ClassSchema(schema)) }
    let inherited = superclass?.digest ?? ClassDigest()
    var digest = inherited
    reader.code(&digest, inheriting: inherited)
    digest.isCompiled = true
    return .aClass(ClassSchema(schema, digest))
  }

  /// Writes what a catalog knows of a name, as `declaration` reads it; nil where it knows nothing.
  ///
  /// - Parameter isProtocol: Whether the name is a protocol's, if it is not an enumeration's.
  static func written(_ name: String, isProtocol: Bool, in catalog: SceneCatalog) -> DeclarationWriter? {
    var writer = DeclarationWriter()
    if var schema = catalog.enumeration(named: name) {
      var kind = Kind.anEnumeration
      writer.code(&kind)
      writer.code(&schema)
      return writer
    }
    guard let schema = catalog.schema(named: name) else { return nil }
    var kind = isProtocol ? Kind.aProtocol : .aClass
    writer.code(&kind)
    let superclass = schema.superclass.flatMap { catalog.schema(named: $0) }
    var superclassName = superclass?.name
    writer.code(&superclassName)
    var declaration = schema.declaration
    writer.code(&declaration, inheriting: superclass)
    var digest = schema.digest
    writer.code(&digest, inheriting: superclass?.digest ?? ClassDigest())
    return writer
  }

  private static func names(_ isIncluded: (Kind) -> Bool) -> [String] {
    let tables = SchemaTables.Content.embedded
    return (0..<tables.count).compactMap { index in
      var reader = tables.reader(at: index)
      var kind = Kind.anEnumeration
      reader.code(&kind)
      return isIncluded(kind) ? tables.name(at: index) : nil
    }
  }

  /// Declarations point into no text: their schemas are read when the tool is built.
  private static let source = SourceText(path: "Schemas/UIKit", bytes: [])
}
