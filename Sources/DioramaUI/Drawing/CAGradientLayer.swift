public import Foundation

/// How a gradient goes through its colors.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line, the colors across it.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards in ellipses, the last of which ends where the end point is, on each axis.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, to the right in the picture's sense, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient behind its content.
///
/// Pictures show it in bands of one color each.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The bands of a picture between two colors.
  static let bandsPerStep = 32

  /// The colors, each a `CGColor`; nil, the default, for no gradient.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }

  /// Where each color is, as shares of the way from the start to the end; nil, the default, for even steps.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// Where the gradient begins, as shares of the layer's width and height.
  ///
  /// At first it is the middle of the upper edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }

  /// Where the gradient ends, as shares of the layer's width and height.
  ///
  /// At first it is the middle of the lower edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

  /// How the gradient goes through its colors.
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  /// Creates a layer without colors.
  public required nonisolated init() {
    super.init()
  }

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  typealias Stop = (location: CGFloat, color: CGColor)

  /// The colors with their locations, in order.
  private var stops: [Stop] {
    let colors = (colors ?? []).compactMap { Self.color($0) }
    let steps = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
      return (given ?? CGFloat(index) / steps, color)
    }
  }

  private static func color(_ value: Any) -> CGColor? {
    #if canImport(CoreGraphics)
      // A type of Core Foundation is told by its number only.
      // swift-format-ignore: NeverForceUnwrap
      CFGetTypeID(value as CFTypeRef) == CGColor.typeID ? (value as! CGColor) : nil
    #else
      value as? CGColor
    #endif
  }

  /// Draws the gradient.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let stops = stops
    guard let last = stops.last, !bounds.isEmpty else { return }
    let start = CGPoint(x: bounds.minX + startPoint.x * bounds.width, y: bounds.minY + startPoint.y * bounds.height)
    let way = CGPoint(
      x: (endPoint.x - startPoint.x) * bounds.width,
      y: (endPoint.y - startPoint.y) * bounds.height
    )
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard stops.count > 1 else { return fill(last.color, bounds, ctx) }
    switch type {
    case .radial: return drawRadial(stops, start, way, ctx)
    case .conic: return drawConic(stops, start, way, ctx)
    default: break
    }
    guard length > 0 else { return fill(last.color, bounds, ctx) }
    // Each band covers everything from its beginning on, so that there is nothing between two of them. Where something is seen
    // through a color, it ends where the next one begins.
    let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
    if isOpaque {
      fill(stops[0].color, bounds, ctx)
    } else {
      fill(stops[0].color, from: nil, to: stops[0].location, start, way, length, ctx)
    }
    for (lower, upper) in zip(stops, stops.dropFirst()) where upper.location > lower.location {
      for band in 0..<Self.bandsPerStep {
        let share = (CGFloat(band) + 0.5) / CGFloat(Self.bandsPerStep)
        let width = (upper.location - lower.location) / CGFloat(Self.bandsPerStep)
        let begin = lower.location + width * CGFloat(band)
        let end = isOpaque ? nil : begin + width
        fill(Self.mix(lower.color, upper.color, share), from: begin, to: end, start, way, length, ctx)
      }
    }
    guard last.location < 1 || !isOpaque else { return }
    fill(last.color, from: last.location, to: nil, start, way, length, ctx)
  }

  func fill(_ color: CGColor, _ rect: CGRect, _ ctx: CGContext) {
    ctx.setFillColor(color)
    ctx.fill(rect)
  }

  /// Fills what lies between two shares of the way; nil for no end on that side.
  private func fill(
    _ color: CGColor,
    from begin: CGFloat?,
    to end: CGFloat?,
    _ start: CGPoint,
    _ way: CGPoint,
    _ length: CGFloat,
    _ ctx: CGContext
  ) {
    let unit = CGPoint(x: way.x / length, y: way.y / length)
    func point(_ share: CGFloat) -> CGPoint { CGPoint(x: start.x + way.x * share, y: start.y + way.y * share) }
    var area = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    // The part of the layer on the far side of a line across the way, and on the near side of another one.
    if let begin { area = HalfPlane(point: point(begin), direction: unit).clip(area) }
    if let end { area = HalfPlane(point: point(end), direction: CGPoint(x: -unit.x, y: -unit.y)).clip(area) }
    guard area.count > 2 else { return }
    let path = UIBezierPath()
    path.move(to: area[0])
    for corner in area.dropFirst() { path.addLine(to: corner) }
    path.close()
    ctx.setFillColor(color)
    ctx.addPath(path.cgPath)
    ctx.fillPath()
  }

  /// A side of a line.
  private struct HalfPlane {
    var point: CGPoint
    /// Points to the inside.
    var direction: CGPoint

    private func distance(_ other: CGPoint) -> CGFloat {
      (other.x - point.x) * direction.x + (other.y - point.y) * direction.y
    }

    /// The part of a convex polygon that is inside.
    func clip(_ corners: [CGPoint]) -> [CGPoint] {
      var result: [CGPoint] = []
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        let (a, b) = (distance(corner), distance(next))
        if a >= 0 { result.append(corner) }
        // A corner on the line is there already.
        if a * b < 0 {
          let share = a / (a - b)
          result.append(CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
      }
      return result
    }
  }

  static func mix(_ first: CGColor, _ second: CGColor, _ share: CGFloat) -> CGColor {
    let (a, b) = (UIColor(cgColor: first), UIColor(cgColor: second))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (otherRed, otherGreen, otherBlue, otherAlpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    a.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    b.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &otherAlpha)
    return UIColor(
      red: red + (otherRed - red) * share,
      green: green + (otherGreen - green) * share,
      blue: blue + (otherBlue - blue) * share,
      alpha: alpha + (otherAlpha - alpha) * share
    ).cgColor
  }
}

