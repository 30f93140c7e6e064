import Foundation

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
