import Foundation

/// The wheel of an activity indicator: eight spokes, the first of them the darkest.
@MainActor
enum ActivityWheel {
  /// Draws the wheel around a point.
  static func draw(around center: CGPoint, diameter: CGFloat, color: UIColor) {
    let alpha = color.components.rgba.alpha
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      let path = UIBezierPath()
      path.lineWidth = diameter / 9
      for distance in [0.25, 0.48] as [CGFloat] {
        let point = CGPoint(
          x: center.x + cos(angle) * distance * diameter,
          y: center.y + sin(angle) * distance * diameter
        )
        if distance == 0.25 { path.move(to: point) } else { path.addLine(to: point) }
      }
      color.withAlphaComponent(alpha * (1 - CGFloat(spoke) * 0.1)).setStroke()
      path.stroke()
    }
  }
}
