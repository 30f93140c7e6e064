import Foundation

extension UIView {
  /// The topmost view of the hierarchy, whose layout pass lays out this view.
  var layoutRoot: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// The layout pass of the view, which must be the topmost one; created if there is none.
  var madeLayoutPass: LayoutPass {
    let parts = madeLayoutParts
    if let pass = parts.pass { return pass }
    let pass = LayoutPass(root: self)
    parts.pass = pass
    return pass
  }

  /// Gives the subviews that constraints or a stack view place their solved frames.
  ///
  /// Sets bounds and center, not the frame, so that transforms have no effect.
  func placeSubviews() {
    guard layer.layoutState.usesConstraints else { return }
    var current = UIRuntime.shared.layoutPass
    if current?.solution != layer.layoutState.solvedPlace.solution { current = layoutRoot.layoutParts?.pass }
    guard let pass = current else { return }
    if pass.missesConstraints, pass.spareSolutions > 0 {
      pass.spareSolutions -= 1
      pass.solve()
    }
    for view in children where view.isPlacedByConstraints {
      guard let frame = pass.frame(view.layer.layoutState.solvedPlace) else { continue }
      if view.take(plainFrame: frame) { pass.hasPlaced = true }
    }
  }

  /// Gives the view the frame that it would have without its transform; returns whether anything changed.
  ///
  /// The frame is not compared as a whole: out of center and size it comes back with rounding errors.
  private func take(plainFrame frame: CGRect) -> Bool {
    layer.layoutState.isBeingPlaced = true
    defer { layer.layoutState.isBeingPlaced = false }
    let anchor = layer.anchorPoint
    let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let (isResized, isMoved) = (bounds.size != frame.size, center != place)
    if isResized { bounds.size = frame.size }
    if isMoved { center = place }
    return isResized || isMoved
  }
}
