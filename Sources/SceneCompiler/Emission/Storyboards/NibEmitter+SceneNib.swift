import NibArchive
import SceneModel

extension NibEmitter {
  /// Writes what one scene gives to a scene's own nib: its objects, the bars of its controllers, and its constraints.
  ///
  /// - Parameters:
  ///   - controllers: The controllers of the scene in the nib.
  ///   - isFirst: Whether the nib's own controller is of the scene: only then are the stand-ins for objects of all scenes written.
  mutating func emitUnit(_ controllers: [ObjectID], isFirst: Bool) {
    for id in context.region.objects where context.isMember(id) || isFirst { emitObject(id) }
    for id in controllers {
      for slot in ["navigationBar", "tabBar", "toolbar"] {
        for bar in context.objects.children(in: slot, at: id.index) { writer.layOutBar(bar) }
      }
    }
    for index in context.region.constraints { constraints.emit(index, guides, in: &writer) }
  }

  /// The connections among the objects of a scene's own nib; what leads into a view is in the view's nib.
  mutating func sceneConnections(_ division: SceneDivision) -> [NibConnection] {
    let (context, objects) = (context, context.objects)
    var found: [NibConnection] = []
    func isOutside(_ reference: SceneReference) -> Bool {
      switch reference.target {
      case .object(let id): division.views[id] == nil
      case .constraint(let index): division.views[context.scene.constraints[index].owner] == nil
      case .unresolved: true
      }
    }
    for id in context.region.objects where context.isMember(id) && context.isInNib(id) {
      if context.isConnected(id.index) {
        found += writer.slotCollections(of: id)
        for outlet in objects.outlets(at: id.index) where outlet.targets.allSatisfy(isOutside) {
          found.append(writer.connection(outlet, from: id))
        }
        for action in objects.actions(at: id.index) where isOutside(action.receiver) {
          found.append(writer.connection(action, from: id))
        }
      }
      found += segueConnections(of: id)
    }
    return found + anchorConnections() + tables.connections(in: &writer)
  }
}
