import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes a key of a controller that only storyboards have; nothing for a scene that stands alone.
  mutating func emitStoryboardKey(_ computation: KeyRule.Computation, _ key: String, of id: ObjectID) {
    guard let controller = storyboard?.controllers[id] else { return }
    let node = node(of: id)
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
          case .object(let id): self.node(of: id)
          case .segue(let index): storyboard?.segues[index]
          }
        if let made { pairs.append((graph.string(name), made)) }
      }
      graph.append(key, .object(graph.dictionary("NSDictionary", pairs)), to: node)
      graph.append("UINibName", .object(graph.string(viewNib)), to: node)
    case .storyboardIdentifier:
      if let identifier = controller.identifier {
        graph.append(key, .object(graph.string(identifier)), to: node)
      }
    case .segues:
      for (key, nodes) in [
        ("UITopLevelObjectsToKeepAliveFromStoryboard", controller.keptAlive), (key, controller.templates),
      ] where !nodes.isEmpty {
        graph.append(key, .object(graph.array("NSArray", nodes)), to: node)
      }
    default: break
    }
  }

  /// Writes what an object belongs to: a controller to its container, a navigation item to the bar that shows it.
  mutating func emitStoryboardParent(_ key: String, of id: ObjectID) {
    let schema = validated.schema(of: id)
    let parent = objects.parent(at: id.index)
    var target: NibArchiveGraph.NodeID?
    if schema.isKind(of: "UIViewController") {
      target = storyboard?.controllers[id]?.parent
    } else if let parent, validated.schema(of: parent).isKind(of: "UIViewController"),
      schema.isKind(of: "UINavigationItem")
    {
      target = storyboard?.controllers[parent]?.navigationBar
    } else if let parent, isMember(parent) {
      target = node(of: parent)
    }
    if let target { graph.append(key, .object(target), to: node(of: id)) }
  }
}
