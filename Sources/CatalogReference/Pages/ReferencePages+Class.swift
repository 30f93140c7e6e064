import SceneCatalog

extension ReferencePages {
  /// The page of a class.
  func page(of schema: ClassSchema) -> ReferencePage {
    ReferencePage(
      title: schema.name,
      summary: schema.summary,
      sections: [
        .init(body: facts(schema)),
        .init(title: "Properties", body: properties(schema)),
        .init(title: "Other defaults than the superclass's", body: restatedProperties(schema)),
        .init(title: "Slots", body: slots(schema)),
        .init(title: "Outlets", body: outlets(schema)),
        .init(title: "Events", body: .text(events(schema))),
        .init(title: "Actions it understands", body: .text(actions(schema))),
        .init(title: "Colors", body: colors(schema)),
        .init(title: "Inherited", body: .text(inherited(schema))),
      ]
    )
  }

  private func facts(_ schema: ClassSchema) -> ReferencePage.Body {
    var rows: [[String]] = []
    if schema.lineage.count > 1 {
      rows.append(["inherits from", schema.lineage.dropFirst().map(link).joined(separator: " : ")])
    }
    let subclasses = classes.filter { $0.superclass == schema.name }.map { link($0.name) }
    if !subclasses.isEmpty { rows.append(["inherited by", subclasses.joined(separator: ", ")]) }
    rows.append(["in a scene", placementText(of: schema)])
    if let initializer = schema.initializer, initializer != "none" {
      rows.append(["defaults of", Markdown.code(initializer)])
    }
    if let element = schema.element {
      let elements = [element] + schema.otherElements
      rows.append(["in Interface Builder", elements.map { Markdown.code("<\($0)>") }.joined(separator: ", ")])
    }
    if let version = schema.availability { rows.append(["available since", version]) }
    if let version = schema.deprecation { rows.append(["deprecated since", version]) }
    return .table(["", ""], rows)
  }

  /// Where objects of a class may stand in a scene.
  private func placementText(of schema: ClassSchema) -> String {
    if schema.isAbstract, !classes.contains(where: { $0.superclass == schema.name }) { return "no objects of its own" }
    if schema.isAbstract { return "only as one of its subclasses, or of a class of your own" }
    switch schema.placement {
    case .anywhere: return "at the top level, and where a slot accepts it"
    case .topLevel: return "at the top level only"
    case .namedSlots: return "only where a slot names it: " + holders(of: schema).joined(separator: ", ")
    }
  }

  /// The slots that accept a class by its own name, where they are declared.
  private func holders(of schema: ClassSchema) -> [String] {
    classes.flatMap { holder in
      holder.slotNames.filter { name in
        holder.slots[name]?.accepts.contains(schema.name) == true
          && parent(of: holder)?.slots[name] != holder.slots[name]
      }
      .map { "\(Markdown.code($0)) of \(link(holder.name))" }
    }
  }

  /// The members that a class has from each of its superclasses.
  private func inherited(_ schema: ClassSchema) -> String {
    schema.lineage.dropFirst().compactMap { catalog.schema(named: $0) }.compactMap { ancestor -> String? in
      let above = parent(of: ancestor)
      let names =
        ancestor.propertyNames.filter { above?.properties[$0] == nil }
        + ancestor.slotNames.filter { above?.slots[$0] == nil && schema.slots[$0]?.accepts.isEmpty == false }
        + ancestor.outletNames.filter { above?.outlets[$0] == nil }
      if names.isEmpty { return nil }
      return "From [\(ancestor.name)](\(ancestor.name).md): " + names.map(Markdown.code).joined(separator: ", ") + ".\n"
    }
    .joined(separator: "\n")
  }
}
