import Foundation
import LayoutEngine
import SceneGeometry

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

  /// Gives the subviews that constraints or a stack view lay out their solved frames.
  ///
  /// Sets bounds and center, not the frame, so that transforms have no effect.
  func applySolvedFrames() {
    guard layer.layoutState.usesConstraints else { return }
    var current = UIRuntime.shared.layoutPass
    if current?.solution != layer.layoutState.solvedIndex.solution { current = layoutRoot.layoutParts?.pass }
    guard let pass = current else { return }
    if pass.missesConstraints, pass.spareSolutions > 0, needsSolution {
      pass.spareSolutions -= 1
      pass.solve()
    }
    for view in children where view.isPlacedByConstraints {
      guard let frame = pass.frame(view.layer.layoutState.solvedIndex) else { continue }
      if view.take(plainFrame: frame) { pass.didMove(view.layer.layoutState.solvedIndex) }
    }
  }

  /// Whether constraints lay out a subview or a guide of the view: a table whose cells change needs no solution, its cells do.
  private var needsSolution: Bool { children.contains { $0.isPlacedByConstraints } || !layoutGuides.isEmpty }

  /// Gives the view the frame that it would have without its transform; returns whether anything changed.
  ///
  /// The frame is not compared as a whole: out of center and size it comes back with rounding errors.
  private func take(plainFrame frame: CGRect) -> Bool {
    layer.layoutState.isBeingLaidOut = true
    defer { layer.layoutState.isBeingLaidOut = false }
    let anchor = layer.anchorPoint
    let newCenter = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let (isResized, isMoved) = (bounds.size != frame.size, center != newCenter)
    if isResized { bounds.size = frame.size }
    if isMoved { center = newCenter }
    return isResized || isMoved
  }
}

extension UIView {
  /// Lets each subview follow by its mask.
  func resizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    UIRuntime.shared.resizing += 1
    defer { UIRuntime.shared.resizing -= 1 }
    let views = children
    for index in views.indices where !views[index].autoresizingMask.isEmpty && views[index].followsMask {
      views[index].follow(from: oldSize, to: newSize)
    }
  }

  /// Gives way to a superview that changed its size.
  ///
  /// A transform plays no part: what is resized are the bounds about the center.
  private func follow(from oldSize: CGSize, to newSize: CGSize) {
    let anchor = layer.anchorPoint
    let (size, origin, axes) = (bounds.size, plainFrame.origin, autoresizing)
    let horizontal = axes.horizontal.resized(
      Span(position: origin.x, length: size.width),
      from: oldSize.width,
      to: newSize.width
    )
    let vertical = axes.vertical.resized(
      Span(position: origin.y, length: size.height),
      from: oldSize.height,
      to: newSize.height
    )
    let newBounds = CGSize(width: horizontal.length, height: vertical.length)
    if newBounds != size { bounds.size = newBounds }
    let newCenter = CGPoint(
      x: horizontal.position + anchor.x * newBounds.width,
      y: vertical.position + anchor.y * newBounds.height
    )
    if newCenter != center { center = newCenter }
  }
}
