import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  mutating func lowerOwner(_ node: NodeID) {
    var owner = scene[Scene.owner]
    owner.range = tree[node].range
    lowerOutsider(node, into: &owner, known: ["class", "superclass", "outlets", "interfaceBuilder"], name: "the owner")
    scene[Scene.owner] = owner
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
      let known = ["class", "superclass", "identifier", "outlets", "interfaceBuilder"]
      lowerOutsider(value, into: &placeholder, known: known, name: "a placeholder")
      scene.objects.append(placeholder)
    }
  }

  /// An object that the loader is handed: its class and its outlets.
  private mutating func lowerOutsider(_ node: NodeID, into object: inout SceneObject, known: [String], name: String) {
    for entry in entries(node, of: name) {
      let value = tree.resolved(entry.value)
      switch entry.name {
      case "class": object.className = located(value)
      case "superclass": object.superclassName = located(value)
      case "outlets": lowerOutlets(value, into: &object)
      case "identifier" where known.contains("identifier"):
        object.kind = .placeholder(identifier: tree.text(of: value))
      case "interfaceBuilder": break
      default:
        report(
          "unknown-key",
          "\(name) has no '\(entry.name)'",
          at: entry.key,
          hint: suggestion(for: entry.name, among: known)
        )
      }
    }
  }
}
