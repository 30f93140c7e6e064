import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// The connections among the objects of a scene's own nib; what leads into a view is in the view's nib.
  mutating func sceneConnections(_ division: SceneDivision) -> [Connection] {
    var found: [Connection] = []
    func isOutside(_ reference: SceneReference) -> Bool {
      switch reference.target {
      case .object(let id): division.views[id] == nil
      case .constraint(let index): division.views[scene.constraints[index].owner] == nil
      case .unresolved: true
      }
    }
    for id in region.objects where isMember(id) && isInNib(id) {
      if isConnected(id.index) {
        found += slotCollections(of: id)
        for outlet in objects.outlets(at: id.index) where outlet.targets.allSatisfy(isOutside) {
          found.append(connection(outlet, from: id))
        }
        for action in objects.actions(at: id.index) where isOutside(action.receiver) {
          found.append(connection(action, from: id))
        }
      }
      found += segueConnections(of: id)
    }
    return found + anchorConnections { [region] in region.contains($0) } + dataSourceConnections()
  }
}
