package import SceneCatalog

/// The reference of the catalog: a page for each class, one for all enumerations, and an index.
package struct ReferencePages {
  /// A page as a file: its name in the folder of all pages, and its text.
  package struct Page: Sendable {
    package var file: String
    package var text: String
  }

  let catalog: SceneCatalog
  let classes: [ClassSchema]
  let enumerations: [EnumerationSchema]

  /// Makes all pages, in the order of their names.
  package static func make(of catalog: SceneCatalog) -> [Page] {
    let pages = ReferencePages(catalog)
    let all =
      pages.classes.map { Page(file: "\($0.name).md", text: notice + pages.page(of: $0).markdown) } + [
        Page(file: "Enumerations.md", text: notice + pages.enumerationsText),
        Page(file: "README.md", text: notice + pages.indexText),
      ]
    return all.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  private static let notice = "<!-- Made from Schemas/ by `make docs`; a test says when it is out of date. -->\n\n"

  init(_ catalog: SceneCatalog) {
    self.catalog = catalog
    classes = catalog.classNames.compactMap { catalog.schema(named: $0) }
    enumerations = CompiledSchemas.allNames.compactMap { catalog.enumeration(named: $0) }
  }

  /// A class's name, as a link where it has a page.
  func link(_ name: String) -> String {
    catalog.classNames.contains(name) ? "[\(name)](\(name).md)" : name
  }

  /// A type's name, as a link where it is a class or an enumeration.
  func typeLink(_ type: PropertyType) -> String {
    guard case .named(let name) = type else { return type.name }
    return enumerationLink(name)
  }

  /// An enumeration's name, as a link to its section on the page of enumerations.
  func enumerationLink(_ name: String) -> String {
    guard catalog.enumeration(named: name) != nil else { return name }
    return "[\(name)](Enumerations.md#\(name.lowercased().filter { $0 != "." }))"
  }

  func parent(of schema: ClassSchema) -> ClassSchema? {
    schema.superclass.flatMap { catalog.schema(named: $0) }
  }
}
