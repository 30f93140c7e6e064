import Foundation

/// What lies behind the items of a bar.
@MainActor
struct BarGround {
  /// The color that the bar was given; nil for its style's.
  var color: UIColor?
  /// The color of the hairline; nil for the usual.
  var shadowColor: UIColor?
  var isBlack: Bool

  /// The image behind the items; nil for none.
  var image: UIImage?

  /// - Parameter isClear: Whether the background is clear whatever else is said, as at the edge of content.
  init(style: UIBarStyle, tint: UIColor?, appearance: UIBarAppearance?, isClear: Bool = false) {
    isBlack = style != .default
    guard !isClear else {
      (color, shadowColor) = (.clear, .clear)
      return
    }
    image = appearance?.backgroundImage
    color = appearance?.backgroundColor ?? tint
    shadowColor = appearance?.shadowColor
    switch appearance?.ground ?? .usual {
    case .usual: break
    case .opaque: color = appearance?.backgroundColor ?? .systemBackground
    case .transparent:
      color = appearance?.backgroundColor ?? .clear
      shadowColor = shadowColor ?? .clear
    }
  }

  /// The color of a title.
  var titleColor: UIColor { isBlack ? .white : .label }

  /// Whether the ground is glass behind the items rather than behind the whole bar, since the bar has no color and no image.
  var isGlass: Bool { LookFigures.current.barGlass != nil && color == nil && image == nil }

  /// Fills the bar, and as far beyond it as the ground reaches, and draws a hairline at its upper or lower edge.
  func draw(in bounds: CGRect, reach: UIEdgeInsets = .zero, lineAtTop: Bool) {
    guard !isGlass else { return }
    (color ?? (isBlack ? UIColor(white: 0.11, alpha: 0.94) : .barGround)).setFill()
    var ground = bounds
    ground.origin.y -= reach.top
    ground.size.height += reach.top + reach.bottom
    UIRectFill(ground)
    image?.draw(in: ground)
    (shadowColor ?? .barLine).setFill()
    UIRectFill(CGRect(x: bounds.minX, y: lineAtTop ? bounds.minY : bounds.maxY - 0.5, width: bounds.width, height: 0.5))
  }
}

extension UIView {
  /// How far what lies behind a bar's items reaches beyond the bar, into the window's safe area: below the status bar and the home
  /// indicator.
  ///
  /// It is worked out with the bar's layout, for the insets that the screen has then.
  var reachOfBarGround: UIEdgeInsets {
    guard let window else { return .zero }
    let (frame, safe) = (convert(bounds, to: window as UIView), window.safeAreaInsets)
    let below = window.bounds.maxY - frame.maxY
    return UIEdgeInsets(
      top: frame.minY > 0 && frame.minY <= safe.top ? frame.minY : 0,
      left: 0,
      bottom: below > 0 && below <= safe.bottom ? below : 0,
      right: 0
    )
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
