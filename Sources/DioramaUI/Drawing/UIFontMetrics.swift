public import Foundation

/// Scales fonts and lengths as the font of a text style is scaled for the size that the user prefers.
@MainActor
open class UIFontMetrics: NSObject {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font that follows the size that the user prefers, and has its own at the usual one.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font that follows the size that a collection of traits says; nil for the user's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font that follows the size that the user prefers, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that follows the size that a collection of traits says, up to a size in points; nil for the user's.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = UIFont.Scaling(
      style: style,
      base: font.pointSize,
      limit: maximumPointSize > 0 ? maximumPointSize : .infinity
    )
    return font.scaled(scaling, traitCollection ?? .current)
  }

  /// A length that follows the size that the user prefers, as long as it says at the usual one.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length that follows the size that a collection of traits says; nil for the user's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.factor((traitCollection ?? .current).preferredContentSizeCategory)
  }
}

extension UIFont {
  /// How a font was scaled, so that it can follow when the user prefers another size.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// The size at the usual category, in points.
    var base: CGFloat
    /// The greatest size, in points.
    var limit: CGFloat
  }

  /// The font of a text style in the size that a collection of traits says; nil for the usual size.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(.textStyle(style), size: style.pointSize(traitCollection?.preferredContentSizeCategory ?? .large))
  }

  func scaled(_ scaling: Scaling, _ traits: UITraitCollection) -> UIFont {
    let factor = scaling.style.factor(traits.preferredContentSizeCategory)
    return UIFont(face, size: min(scaling.base * factor, scaling.limit), scaling: scaling)
  }

  /// The font in the size that traits say, if it is one that follows; otherwise the font itself.
  func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling { return scaled(scaling, traits) }
    guard case .textStyle(let style) = face else { return self }
    return UIFont(face, size: style.pointSize(traits.preferredContentSizeCategory))
  }
}

extension UIFont.TextStyle {
  /// The sizes in points by category, from extra small to the largest for accessibility, from Apple's guidelines.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size in points for a category; other styles are scaled as a large title is.
  func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
    Self.sizes[self]?[category.index] ?? defaultPointSize * UIFont.TextStyle.largeTitle.factor(category)
  }

  /// The size for a category in units of that for the usual one.
  func factor(_ category: UIContentSizeCategory) -> CGFloat {
    guard let sizes = Self.sizes[self] else { return Self.largeTitle.factor(category) }
    return sizes[category.index] / sizes[3]
  }
}
