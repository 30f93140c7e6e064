import SceneCatalog
import SceneLanguage
import SceneModel

extension ReferencePages {
  /// A table of the slots that a class declares or redeclares.
  func slots(_ schema: ClassSchema) -> ReferencePage.Body {
    let above = parent(of: schema)
    let own = schema.slotNames.compactMap { schema.slots[$0] }.filter { above?.slots[$0.name] != $0 }
    return .table(
      ["slot", "holds", "coder key", ""],
      own.map(row)
    )
  }

  /// The row of a slot: its name, content, coder key and summary.
  func row(_ slot: SlotSchema) -> [String] {
    [
      Markdown.code(slot.name), content(slot), key(of: slot).map(Markdown.code) ?? "",
      slot.accepts.isEmpty ? "" : VersionRemarks(availability: slot.availability).behind(slot.summary),
    ]
  }

  /// The row of an outlet: its name, type and summary.
  func row(_ outlet: OutletSchema) -> [String] {
    [Markdown.code(outlet.name), (outlet.isCollection ? "list of " : "") + link(outlet.type), outlet.summary]
  }

  /// The key of a slot that holds something itself.
  private func key(of slot: SlotSchema) -> String? {
    slot.accepts.isEmpty || slot.aliasOf != nil ? nil : slot.key
  }

  private func content(_ slot: SlotSchema) -> String {
    if slot.accepts.isEmpty { return "nothing: the class manages them itself" }
    var text = (slot.isSingle ? "one " : "a list of ") + slot.accepts.map(link).joined(separator: " or ")
    if slot.isRequired { text += ", required" }
    if let other = slot.aliasOf { text += "; another name for \(Markdown.code(other))" }
    if slot.isMade { text += "; made where the scene has none" }
    return text
  }

  /// A table of the outlets that a class declares.
  func outlets(_ schema: ClassSchema) -> ReferencePage.Body {
    let above = parent(of: schema)
    let own = schema.outletNames.compactMap { schema.outlets[$0] }.filter { above?.outlets[$0.name] == nil }
    return .table(["outlet", "type", ""], own.map(row))
  }

  /// The events for which a class sends actions.
  func events(_ schema: ClassSchema) -> String {
    if let above = parent(of: schema), above.events == schema.events {
      if above.sendsUnnamedAction == schema.sendsUnnamedAction { return "" }
    }
    if schema.sendsUnnamedAction { return "It sends one action without an event: `actions: owner.message(_:)`.\n" }
    return schema.events.map { Markdown.code($0.name) }.joined(separator: ", ") + (schema.events.isEmpty ? "" : ".\n")
  }

  /// The messages that a class understands.
  func actions(_ schema: ClassSchema) -> String {
    let inherited = parent(of: schema)?.actions ?? []
    let own = schema.actions.filter { !inherited.contains($0) }
    return own.isEmpty ? "" : own.map(Markdown.code).joined(separator: ", ") + ".\n"
  }

  /// The colors that a class names.
  func colors(_ schema: ClassSchema) -> ReferencePage.Body {
    .table(
      ["color", "in the light appearance", ""],
      schema.constants.map { color in
        let remarks = VersionRemarks(availability: color.availability, deprecation: color.deprecation)
        return [
          Markdown.code(color.name), Markdown.code(SceneValue.color(color.components).sceneText), remarks.text,
        ]
      }
    )
  }
}
