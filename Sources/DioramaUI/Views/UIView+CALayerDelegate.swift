public import Foundation
import LayoutEngine
import SceneGeometry

extension UIView: CALayerDelegate {
  /// Lets the view place its subviews, between the two calls that its controller gets.
  public func layoutSublayers(of layer: CALayer) {
    if controller != nil || followsSafeArea { announceSafeArea() }
    controller?.viewWillLayoutSubviews()
    controller?.layOutContent()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Lets the view draw, on a cleared ground unless the view fills it itself.
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    guard type(of: self) != UIView.self else { return }
    draw(ctx.dirtyRect)
  }

  /// Lets the subviews follow by their masks.
  public func layer(_ layer: CALayer, didChangeSizeFrom oldSize: CGSize) {
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews, !children.isEmpty else { return }
    let runtime = UIRuntime.shared
    guard runtime.resizing < 200 else { return runtime.pendingResizes.append((self, oldSize)) }
    resizeSubviews(from: oldSize)
    // What was too deep for the stack follows once the calls have returned.
    while runtime.resizing == 0, let pending = runtime.pendingResizes.popLast() {
      pending.view.resizeSubviews(from: pending.oldSize)
    }
  }

  private func resizeSubviews(from oldSize: CGSize) {
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
    let place = CGPoint(
      x: horizontal.position + anchor.x * newBounds.width,
      y: vertical.position + anchor.y * newBounds.height
    )
    if place != center { center = place }
  }
}
