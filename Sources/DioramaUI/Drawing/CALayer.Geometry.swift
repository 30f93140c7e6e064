import Foundation

extension CALayer {
  /// Where a layer is.
  struct Geometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }

  /// Puts a new layer in its place, and tells nobody but the main loop: it has neither superlayer nor sublayers yet.
  ///
  /// - Returns: False, with nothing done, where somebody would have to be told: a class of its own, or an open block of animations.
  func place(bounds: CGRect, position: CGPoint) -> Bool {
    guard type(of: self) == CALayer.self, superlayer == nil, sublayerList.isEmpty else { return false }
    guard !UIRuntime.shared.animator.isRecording else { return false }
    geometry.bounds = bounds
    geometry.position = position
    layoutState.isMarked = true
    if bounds.size != .zero { UIRuntime.shared.mainLoop.setNeedsCommit() }
    return true
  }
}
