public import Foundation

/// Lines and curves that draw themselves into the current context.
open class UIBezierPath: NSObject, @unchecked Sendable {
  /// The lines and curves.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  private var elements: [CGPath.Element] = []

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt

  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter

  /// How many times as long as the line's width a pointed corner may be.
  open var miterLimit: CGFloat = 10

  /// Whether what an even number of the path's lines lies around is outside.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates a path without steps.
  public nonisolated override init() {
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

  /// Creates the outline of a rectangle of which some corners are round, with the radii in points.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: CGPath(rect, rounding: corners, width: cornerRadii.width, height: cornerRadii.height))
  }

  /// Creates a part of a circle.
  ///
  /// Angles are in radians; 0 is at the right and a quarter turn at the bottom.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The smallest rectangle around the path; null for an empty path.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  /// Whether there are no steps.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// Where the next step begins.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Takes away all steps.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Moves each point by a transform.
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// Sets the lengths of dashes and gaps, in points, and how far into them the line begins; nil for an unbroken line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Begins a new line.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(controlPoint1, controlPoint2, to: endPoint))
  }

  /// Adds a curve with one point that pulls at it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    func pull(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (controlPoint.x - end.x) * 2 / 3, y: end.y + (controlPoint.y - end.y) * 2 / 3)
    }
    addCurve(to: endPoint, controlPoint1: pull(currentPoint), controlPoint2: pull(endPoint))
  }

  /// Adds a part of a circle, after a straight line to where it begins.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let path = CGPath(elements: elements)
    // The path alone has the steps while it grows, so that they are not copied for each arc.
    elements = []
    path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    elements = path.elements
  }

  /// Closes the present line.
  open func close() { elements.append(.close) }

  /// Fills the path with the present color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.add(.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding), color: context.state.fill)
  }

  /// Draws along the path with the present color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var line = LineStyle(width: lineWidth)
    line.cap = lineCapStyle
    line.join = lineJoinStyle
    line.miterLimit = miterLimit
    line.dashes = dashes
    line.dashPhase = dashPhase
    context.add(.stroke(cgPath, line), color: context.state.stroke)
  }

  /// Keeps what follows inside the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath, usesEvenOddFillRule ? .evenOdd : .winding) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of corners by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Corners of a layer, by the ends of its axes.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of corners by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four corners.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The corners of a rectangle that the mask names; the bits of both types are the same.
  var corners: UIRectCorner { UIRectCorner(rawValue: rawValue) }
}
