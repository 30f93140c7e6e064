import Foundation

/// What lies behind the items of a bar.
@MainActor
struct BarGround {
  /// The color that the bar was given; nil for its style's.
  var color: UIColor?
  /// The color of the hairline; nil for the usual.
  var shadowColor: UIColor?
  var isBlack: Bool

  init(style: UIBarStyle, tint: UIColor?, appearance: UIBarAppearance?) {
    color = appearance?.backgroundColor ?? tint
    shadowColor = appearance?.shadowColor
    switch appearance?.ground ?? .usual {
    case .usual: break
    case .opaque: color = appearance?.backgroundColor ?? .systemBackground
    case .transparent:
      color = appearance?.backgroundColor ?? .clear
      shadowColor = shadowColor ?? .clear
    }
    isBlack = style != .default
  }

  /// The color of a title.
  var titleColor: UIColor { isBlack ? .white : .label }

  /// Fills the bar and draws a hairline at its upper or lower edge.
  func draw(in bounds: CGRect, lineAtTop: Bool) {
    (color ?? (isBlack ? UIColor(white: 0.11, alpha: 0.94) : .barGround)).setFill()
    UIRectFill(bounds)
    (shadowColor ?? .barLine).setFill()
    UIRectFill(CGRect(x: bounds.minX, y: lineAtTop ? bounds.minY : bounds.maxY - 0.5, width: bounds.width, height: 0.5))
  }
}

extension UIView {
  /// The bounds of a bar with the part of the window's safe area beside it, which what lies behind its items reaches into: the status
  /// bar above, the home indicator below.
  var boundsOfBarGround: CGRect {
    guard let window else { return bounds }
    let (frame, safe) = (convert(bounds, to: window as UIView), window.safeAreaInsets)
    var ground = bounds
    if frame.minY > 0, frame.minY <= safe.top {
      ground.origin.y -= frame.minY
      ground.size.height += frame.minY
    }
    let below = window.bounds.maxY - frame.maxY
    if below > 0, below <= safe.bottom { ground.size.height += below }
    return ground
  }
}

/// What stands for content that only a device has, such as a map or a page.
@MainActor
enum NamedGround {
  /// Fills a rectangle and writes a word into its middle.
  static func draw(_ name: String, in rect: CGRect, color: UIColor) {
    color.setFill()
    UIRectFill(rect)
    TextBlock.drawLine(name, font: .systemFont(ofSize: 13), color: .secondaryLabel, in: rect)
  }
}
