import Foundation

extension UIVisualEffectView {
  /// Draws what a blur leaves of the light; nothing behind is really blurred.
  func drawEffect() {
    guard let blur = effect as? UIBlurEffect else { return }
    let color: UIColor =
      switch blur.style {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark:
        UIColor(white: 0.11, alpha: 0.73)
      case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.82)
      case .light, .regular: UIColor(white: 1, alpha: 0.6)
      default: UIColor(white: 0.97, alpha: 0.8)
      }
    color.setFill()
    UIRectFill(bounds)
  }
}
