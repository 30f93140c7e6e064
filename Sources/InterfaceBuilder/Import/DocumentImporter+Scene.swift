import SceneCatalog
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// The scene of a whole document.
  mutating func scene(of root: DocumentNode) -> WrittenValue {
    var entries: [WrittenValue.Entry] = [.init("scene", .plain("1"))]
    var placeholders: [WrittenValue.Entry] = []
    var top: [Int] = []
    for node in root.child("objects")?.children ?? [] {
      switch node.name {
      case "placeholder":
        switch node["placeholderIdentifier"] {
        case "IBFilesOwner":
          let owner = outsider(node)
          if !owner.isEmpty { entries.append(.init("owner", .map(owner, .block))) }
        case "IBFirstResponder": break
        default: addPlaceholder(node, to: &placeholders)
        }
      default:
        if let id = node["id"], survey.placedRecognizers.contains(id) { continue }
        if let index = object(node, in: nil, of: nil) { top.append(index) }
      }
    }
    if !placeholders.isEmpty { entries.append(.init("placeholders", .map(placeholders, .block))) }
    let colors = values.namedColors.sorted { $0.key < $1.key }
    if !colors.isEmpty { entries.append(.init("colors", .map(colors.map { .init($0.key, $0.value.written) }, .block))) }
    let styles = StyleChoice.hoist(&objects)
    if !styles.isEmpty { entries.append(.init("styles", .map(styles, .block))) }
    entries.append(.init("objects", .list(top.map(written), .block)))
    let rest = documentDetails(root)
    if !rest.isEmpty { entries.append(.init("interfaceBuilder", .map(rest, .block))) }
    return .map(entries, .block)
  }

  /// File's Owner or another object that the loader is handed.
  private mutating func outsider(_ node: DocumentNode) -> [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = []
    if let name = Self.customClass(of: node), name != "NSObject" { entries.append(.init("class", .plain(name))) }
    let outlets = outlets(of: node, nil)
    if !outlets.isEmpty { entries.append(.init("outlets", .map(outlets))) }
    return entries
  }

  private mutating func addPlaceholder(_ node: DocumentNode, to placeholders: inout [WrittenValue.Entry]) {
    guard let id = node["id"], let name = names[id] else {
      report("nothing refers to the placeholder", at: node)
      return
    }
    var entries = outsider(node)
    if let identifier = node["placeholderIdentifier"], identifier != name {
      entries.append(.init("identifier", .text(identifier)))
    }
    entries.append(.init("interfaceBuilder", .map([.init("id", .text(id))])))
    placeholders.append(.init(name, .map(entries)))
  }

  /// What the document says beside its objects.
  private func documentDetails(_ root: DocumentNode) -> [WrittenValue.Entry] {
    let noise: Set<String> = ["type", "version", "toolsVersion", "systemVersion"]
    let attributes = root.attributes.filter { !noise.contains($0.name) }
    var entries: [WrittenValue.Entry] = []
    if !attributes.isEmpty {
      entries.append(.init("attributes", .map(attributes.map { .init($0.name, .text($0.value)) })))
    }
    let elements = root.children.filter { $0.name != "objects" }
    if !elements.isEmpty { entries.append(.init("elements", .list(elements.map { .text($0.verbatim) }, .block))) }
    return entries
  }

  /// An object with all that stands in it.
  func written(_ index: Int) -> WrittenValue {
    let object = objects[index]
    var entries = object.head
    if !object.styles.isEmpty {
      let names = object.styles.map { WrittenValue.plain($0) }
      entries.append(.init("styles", names.count == 1 ? names[0] : .list(names)))
    }
    entries += object.properties
    if !object.interfaceBuilder.isEmpty { entries.append(.init("interfaceBuilder", .map(object.interfaceBuilder))) }
    for slot in object.slots {
      let children = slot.children.map(written)
      entries.append(.init(slot.name, slot.isSingle ? children[0] : .list(children, .block)))
    }
    return .map(entries + object.connections, .block)
  }
}
