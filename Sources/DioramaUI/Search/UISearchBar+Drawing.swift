import Foundation

extension UISearchBar {
  /// Fills the bar, and writes the line above the field.
  func drawGround() {
    if searchBarStyle != .minimal {
      (barTintColor ?? (barStyle == .default ? UIColor.systemGray6 : UIColor(white: 0.11, alpha: 1))).setFill()
      UIRectFill(bounds)
    }
    backgroundImage?.draw(in: bounds)
    guard let prompt else { return }
    let line = CGRect(x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: 20)
    TextBlock.drawLine(prompt, font: .systemFont(ofSize: 13), color: .label, in: line)
  }
}
