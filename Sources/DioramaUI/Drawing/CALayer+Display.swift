public import Foundation

extension CALayer {
  /// Whether the layer is marked to be drawn.
  public func needsDisplay() -> Bool { displayState.isMarked }

  /// Marks a rectangle, or all of the layer, and lets its superlayers know.
  func markDisplay(_ rect: CGRect?) {
    if !displayState.isMarked {
      dirtyRect = rect
    } else if let rect, let dirty = dirtyRect {
      dirtyRect = dirty.union(rect)
    } else {
      dirtyRect = nil
    }
    displayState.isMarked = true
    spreadDisplayMark()
    UIRuntime.shared.mainLoop.setNeedsCommit()
  }

  /// The marked part of the layer's own coordinates; nil for all of it.
  private var dirtyRect: CGRect? {
    get { setting(\.dirtyRect) }
    set { set(\.dirtyRect, to: newValue) }
  }

  func spreadDisplayMark() {
    var layer = superlayer
    while let current = layer, !current.displayState.isMarkedInside {
      current.displayState.isMarkedInside = true
      layer = current.superlayer
    }
  }

  /// Draws the marked layers that can be seen; the others, and what they hold, keep their marks until they are shown.
  func displaySubtree() {
    guard displayState.isMarked || displayState.isMarkedInside else { return }
    var pending: [CALayer] = [self]
    while let layer = pending.popLast() {
      if layer.isHidden { continue }
      layer.displayState.wasShown = true
      layer.displayMarked()
      guard layer.displayState.isMarkedInside else { continue }
      layer.displayState.isMarkedInside = false
      pending.append(contentsOf: layer.sublayerList.reversed())
    }
  }

  /// Draws the marked part into a new recording.
  func displayMarked() {
    guard displayState.isMarked, !isHidden, !bounds.isEmpty else { return }
    let rect = dirtyRect.map { $0.intersection(bounds) } ?? bounds
    displayState.isMarked = false
    dirtyRect = nil
    guard !rect.isEmpty else { return }
    let context = CGContext(size: bounds.size)
    context.dirtyRect = rect
    UIGraphicsPushContext(context)
    draw(in: context)
    delegate?.draw(self, in: context)
    UIGraphicsPopContext()
    // Drawing that asks for drawing would never end.
    displayState.isMarked = false
    if !context.commands.isEmpty { contents = context.commands }
  }
}

/// An object that lays out and draws for a layer, as a view does for its own.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers of a layer that was marked for layout.
  func layoutSublayers(of layer: CALayer)

  /// Draws the content of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Hears that the size of a layer's bounds has changed.
  func layer(_ layer: CALayer, didChangeSizeFrom oldSize: CGSize)

  /// What is done where a property of the layer changes; nil to leave it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lays out nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layer(_ layer: CALayer, didChangeSizeFrom oldSize: CGSize) {}

  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {
  func layOutSublayers() {
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
