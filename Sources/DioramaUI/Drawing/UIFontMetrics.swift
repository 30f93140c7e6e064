public import Foundation
import TextMetrics

/// Scales fonts and lengths as the font of a text style is scaled for the size that the user prefers.
@preconcurrency @MainActor
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

  /// A length that follows the text size of a collection of traits, rounded to a pixel; nil for the user's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let factor = style.lineHeightFactor((traitCollection ?? .current).preferredContentSizeCategory)
    let scale = UIRuntime.shared.screenScale
    guard factor != 1, scale > 0 else { return value }
    return (value * factor * scale).rounded() / scale
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
    let factor = scaling.style.lineHeightFactor(traits.preferredContentSizeCategory)
    let size = factor == 1 ? scaling.base : (scaling.base * factor).rounded()
    return UIFont(face, size: min(size, scaling.limit), scaling: scaling)
  }

  /// The font in the size that traits say, if it is one that follows; otherwise the font itself.
  func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling { return scaled(scaling, traits) }
    guard case .textStyle(let style) = face else { return self }
    return UIFont(face, size: style.pointSize(traits.preferredContentSizeCategory))
  }
}

extension UIFont.TextStyle {
  private static let table: [UIFont.TextStyle: TextStyleSizes] = [
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .body, .body: .body,
    .callout: .callout, .subheadline: .subheadline, .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]

  /// The size in points for a category; other styles are scaled as a large title is.
  func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
    Self.table[self]?.pointSize(category.textSize)
      ?? defaultPointSize * TextStyleSizes.largeTitle.sizeFactor(category.textSize)
  }

  /// The line height for a category as a multiple of that for the default category.
  ///
  /// UIKit scales fonts and lengths by it, not by the sizes of the style.
  func lineHeightFactor(_ category: UIContentSizeCategory) -> CGFloat {
    (Self.table[self] ?? .largeTitle).lineFactor(category.textSize)
  }
}
