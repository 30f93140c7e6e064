import SceneCatalog
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// The scene of a whole document.
  mutating func scene(of root: DocumentNode) -> WrittenValue {
    for node in root.child("objects")?.children ?? [] {
      if node.name == "placeholder" {
        addOutsider(node)
      } else if let id = node["id"], survey.placedRecognizers.contains(id) {
        continue
      } else if let index = object(node, in: nil, of: nil) {
        top.append(index)
      }
    }
    styles = StyleChoice.hoist(&objects)
    return assembled()
  }

  /// The scene with what is known so far.
  func assembled() -> WrittenValue {
    var entries: [WrittenValue.Entry] = [.init("scene", .plain("1"))]
    entries += head.map { entry in
      guard case .map(let parts, let layout) = entry.value, entry.key == "owner" else { return entry }
      return .init("owner", .map(parts + note(outsiders["-1"] ?? []), layout))
    }.filter { !$0.value.isEmptyCollection }
    let colors = values.namedColors.sorted { $0.key < $1.key }
    if !placeholders.isEmpty {
      let named = placeholders.map { placeholder in
        WrittenValue.Entry(placeholder.name, .map(placeholder.entries + note(outsiders[placeholder.id] ?? [])))
      }
      entries.append(.init("placeholders", .map(named, .block)))
    }
    if !styles.isEmpty { entries.append(.init("styles", .map(styles, .block))) }
    if !colors.isEmpty { entries.append(.init("colors", .map(colors.map { .init($0.key, $0.value.written) }, .block))) }
    entries.append(.init("objects", .list(top.map(written), .block)))
    if !document.isEmpty { entries.append(.init("interfaceBuilder", .map(document, .block))) }
    return .map(entries, .block)
  }

  private func note(_ entries: [WrittenValue.Entry]) -> [WrittenValue.Entry] {
    entries.isEmpty ? [] : [.init("interfaceBuilder", .map(entries))]
  }

  private mutating func addOutsider(_ node: DocumentNode) {
    let id = node["id"] ?? ""
    switch node["placeholderIdentifier"] {
    case "IBFilesOwner":
      head.append(.init("owner", .map(outsider(node), .block)))
      outsiders["-1"] = connectionIDs(of: node)
    case "IBFirstResponder": break
    default:
      var entries = outsider(node)
      guard let name = names[id] else { return report("nothing refers to the placeholder", at: node) }
      if let identifier = node["placeholderIdentifier"], identifier != name {
        entries.append(.init("identifier", .text(identifier)))
      }
      placeholders.append((id, name, entries))
      outsiders[id] =
        [.init("id", .text(id))] + (node["userLabel"].map { [.init("userLabel", .text($0))] } ?? [])
        + connectionIDs(of: node)
    }
  }

  /// File's Owner or another object that the loader is handed.
  private mutating func outsider(_ node: DocumentNode) -> [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = []
    let outlets = outlets(of: node, nil)
    if let name = Self.customClass(of: node), name != "NSObject" {
      entries.append(.init("class", .plain(name)))
      if catalog.schema(named: name) == nil {
        let hasView = outlets.contains { $0.key == "view" }
        entries.append(.init("superclass", .plain(Self.superclass(of: name, hasView: hasView))))
      }
    }
    if !outlets.isEmpty { entries.append(.init("outlets", .map(outlets))) }
    return entries
  }

  /// What the class of an owner or a placeholder derives from, which the document does not say.
  ///
  /// An owner with a view is a controller, unless it is called a view itself.
  private static func superclass(of name: String, hasView: Bool) -> String {
    let isView = ["View", "Cell"].contains { name.hasSuffix($0) }
    return hasView && !isView ? "UIViewController" : "NSObject"
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
    for slot in object.slots {
      let children = slot.children.map(written)
      entries.append(.init(slot.name, slot.isSingle ? children[0] : .list(children, .block)))
    }
    entries += object.connections
    if !object.interfaceBuilder.isEmpty { entries.append(.init("interfaceBuilder", .map(object.interfaceBuilder))) }
    return .map(sorted(entries, as: catalog.schema(named: object.schemaName)), .block)
  }

  /// The keys of an object in the order in which scenes are formatted.
  func sorted(_ entries: [WrittenValue.Entry], as schema: ClassSchema?) -> [WrittenValue.Entry] {
    let order = ObjectKeyOrder(schema, in: catalog)
    return entries.enumerated().sorted { left, right in
      (order.rank(of: left.element.key), left.offset) < (order.rank(of: right.element.key), right.offset)
    }.map(\.element)
  }
}
