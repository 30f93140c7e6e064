package import SceneCatalog
import SceneDiagnostics

/// Finds what the reference says of the names that a scene may use.
package struct ReferenceSearch {
  private let pages: ReferencePages
  private let catalog: SceneCatalog

  /// Makes a search in a catalog, with its classes of an application.
  package init(_ catalog: SceneCatalog) {
    self.catalog = catalog
    pages = ReferencePages(catalog)
  }

  /// The topics that the catalog answers: how values of all types, or of those most asked for, are written.
  package static let topics = ["values", "colors", "fonts", "images"]

  /// The names of all classes, enumerations and topics.
  package var names: [String] { catalog.classNames + pages.enumerations.map(\.name) + Self.topics }

  /// The page of a class, an enumeration, a type of values, a topic or `Class.member`; nil where there is none.
  package func page(of name: String) -> ReferencePage? {
    if let schema = catalog.schema(named: name) { return page(of: schema) }
    if let type = catalog.enumeration(named: name) { return pages.page(of: type) }
    if let page = topic(name) { return page }
    for (owner, member) in Self.splits(of: name) {
      if let schema = catalog.schema(named: owner), let page = pages.page(of: member, in: schema) { return page }
      if let type = catalog.enumeration(named: owner), type.named(member) != nil { return pages.page(of: type) }
    }
    return nil
  }

  /// The page of a class, which is read without those of its superclasses beside it.
  private func page(of schema: ClassSchema) -> ReferencePage {
    var page = pages.page(of: schema)
    if !schema.events.isEmpty, pages.events(schema).isEmpty {
      let names = schema.events.map(\.name).joined(separator: ", ")
      page.sections.append(.init(title: "Events, as its superclass has them", body: .text(names + ".\n")))
    }
    return page
  }

  /// The full names of the members that `Class.` may be followed by; empty for anything but a class or enumeration.
  package func members(of owner: String) -> [String] {
    if let type = catalog.enumeration(named: owner) { return type.cases.map { "\(owner).\($0.name)" } }
    guard let schema = catalog.schema(named: owner) else { return [] }
    let slots = schema.slotNames.filter { schema.slots[$0]?.accepts.isEmpty == false }
    let names = schema.propertyNames + slots + schema.outletNames + schema.events.map(\.name)
    return (names + schema.constants.map(\.name)).map { "\(owner).\($0)" }
  }

  /// What may have been meant by a name that has no page, the likeliest first; `others` are names with pages elsewhere.
  package func suggestions(for name: String, among others: [String]) -> [String] {
    let declaring = pages.classes.filter { declares(name, $0) }
    if !declaring.isEmpty { return declaring.prefix(3).map { "\($0.name).\(name)" } }
    for (owner, member) in Self.splits(of: name).reversed() {
      let known = members(of: owner)
      if !known.isEmpty { return [Spelling.nearest(to: name, in: known) ?? meant(by: member, in: owner) ?? owner] }
      if let meant = Spelling.nearest(to: owner, in: names) {
        let full = "\(meant).\(member)"
        return [page(of: full) == nil ? meant : full]
      }
    }
    return Spelling.nearest(to: name, in: others + names).map { [$0] } ?? []
  }

  /// Whether a class has a property, slot, outlet or event that none of its superclasses has.
  private func declares(_ name: String, _ schema: ClassSchema) -> Bool {
    if let property = schema.properties[name] { return property.declaringClass == schema.name }
    func has(_ schema: ClassSchema) -> Bool {
      schema.slots[name].map { !$0.accepts.isEmpty } ?? false || schema.outlets[name] != nil
        || schema.events.contains { $0.name == name }
    }
    return has(schema) && !(pages.parent(of: schema).map(has) ?? false)
  }

  /// The member of a class that another framework or language calls otherwise; nil where none is known.
  private func meant(by member: String, in owner: String) -> String? {
    guard let schema = catalog.schema(named: owner) else { return nil }
    let keys = schema.propertyNames + schema.slotNames
    let found = schema.suggestion(for: MistakenKey(member), keys: keys, catalog: catalog)
    return found?.name.map { "\(owner).\($0)" }
  }

  /// A name cut at each of its points.
  private static func splits(of name: String) -> [(String, String)] {
    name.indices.filter { name[$0] == "." }.prefix(8).map { point in
      (String(name[..<point]), String(name[name.index(after: point)...]))
    }
  }

  // MARK: - Values

  private func topic(_ name: String) -> ReferencePage? {
    if name == "values" {
      return ReferencePage(
        title: "values",
        summary: "How values of each type are written. The type of a property decides what its value means.",
        sections: [
          .init(body: .table(["type", "written"], pages.types)),
          .init(
            title: "Enumerations and option sets",
            body: .text("One case, such as `center`; a list of cases for an option set, such as `[flexibleWidth]`.\n")
          ),
        ]
      )
    }
    let type = Self.topics.contains(name) ? String(name.dropLast()) : name
    guard let row = pages.types.first(where: { $0[0] == type }) else { return nil }
    return ReferencePage(
      title: type,
      summary: "A type of values.",
      sections: [.init(title: "Written", body: .text(row[1]))] + choices(of: type)
        + pages.keys(of: PropertyType(type))
    )
  }

  /// The names that a value of a type may be.
  private func choices(of type: String) -> [ReferencePage.Section] {
    switch type {
    case "color":
      return catalog.schema(named: "UIColor").map { [.init(title: "Names", body: pages.colors($0))] } ?? []
    case "font":
      return ["UIFont.TextStyle", "UIFont.Weight"].compactMap { name in
        catalog.enumeration(named: name).map { .init(title: "Cases of \(name)", body: pages.cases(of: $0)) }
      }
    default: return []
    }
  }
}
