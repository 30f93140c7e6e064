import Foundation

extension UIView {
  /// Looks for the view at a point, from front to back.
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isMovingWithoutTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      let inner = point.applying(child.layer.transformToSuperlayer.inverted())
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether an animation is under way that keeps touches off.
  private var isMovingWithoutTouches: Bool {
    guard !layer.animations.isEmpty else { return false }
    let now = UIRuntime.shared.mainLoop.clock.now
    return layer.animations.values.contains { $0.unit.blocksInteraction(at: now) }
  }
}
