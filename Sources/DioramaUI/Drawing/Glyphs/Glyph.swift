import Foundation

/// The few signs that UIKit's own controls and bars draw, as lines in a square.
@MainActor
enum Glyph {
  case plus
  case minus
  case cross
  case magnifier
  case chevronLeft
  case chevronRight
  case chevronDown
  case checkmark
  case information

  /// The sign that a symbol of the system is, as far as it is one of these; nil for any other.
  init?(symbol name: String) {
    switch name {
    case "plus": self = .plus
    case "minus": self = .minus
    case "xmark": self = .cross
    case "magnifyingglass": self = .magnifier
    case "chevron.left", "chevron.backward": self = .chevronLeft
    case "chevron.right", "chevron.forward": self = .chevronRight
    case "chevron.down": self = .chevronDown
    case "checkmark": self = .checkmark
    case "info.circle": self = .information
    default: return nil
    }
  }

  /// Draws the sign around a point.
  func draw(around center: CGPoint, size: CGFloat, color: UIColor, lineWidth: CGFloat = 1.5) {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    for line in lines {
      for (number, point) in line.enumerated() {
        let end = CGPoint(x: center.x + point.x * size / 2, y: center.y + point.y * size / 2)
        if number == 0 { path.move(to: end) } else { path.addLine(to: end) }
      }
    }
    color.setStroke()
    path.stroke()
    guard let round else { return }
    let circle = UIBezierPath(
      ovalIn: CGRect(
        x: center.x + round.minX * size / 2,
        y: center.y + round.minY * size / 2,
        width: round.width * size / 2,
        height: round.height * size / 2
      )
    )
    circle.lineWidth = lineWidth
    circle.stroke()
  }

  /// The straight lines, in a square from -1 to 1.
  private var lines: [[CGPoint]] {
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return switch self {
    case .plus: [[p(-1, 0), p(1, 0)], [p(0, -1), p(0, 1)]]
    case .minus: [[p(-1, 0), p(1, 0)]]
    case .cross: [[p(-1, -1), p(1, 1)], [p(1, -1), p(-1, 1)]]
    case .magnifier: [[p(0.4, 0.4), p(1, 1)]]
    case .chevronLeft: [[p(0.5, -1), p(-0.5, 0), p(0.5, 1)]]
    case .chevronRight: [[p(-0.5, -1), p(0.5, 0), p(-0.5, 1)]]
    case .chevronDown: [[p(-1, -0.5), p(0, 0.5), p(1, -0.5)]]
    case .checkmark: [[p(-1, 0.1), p(-0.3, 0.8), p(1, -0.8)]]
    case .information: [[p(0, -0.15), p(0, 0.55)], [p(0, -0.55), p(0, -0.4)]]
    }
  }

  /// The circle, in the same square; nil where there is none.
  private var round: CGRect? {
    switch self {
    case .magnifier: CGRect(x: -1, y: -1, width: 1.6, height: 1.6)
    case .information: CGRect(x: -1, y: -1, width: 2, height: 2)
    default: nil
    }
  }
}

/// The wheel that says that something is going on: eight spokes, the first of them the darkest.
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
