import SceneCatalog
import SceneLanguage
import SceneModel

extension ReferencePages {
  /// The page of a property, slot, outlet, event, action or color of a class; nil where the class has none of the name.
  func page(of name: String, in schema: ClassSchema) -> ReferencePage? {
    if let property = schema.properties[name] { return page(of: property, in: schema) }
    if let slot = schema.slots[name], !slot.accepts.isEmpty { return page(of: slot, in: schema) }
    if let outlet = schema.outlets[name] { return page(of: outlet, in: schema) }
    let title = "\(schema.name).\(name)"
    if schema.mask(of: name) != nil {
      return ReferencePage(
        title: title,
        summary: "An event for which a \(schema.name) sends its actions.",
        sections: [
          .init(
            title: "Written",
            body: .example("- class: \(schema.name)\n  actions: {\(name): owner.save(_:)}\n")
          )
        ]
      )
    }
    if let color = schema.constants.first(where: { $0.name == name }) {
      let remarks = VersionRemarks(availability: color.availability, deprecation: color.deprecation)
      let light = SceneValue.color(color.components).sceneText
      return ReferencePage(
        title: title,
        summary: remarks.behind("A color; \(Markdown.code(light)) in the light appearance."),
        sections: [.init(title: "Written", body: .example("- class: UIView\n  backgroundColor: \(name)\n"))]
      )
    }
    guard schema.actions.contains(name) else { return nil }
    return ReferencePage(title: title, summary: "A message that a \(schema.name) understands.", sections: [])
  }

  private func page(of property: PropertySchema, in schema: ClassSchema) -> ReferencePage {
    let row = row(property)
    var facts = [["type", row[1]], ["default", row[2]]]
    if !row[3].isEmpty { facts.append(["coder key", row[3]]) }
    if property.declaringClass != schema.name { facts.append(["declared by", link(property.declaringClass)]) }
    let attributes = property.attributes.values.filter { !$0.isEmpty }.sorted().map(Markdown.code)
    if !attributes.isEmpty { facts.append(["in Interface Builder", attributes.joined(separator: ", ")]) }
    var sections = [ReferencePage.Section(body: .table(["", ""], facts))]
    if case .named(let name) = property.type, let type = catalog.enumeration(named: name) {
      sections.append(.init(title: "Cases of \(name)", body: cases(of: type)))
    } else if let written = types.first(where: { $0[0] == property.type.name }) {
      sections.append(.init(title: "A value of type \(property.type.name)", body: .text(written[1])))
    }
    sections += keys(of: property.type)
    if let keys = property.keyedBy.flatMap({ catalog.enumeration(named: $0) }) {
      sections.append(.init(title: "Keys, of \(keys.name)", body: cases(of: keys)))
    }
    if let example = example(of: property, in: schema) { sections.append(.init(title: "Written", body: example)) }
    return ReferencePage(title: "\(schema.name).\(property.name)", summary: row[4], sections: sections)
  }

  private func page(of slot: SlotSchema, in schema: ClassSchema) -> ReferencePage {
    let row = row(slot)
    var facts = [["holds", row[1]]]
    if !row[2].isEmpty { facts.append(["coder key", row[2]]) }
    let child = slot.accepts[0]
    let example =
      slot.isSingle ? "  \(slot.name): {class: \(child)}\n" : "  \(slot.name):\n    - class: \(child)\n"
    return ReferencePage(
      title: "\(schema.name).\(slot.name)",
      summary: row[3],
      sections: [
        .init(body: .table(["", ""], facts)),
        .init(title: "Written", body: .example("- class: \(schema.name)\n" + example)),
      ]
    )
  }

  private func page(of outlet: OutletSchema, in schema: ClassSchema) -> ReferencePage {
    let row = row(outlet)
    let target = outlet.isCollection ? "[first, second]" : "other"
    return ReferencePage(
      title: "\(schema.name).\(outlet.name)",
      summary: row[2],
      sections: [
        .init(body: .table(["", ""], [["type", row[1]]])),
        .init(
          title: "Written, with ids of other objects",
          body: .example("- class: \(schema.name)\n  outlets: {\(outlet.name): \(target)}\n")
        ),
      ]
    )
  }
}
