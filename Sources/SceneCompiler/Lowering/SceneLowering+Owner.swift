import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  mutating func lowerOwner(_ node: NodeID) {
    var owner = scene[Scene.owner]
    owner.range = tree[node].range
    lowerOutsider(node, into: &owner, known: SceneKeys.owner, name: "the owner")
    scene[Scene.owner] = owner
  }

  /// The controllers inside the owner: objects of the nib like any other, and so read after styles and placeholders.
  mutating func lowerOwnerChildren(_ node: NodeID) {
    guard tree[node].kind == .mapping,
      let part = tree.entries(of: node).first(where: { tree.text(of: $0.key) == "children" })
    else { return }
    lowerSlot(part, schema(of: scene[Scene.owner])?.slots["children"].map { SlotUse($0) }, of: Scene.owner)
    keepPending(since: 0, 0, of: Scene.owner)
  }

  mutating func lowerPlaceholders(_ node: NodeID) {
    for entry in entries(node, of: "'placeholders'") {
      let value = tree.resolved(entry.value)
      var placeholder = SceneObject(
        kind: .placeholder(identifier: entry.name),
        range: tree[value].range,
        className: Located("NSObject", at: tree[entry.key].range)
      )
      placeholder.identifier = located(entry.key)
      lowerOutsider(value, into: &placeholder, known: SceneKeys.placeholder, name: "a placeholder")
      scene.objects.append(placeholder)
    }
  }

  /// The map for a list of maps, such as `{view: root}` for `[view: root]`; nil for other nodes.
  func mapHint(_ node: NodeID) -> String? {
    guard tree[node].kind == .sequence else { return nil }
    let isOne = tree.children(of: node).prefix(2).map { $0 }.count == 1
    let entries = tree.children(of: node).prefix(3).flatMap { tree.entries(of: tree.resolved($0)) }
    let pairs = entries.prefix(4).compactMap { entry -> String? in
      guard let name = shortText(entry.key), let value = tree.flowText(of: tree.resolved(entry.value)) else {
        return nil
      }
      return "\(name): \(value)"
    }
    let isShort = !pairs.isEmpty && pairs.count == entries.count
    if isOne, !isShort, !entries.isEmpty { return "leave out the '- '" }
    return !isShort ? nil : "write {\(pairs.joined(separator: ", "))}"
  }

  /// Where an outlet is written: under the outlets that are there, or in a map of its own.
  private func outletHint(_ line: String, in node: NodeID) -> String {
    tree.sibling("outlets", of: node)?.hint("'\(line)'", in: "outlets") ?? "write outlets: {\(line)}"
  }

  /// An object that the loader is handed: its class and its outlets.
  private mutating func lowerOutsider(_ node: NodeID, into object: inout SceneObject, known: [String], name: String) {
    let kind = object.kind
    let entries = entries(node, of: name) { $0.mapHint(node) ?? $0.outsiderHint(node, kind) }
    for entry in entries {
      let value = tree.resolved(entry.value)
      switch entry.name {
      case "class":
        if let text = word(value, of: "'class'") { object.className = className(text, at: tree[value].range) }
      case "superclass":
        if let text = word(value, of: "'superclass'") { object.superclassName = className(text, at: tree[value].range) }
      case "outlets": object.outlets += outlets(value)
      case "interfaceBuilder": lowerInterfaceBuilder(value, into: &object)
      case "identifier" where known.contains("identifier"):
        if let text = word(value, of: "'identifier'") { object.kind = .placeholder(identifier: text) }
      default: break
      }
    }
    let unknown = entries.filter { !known.contains($0.name) }
    guard !unknown.isEmpty else { return }
    let outlets = schema(of: object)?.outlets ?? [:]
    for outlet in unknown where outlets[outlet.name] != nil {
      report(
        .unknownKey,
        "\(name) has no '\(outlet.name)'",
        at: outlet.key,
        hint:
          "'\(outlet.name)' is an outlet: \(outletHint("\(outlet.name): \(shortText(tree.resolved(outlet.value)) ?? "…")", in: node))"
      )
    }
    reportUnknown(unknown.filter { outlets[$0.name] == nil }, of: name, known: known)
    object.unknownKeys += unknown.map { .init(name: located($0.key), looksLikeSlot: false) }
  }

  /// What to write for an object that the loader is handed where its class alone is written.
  private func outsiderHint(_ node: NodeID, _ kind: SceneObject.Kind) -> String {
    let isUIKit = shortText(node).map { catalog.schema(named: $0) != nil } ?? true
    let superclass = isUIKit ? "" : ", superclass: \(kind == .owner ? "UIViewController" : "NSObject")"
    return "write {class: \(shortText(node) ?? "…")\(superclass)}"
  }
}
