import Foundation

/// The rows of a wheel of dates, drawn from its middle to both sides.
@MainActor
struct DateWheel {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 32

  /// The part of the width, from 0 to 1.
  var share: CGFloat
  /// The text of a row, counted from the one in the middle; nil where there is none.
  var text: (_ row: Int) -> String?
  /// Picks the row that a number of rows is away from the one in the middle; nil for a wheel that cannot be turned.
  var turn: ((_ rows: Int) -> Void)?

  /// The wheel at a horizontal location; nil where there is none.
  static func wheel(at x: CGFloat, of wheels: [DateWheel], in rect: CGRect) -> Int? {
    var end = rect.minX + 9
    for (index, wheel) in wheels.enumerated() {
      end += (rect.width - 18) * wheel.share
      if x < end { return index }
    }
    return nil
  }

  /// Draws the band in the middle, and wheels side by side.
  static func draw(_ wheels: [DateWheel], in rect: CGRect, color: UIColor) {
    UIColor.tertiarySystemFill.setFill()
    let band = CGRect(x: rect.minX + 9, y: rect.midY - rowHeight / 2, width: rect.width - 18, height: rowHeight)
    if band.width > 0 { UIBezierPath(roundedRect: band, cornerRadius: 7).fill() }
    var x = band.minX
    for wheel in wheels {
      let width = band.width * wheel.share
      for row in -3...3 {
        let y = band.minY + CGFloat(row) * rowHeight * (1 - CGFloat(abs(row)) * 0.04)
        let fade = [1, 0.4, 0.2, 0.08][abs(row)]
        guard y >= rect.minY, y + rowHeight <= rect.maxY, let text = wheel.text(row) else { continue }
        TextBlock.drawLine(
          text,
          font: .systemFont(ofSize: row == 0 ? 22 : 20),
          color: color.withAlphaComponent(color.components.rgba.alpha * fade),
          in: CGRect(x: x, y: y, width: width, height: rowHeight)
        )
      }
      x += width
    }
  }
}
