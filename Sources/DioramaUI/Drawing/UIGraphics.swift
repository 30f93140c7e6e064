public import Foundation

/// The context that is drawn into now; nil outside of drawing, and beside the main actor.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  MainActorText.onMainActor { UIRuntime.shared.contexts.last } ?? nil
}

/// Makes a context the one that is drawn into.
public func UIGraphicsPushContext(_ context: CGContext) {
  onMainActor { UIRuntime.shared.contexts.append(context) }
}

/// Goes back to the context that was drawn into before.
public func UIGraphicsPopContext() { onMainActor { _ = UIRuntime.shared.contexts.popLast() } }

/// Fills a rectangle with the present color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame inside the edges of a rectangle, as wide as lines are now, with the present fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let width = context.state.line.width
  let line = CGPath(rect: rect.insetBy(dx: width / 2, dy: width / 2))
  context.add(.stroke(line, context.state.line), color: context.state.fill)
}

/// Keeps what follows inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the color of what is filled and of lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of what is filled.
  public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = self }

  /// Makes this the color of lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = self }
}
