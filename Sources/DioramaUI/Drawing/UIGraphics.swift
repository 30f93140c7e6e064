public import Foundation

/// The context that is drawn into now; nil outside of drawing.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { UIRuntime.shared.contexts.last }

/// Makes a context the one that is drawn into.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) { UIRuntime.shared.contexts.append(context) }

/// Goes back to the context that was drawn into before.
@MainActor
public func UIGraphicsPopContext() { _ = UIRuntime.shared.contexts.popLast() }

/// Fills a rectangle with the present color.
@MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame inside the edges of a rectangle, as wide as lines are now, with the present fill color.
@MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let width = context.state.line.width
  let line = CGPath(rect: rect.insetBy(dx: width / 2, dy: width / 2))
  context.add(.stroke(line, context.state.line), color: context.state.fill)
}

/// Keeps what follows inside a rectangle.
@MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the color of what is filled and of lines.
  @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of what is filled.
  @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = self }

  /// Makes this the color of lines.
  @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = self }
}
