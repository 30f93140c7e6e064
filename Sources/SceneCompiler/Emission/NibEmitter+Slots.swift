import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes the children of slots under a rule's key.
  mutating func emitSlots(
    _ names: [String],
    _ form: KeyRule.SlotForm,
    _ key: String,
    of id: ObjectID,
    _ schema: ClassSchema
  ) {
    switch form {
    case .prototypeNibs: emitPrototypeNibs(names, key, of: id)
    case .prototypeObjects: emitPrototypeObjects(names, key, of: id)
    case .nullIfFilled:
      if names.contains(where: { !objects.children(in: $0, at: id.index).isEmpty }) {
        graph.append(key, .null, to: node(of: id))
      }
    case .standIns: emitStandIns(names, key, of: id)
    case .first:
      if let first = names.flatMap({ objects.children(in: $0, at: id.index) }).first {
        graph.append(key, .object(node(of: first)), to: node(of: id))
      }
    case .children:
      for name in names { emitSlot(name, key, of: id, schema) }
    }
  }

  private mutating func emitSlot(_ name: String, _ key: String, of id: ObjectID, _ schema: ClassSchema) {
    guard let slot = schema.slots[name], !slot.outletCollection, slot.aliasOf == nil else { return }
    if let content = storyboard?.contained(in: name, of: id) {
      guard !content.nodes.isEmpty || content.isAlwaysWritten else { return }
      graph.append(key, .object(graph.array(slot.collection, content.nodes)), to: node(of: id))
      return
    }
    let children = archivedChildren(of: id, in: name, schema)
    let hasGuides = storyboard != nil && name == "subviews" && region.topLevel.contains(id)
    let guides = hasGuides ? storyboard?.guideNodes ?? [] : []
    guard let first = children.first else {
      if !guides.isEmpty {
        graph.append(key, .object(graph.array(slot.collection, guides)), to: node(of: id))
        return
      }
      if slot.isAlwaysEncoded || slot.isMade { graph.append(key, .null, to: node(of: id)) }
      return
    }
    if slot.isSingle {
      graph.append(key, .object(node(of: first)), to: node(of: id))
      return
    }
    let nodes = children.map { child in slot.wrapper.map { wrapped(child, in: $0) } ?? node(of: child) }
    graph.append(key, .object(graph.array(slot.collection, nodes + guides)), to: node(of: id))
  }

  /// A slot's children with those of slots that join it, after what stands in the object from a slot beside it.
  private func archivedChildren(of id: ObjectID, in name: String, _ schema: ClassSchema) -> [ObjectID] {
    // Arranged subviews are subviews as well.
    var found: [ObjectID] = []
    if name == "subviews", let parent = objects.parent(at: id.index), let own = objects.slotName(at: id.index) {
      // A cell's labels stand first in its content view.
      for slot in validated.schema(of: parent).guestSlots[own] ?? [] {
        found += objects.children(in: slot, at: parent.index)
      }
    }
    for slot in schema.joiningSlots[name] ?? [] { found += objects.children(in: slot, at: id.index) }
    found += objects.children(in: name, at: id.index)
    // Most are; what asks each by itself takes no copy of the emitter.
    for child in found where !isInNib(child) { return found.filter(isInNib) }
    // What stands in a slot of a storyboard's scene may be in another of its nibs.
    if storyboard != nil { return found.filter(isMember) }
    return found
  }

  /// An object of another class around a child, as static tables keep their cells in rows.
  private mutating func wrapped(_ child: ObjectID, in className: String) -> NibArchiveGraph.NodeID {
    let wrapper = graph.makeNode(className)
    guard let schema = validated.catalog.schema(named: className) else { return wrapper }
    for rule in schema.keys {
      switch rule.content {
      case .slots: graph.append(rule.key, .object(node(of: child)), to: wrapper)
      case .slotProperty(_, let name, _): emitProperty(name, rule, of: child, to: wrapper)
      default: break
      }
    }
    return wrapper
  }

  /// What Xcode 13 keeps of the traits of tables and collection views.
  mutating func emitFocusTraits(_ key: String, of id: ObjectID) {
    let traits = graph.makeNode("UITraitCollection")
    graph.append("UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", integer: 0, to: traits)
    graph.append(key, .object(traits), to: node(of: id))
  }

  /// A cell's own subviews: the content view, and the line below it, which UIKit's cells archive too.
  mutating func emitCellSubviews(_ key: String, of id: ObjectID) {
    var size = (width: 0.0, height: 0.0)
    if case .geometry(_, let frame) = value(of: "frame", in: id) { size = (frame[2], frame[3]) }
    let separator = graph.makeNode("_UITableViewCellSeparatorView")
    // The line begins at the margin that cells had in the tools' own UIKit; the newest ends at one, too.
    let inset = tools.isSince(13) ? 8.0 : 15
    let width = max(size.width - (tools.isSince(26) ? 2 : 1) * inset, 0)
    // Xcode 8 and 9 draw that of a prototype as thin as a device does.
    let height = region.prototype == id && tools.isSince(8) && !tools.isSince(10) ? 0.5 : 1
    graph.append("UIBounds", .numbers([0, 0, width, height]), to: separator)
    graph.append("UICenter", .numbers([inset + width / 2, size.height - height / 2]), to: separator)
    if tools.isSince(8) { graph.append("UIDeepDrawRect", .bool(true), to: separator) }
    for key in ["UIOpaque", "UIAutoresizeSubviews"] { graph.append(key, .bool(true), to: separator) }
    graph.append("UIViewSemanticContentAttribute", integer: 0, to: separator)
    if tools.isSince(11) { graph.append("UIViewLargeContentStoredProperties", .null, to: separator) }
    let content = objects.children(in: "contentView", at: id.index).map { node(of: $0) }
    graph.append(key, .object(graph.array("NSMutableArray", content + [separator])), to: node(of: id))
  }
}