/// Gradients around a point.
extension CAGradientLayer {
  /// A ring of one color; without an end, everything from its beginning on.
  private struct Band {
    var color: CGColor
    var begin: CGFloat
    var end: CGFloat
  }

  /// The colors from the beginning to the end, each for its part of the way.
  private func bands(_ stops: [Stop]) -> [Band] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var bands: [Band] = []
    if first.location > 0 { bands.append(Band(color: first.color, begin: 0, end: first.location)) }
    for (lower, upper) in zip(stops, stops.dropFirst()) where upper.location > lower.location {
      let width = (upper.location - lower.location) / CGFloat(Self.bandsPerStep)
      for index in 0..<Self.bandsPerStep {
        let share = (CGFloat(index) + 0.5) / CGFloat(Self.bandsPerStep)
        let begin = lower.location + width * CGFloat(index)
        bands.append(Band(color: Self.mix(lower.color, upper.color, share), begin: begin, end: begin + width))
      }
    }
    bands.append(Band(color: last.color, begin: last.location, end: .infinity))
    return bands
  }

  /// Draws ellipses from the inside to the outside, each without the one before.
  func drawRadial(_ stops: [Stop], _ center: CGPoint, _ radii: CGPoint, _ ctx: CGContext) {
    guard radii.x != 0, radii.y != 0 else { return fill(stops[stops.count - 1].color, bounds, ctx) }
    func ellipse(_ share: CGFloat) -> CGPath {
      let (width, height) = (abs(radii.x) * share, abs(radii.y) * share)
      return CGPath(ellipseIn: CGRect(x: center.x - width, y: center.y - height, width: width * 2, height: height * 2))
    }
    ctx.saveGState()
    ctx.clip(to: bounds)
    for band in bands(stops) where band.end > band.begin {
      ctx.setFillColor(band.color)
      if band.begin > 0 { ctx.addPath(ellipse(band.begin)) }
      ctx.addPath(band.end.isFinite ? ellipse(band.end) : CGPath(rect: bounds))
      ctx.fillPath(using: .evenOdd)
    }
    ctx.restoreGState()
  }

  /// Draws pieces of a pie around the center.
  func drawConic(_ stops: [Stop], _ center: CGPoint, _ way: CGPoint, _ ctx: CGContext) {
    let start = atan2(way.y, way.x)
    // Each corner of the bounds is nearer than this.
    let reach = bounds.width + bounds.height + abs(center.x - bounds.midX) + abs(center.y - bounds.midY)
    ctx.saveGState()
    ctx.clip(to: bounds)
    for band in bands(stops) {
      let (begin, end) = (max(0, min(band.begin, 1)), max(0, min(band.end, 1)))
      guard end > begin else { continue }
      ctx.setFillColor(band.color)
      ctx.move(to: center)
      // A piece has a corner at least every twelfth of a turn, so that its straight edge stays outside of the bounds.
      let steps = max(1, Int(((end - begin) * 12).rounded(.up)))
      for step in 0...steps {
        let angle = start + 2 * .pi * (begin + (end - begin) * CGFloat(step) / CGFloat(steps))
        ctx.addLine(to: CGPoint(x: center.x + reach * 2 * cos(angle), y: center.y + reach * 2 * sin(angle)))
      }
      ctx.closePath()
      ctx.fillPath()
    }
    ctx.restoreGState()
  }
}
