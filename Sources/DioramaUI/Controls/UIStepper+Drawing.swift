import Foundation
import LayoutEngine

extension UIStepper {
  /// The size of every stepper, in points.
  static let size = CGSize(ControlMetrics.current.stepperSize)

  func drawButtons() {
    let rect = CGRect(origin: bounds.origin, size: Self.size)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14))
    func color(_ canStep: Bool) -> UIColor { isEnabled && (wraps || canStep) ? .label : .tertiaryLabel }
    let quarter = rect.width / 4
    Glyph.minus.draw(
      around: CGPoint(x: rect.minX + quarter, y: rect.midY),
      size: 14,
      color: color(value > minimumValue),
      lineWidth: 2
    )
    Glyph.plus.draw(
      around: CGPoint(x: rect.maxX - quarter, y: rect.midY),
      size: 14,
      color: color(value < maximumValue),
      lineWidth: 2
    )
  }
}
