import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes a key of a controller that only storyboards have; nothing for a scene that stands alone.
  mutating func emitStoryboardKey(_ computation: KeyRule.Computation, _ key: String, of id: ObjectID) {
    guard let controller = storyboard.controllers[id] else { return }
    let node = writer.node(of: id)
    switch computation {
    case .externalObjects:
      // The nib's name comes right behind, and is there whenever the table is.
      guard let viewNib = controller.viewNib else { return }
      let order = NibArchive.hashOrder(of: controller.handed.map(\.name)) ?? Array(controller.handed.indices)
      var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
      for index in order {
        let (name, outsider) = controller.handed[index]
        let made: NibArchiveGraph.NodeID? =
          switch outsider {
          case .object(let id): writer.node(of: id)
          case .segue(let index): storyboard.segues[index]
          }
        if let made { pairs.append((writer.graph.string(name), made)) }
      }
      writer.graph.append(key, .object(writer.graph.dictionary("NSDictionary", pairs)), to: node)
      writer.graph.append("UINibName", .object(writer.graph.string(viewNib)), to: node)
    case .storyboardIdentifier:
      if let identifier = controller.identifier {
        writer.graph.append(key, .object(writer.graph.string(identifier)), to: node)
      }
    case .segues:
      for (key, nodes) in [
        ("UITopLevelObjectsToKeepAliveFromStoryboard", controller.keptAlive), (key, controller.templates),
      ] where !nodes.isEmpty {
        writer.append(key, "NSArray", nodes, to: node)
      }
    default: break
    }
  }

  /// Writes what an object belongs to: a controller to its container, a navigation item to the bar that shows it.
  mutating func emitStoryboardParent(_ key: String, of id: ObjectID) {
    let schema = context.validated.schema(of: id)
    let parent = context.objects.parent(at: id.index)
    var target: NibArchiveGraph.NodeID?
    if schema.isKind(of: "UIViewController") {
      target = storyboard.controllers[id]?.parent
    } else if let parent, context.validated.schema(of: parent).isKind(of: "UIViewController"),
      schema.isKind(of: "UINavigationItem")
    {
      target = storyboard.controllers[parent]?.navigationBar
    } else if let parent, context.isMember(parent) {
      target = writer.node(of: parent)
    }
    if let target { writer.graph.append(key, .object(target), to: writer.node(of: id)) }
  }

  /// Writes what stands in a slot, which the storyboard may say otherwise than the scene, with the guides that a controller gives its
  /// view.
  mutating func emitStoryboardSlot(
    _ name: String,
    _ rule: KeyRule,
    of subject: inout SceneSubject,
    to node: NibArchiveGraph.NodeID
  ) {
    guard let slot = subject.schema.slots[name], !slot.outletCollection, slot.aliasOf == nil else { return }
    if let content = storyboard.contents[subject.id]?[name] {
      guard !content.nodes.isEmpty || content.isAlwaysWritten else { return }
      writer.append(rule.key, slot.collection, content.nodes, to: node)
      return
    }
    let outcome = subject.outcome(ofSlot: name)
    guard name == "subviews", !guides.controllerGuides.isEmpty, context.region.topLevel.contains(subject.id) else {
      return write(outcome, rule, of: &subject, to: node)
    }
    var subviews: [NibArchiveGraph.NodeID] = []
    if case .objects(let ids, _, let wrapper) = outcome { subviews = nodes(of: ids, in: wrapper) }
    writer.append(rule.key, slot.collection, subviews + guides.controllerGuides.nodes, to: node)
  }
}
