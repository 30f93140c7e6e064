package import NibArchive
import SceneModel

/// A scene's nib: UIKit's class names and coder keys in Interface Builder's order.
///
/// The same scene always gives the same archive. Nothing can go wrong here: what could has been reported by validation.
package func emit(_ scene: ValidatedScene) -> NibArchive {
  var emitter = NibEmitter(scene)
  let root = emitter.emitRoot()
  return emitter.graph.archive(root: root).ordered(scene.scene.orders)
}

/// A scene's nib, and where in it the parts of the scene are.
package func emitTraced(_ scene: ValidatedScene) -> TracedNib {
  var emitter = NibEmitter(scene, mapsSources: true)
  let root = emitter.emitRoot()
  let places = Dictionary(emitter.listed.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  return TracedNib(
    archive: emitter.graph.archive(root: root),
    map: emitter.sourceMap(root: root),
    objectPlaces: scene.scene.objects.indices.map { index in
      emitter.isMember(ObjectID(index)) ? places[emitter.nodes[index]] : nil
    },
    constraintPlaces: emitter.constraintNodes.map { places[$0] }
  )
}
