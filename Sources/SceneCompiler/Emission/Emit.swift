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
