public import Foundation

/// Lines and curves that draw themselves into the current context.
@MainActor
open class UIBezierPath: NSObject {
  /// The lines and curves.
  open var cgPath: CGPath

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Creates a path without steps.
  public nonisolated override init() {
    cgPath = CGPath()
    super.init()
  }

  /// Creates a path from another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// Creates the outline of a rectangle with round corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// Begins a new line.
  open func move(to point: CGPoint) { cgPath.elements.append(.move(point)) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { cgPath.elements.append(.line(point)) }

  /// Adds a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.elements.append(.curve(controlPoint1, controlPoint2, to: endPoint))
  }

  /// Closes the present line.
  open func close() { cgPath.elements.append(.close) }

  /// Fills the path with the present color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.add(.fill(cgPath), color: context.state.fill)
  }

  /// Draws along the path with the present color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.add(.stroke(cgPath, lineWidth: lineWidth), color: context.state.stroke)
  }

  /// Keeps what follows inside the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath) }
}
