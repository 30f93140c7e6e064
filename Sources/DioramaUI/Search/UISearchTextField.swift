public import Foundation

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  /// Where the text stands, behind the magnifier.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 32, y: bounds.minY, width: max(0, bounds.width - 40), height: bounds.height)
  }

  /// Draws the ground and the magnifier, and the text or the placeholder.
  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
    Glyph.magnifier.draw(around: CGPoint(x: 18, y: bounds.midY), size: 14, color: .secondaryLabel)
    super.draw(rect)
  }
}
