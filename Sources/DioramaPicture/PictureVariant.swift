public import DioramaUI
package import LayoutEngine
import TextMetrics

/// What a picture is made for: a screen and what its user prefers.
public struct PictureVariant: Hashable, Sendable {
  /// The size of the screen, in points.
  public var width, height: Double
  /// The insets of the safe area, in points; nil for those of the device with such a screen.
  public var safeArea: UIEdgeInsets?
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The size of text.
  public var contentSize: UIContentSizeCategory
  /// The direction in which the interface reads.
  public var direction: UIUserInterfaceLayoutDirection
  /// The language of localizable texts, such as `he`, or a pseudo-language, such as `x-long`; nil for the texts of nibs
  /// as they are.
  public var language: String?

  /// Creates a variant for a screen of a size in points; by default light, with text of the usual size, from left to
  /// right.
  public init(
    width: Double,
    height: Double,
    safeArea: UIEdgeInsets? = nil,
    style: UIUserInterfaceStyle = .light,
    contentSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    language: String? = nil
  ) {
    (self.width, self.height, self.safeArea) = (width, height, safeArea)
    (self.style, self.contentSize, self.direction) = (style, contentSize, direction)
    self.language = language
  }

  /// A phone with a screen of 375 × 667 points and a home button.
  public static let iPhoneSE = PictureVariant(width: 375, height: 667)
  /// A phone with a screen of 393 × 852 points.
  public static let iPhone15 = PictureVariant(width: 393, height: 852)
  /// A phone with a screen of 440 × 956 points.
  public static let iPhone16ProMax = PictureVariant(width: 440, height: 956)
  /// A tablet with a screen of 820 × 1180 points.
  public static let iPad = PictureVariant(width: 820, height: 1180)
  /// A tablet with a screen of 1024 × 1366 points.
  public static let iPadPro = PictureVariant(width: 1024, height: 1366)

  /// The variant in dark appearance.
  public var dark: PictureVariant { with { $0.style = .dark } }
  /// The variant on its side, in landscape orientation.
  public var landscape: PictureVariant { with { ($0.width, $0.height) = (max(width, height), min(width, height)) } }
  /// The variant laid out from right to left, with its texts unchanged.
  public var rightToLeft: PictureVariant { with { $0.direction = .rightToLeft } }

  /// The variant with another text size.
  public func text(_ contentSize: UIContentSizeCategory) -> PictureVariant { with { $0.contentSize = contentSize } }

  /// The variant in a language, laid out from right to left if the language is read so.
  ///
  /// Views that are made for the variant have the texts of `<language>.lproj` in the bundles of their nibs. `x-long`,
  /// `x-accented` and `x-rtl` need no translation: texts are longer, have marks, or run from right to left.
  public func language(_ language: String) -> PictureVariant {
    with {
      $0.language = language
      $0.direction = LanguageName.isRightToLeft(language) ? .rightToLeft : .leftToRight
    }
  }

  /// `iPhone15` in a language.
  public static func language(_ language: String) -> PictureVariant { iPhone15.language(language) }

  private func with(_ change: (inout PictureVariant) -> Void) -> PictureVariant {
    var variant = self
    change(&variant)
    return variant
  }

  /// The screen, in the terms of the layout.
  package var screen: LayoutScreen {
    LayoutScreen(
      width: width,
      height: height,
      safeArea: safeArea.map {
        LayoutInsets(top: Double($0.top), left: Double($0.left), bottom: Double($0.bottom), right: Double($0.right))
      }
    )
  }

  /// The name: the device or the size, and what differs from the usual, such as `iphone-15-dark-AX3`.
  public var name: String {
    var parts = [screen.name]
    if style == .dark { parts.append("dark") }
    if contentSize != .large { parts.append(contentSize.textSize.name) }
    if let language { parts.append(language) }
    if direction != usualDirection { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
    return parts.joined(separator: "-")
  }
}

extension PictureVariant {
  /// The direction of the language; without one, from left to right.
  private var usualDirection: UIUserInterfaceLayoutDirection {
    language.map(LanguageName.isRightToLeft) == true ? .rightToLeft : .leftToRight
  }
}

extension UIRuntime {
  /// Does something for a user who prefers an appearance, a size of text, a direction and perhaps a language, and
  /// restores what was preferred.
  package func preferring<Value, Failure: Error>(
    _ variant: PictureVariant,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = (userInterfaceStyle, preferredContentSizeCategory, userInterfaceLayoutDirection)
    let languages = preferredLanguages
    defer {
      if variant.language != nil { preferredLanguages = languages }
      userInterfaceStyle = outer.0
      preferredContentSizeCategory = outer.1
      userInterfaceLayoutDirection = outer.2
    }
    // The language has a direction of its own, which that of the variant follows.
    if let language = variant.language { preferredLanguages = [language] }
    userInterfaceStyle = variant.style
    preferredContentSizeCategory = variant.contentSize
    userInterfaceLayoutDirection = variant.direction
    return try body()
  }

  /// Does something on the screen of a variant, for its user, and restores what was there.
  package func showing<Value, Failure: Error>(
    _ variant: PictureVariant,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = (screenBounds, screenSafeAreaInsets, userInterfaceIdiom, screenScale)
    defer { (screenBounds, screenSafeAreaInsets, userInterfaceIdiom, screenScale) = outer }
    let screen = variant.screen
    screenBounds = CGRect(x: 0, y: 0, width: CGFloat(screen.width), height: CGFloat(screen.height))
    screenScale = CGFloat(screen.scale)
    userInterfaceIdiom = screen.isTablet ? .pad : .phone
    screenSafeAreaInsets = UIEdgeInsets(
      top: CGFloat(screen.safeArea.top),
      left: CGFloat(screen.safeArea.left),
      bottom: CGFloat(screen.safeArea.bottom),
      right: CGFloat(screen.safeArea.right)
    )
    return try preferring(variant, body)
  }
}
