import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// User-defined runtime attributes, in the order written; of two for one key path the last counts, as when they are set.
  mutating func runtimeAttributes(_ list: DocumentNode) -> [SceneAttribute] {
    var attributes: [SceneAttribute] = []
    for node in list.children where node.name == "userDefinedRuntimeAttribute" {
      guard let path = node["keyPath"], !path.isEmpty, let value = runtimeValue(node), value.written != nil else {
        report("the runtime attribute '\(node["keyPath"] ?? "")' has a value that a scene cannot have", at: node)
        continue
      }
      if let earlier = attributes.firstIndex(where: { $0.keyPath.value == path }) {
        mention("the runtime attribute '\(path)' is set twice; the second value counts", at: node)
        attributes.remove(at: earlier)
      }
      attributes.append(SceneAttribute(keyPath: Located(unwritten: path), value: Located(unwritten: value)))
    }
    return attributes
  }

  private func runtimeValue(_ node: DocumentNode) -> RuntimeValue? {
    let child = node.child(key: "value")
    let type = node["type"] ?? "string"
    // An attribute that takes an object gets none; this is an assumption, since no known document has one.
    if child == nil, node["value"] == nil, ["number", "color", "image"].contains(type) { return .null }
    switch type {
    case "boolean": return .bool(node.isOn("value"))
    case "nil": return .null
    case "number":
      guard let text = child?["value"] ?? node["value"] else { return nil }
      if child?.name != "real", let whole = ValueImport.integer(text) { return .int(whole) }
      return ValueImport.number(text).map { .double($0) }
    case "color": return child.flatMap { values.color($0) }.map { .color($0) }
    case "image": return node["value"].map { .image(.asset($0)) }
    case "point", "size", "rect", "range":
      guard let kind = GeometryKind(rawValue: node["type"] ?? ""), let child,
        case .geometry(let kind, let numbers)? = ValueImport.geometry(kind, child)
      else { return nil }
      return .geometry(kind, numbers)
    case "string", "localizedString": return .text(child.map(ValueImport.content) ?? node["value"] ?? "")
    default: return nil
    }
  }
}
