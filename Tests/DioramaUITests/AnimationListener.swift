import DioramaUI

/// A delegate of animation blocks that writes down what it is told.
final class AnimationListener: UIView {
  var entries: [String] = []
  var contexts: [UnsafeMutableRawPointer?] = []

  func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    entries.append("start \(animationID ?? "nil")")
    contexts.append(context)
  }

  func animationDidStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    entries.append("stop \(animationID ?? "nil") \(finished.boolValue)")
    contexts.append(context)
  }

  static func register() {
    UINib.register([
      NibClass(
        AnimationListener.self,
        parent: UIView.self,
        actions: [
          NibAction("animationWillStart:context:", AnimationListener.animationWillStart),
          NibAction("animationDidStop:finished:context:", AnimationListener.animationDidStop),
        ]
      )
    ])
  }

  /// Becomes the delegate of the open block.
  func listen() {
    UIView.setAnimationDelegate(self)
    UIView.setAnimationWillStart(Selector("animationWillStart:context:"))
    UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
  }
}
