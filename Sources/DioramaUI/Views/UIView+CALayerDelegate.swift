public import Foundation

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
    guard UIRuntime.shared.traits.hasOverrides else { return draw(ctx.dirtyRect) }
    traitCollection.performAsCurrent { draw(ctx.dirtyRect) }
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
}
