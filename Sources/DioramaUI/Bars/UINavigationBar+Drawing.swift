import Foundation

extension UINavigationBar {
  /// What lies behind the items.
  var ground: BarGround { BarGround(style: barStyle, tint: barTintColor, appearance: standardAppearance) }

  /// Draws the sign in the room before the back button.
  func drawBackSign() {
    guard let backButton, backButton.superview === self else { return }
    let place = CGPoint(x: backButton.frame.minX - 7, y: backButton.frame.midY)
    Glyph.chevronLeft.draw(around: place, size: 17, color: tintColor, lineWidth: 2.5)
  }
}
