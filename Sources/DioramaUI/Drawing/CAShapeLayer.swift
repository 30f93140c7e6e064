public import Foundation

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an end by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a corner by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What an odd number of the path's lines lies around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path: filled, and then its line.
///
/// The line may be drawn in part, with dashes, and with round or flat ends and corners.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates; nil for none.
  open var path: CGPath? { didSet { setNeedsDisplay() } }

  /// The color that fills the path; nil for none.
  ///
  /// At first it is black.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { setNeedsDisplay() } }

  /// The color of the line; nil, the default, for no line.
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }

  /// Where the line begins, as a share of the path's length.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

  /// What is inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }

  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }

  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }

  /// How many times as long as the line's width pointed corners may be.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }

  /// How far into the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The lengths of dashes and gaps by turns, in points; nil, the default, for an unbroken line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// Creates a layer without a path.
  public required nonisolated init() {
    super.init()
  }

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    miterLimit = other.miterLimit
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }

  override var drawsBeyondBounds: Bool { path != nil }

  /// Draws the path.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let path else { return }
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.addPath(path)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.setLineWidth(lineWidth)
    ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    ctx.setMiterLimit(miterLimit)
    ctx.setLineDash(phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
    #if canImport(CoreGraphics)
      ctx.addPath(path)
    #else
      ctx.addPath(strokeStart <= 0 && strokeEnd >= 1 ? path : path.part(from: strokeStart, to: strokeEnd))
    #endif
    ctx.strokePath()
  }
}
