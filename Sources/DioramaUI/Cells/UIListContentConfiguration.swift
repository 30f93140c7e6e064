public import Foundation

/// The content of a row in a list: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @MainActor Hashable {
  /// How an image is shown.
  @preconcurrency @MainActor
  public struct ImageProperties: Hashable {
    /// The color of a stencil; nil for the tint color of the view.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero in a direction for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, in points; zero in a direction for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is drawn that says nothing itself; nil for the system's way.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// How a text is shown.
  @preconcurrency @MainActor
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// Where lines of the language begin.
      case natural
      /// In the middle.
      case center
      /// So that both sides are straight.
      case justified
    }

    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// All are large.
      case uppercase
      /// All are small.
      case lowercase
      /// The first of each word is large.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// How a text is shortened for which there is no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters become smaller where there is no room.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller they may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed.
    public var transform = TextTransform.none
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, which is shown instead of the other; nil for none.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes, which is shown instead of the other; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts are beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The space around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The axes along which the margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The opacity of the content.
  public var alpha: CGFloat = 1

  private init(
    _ font: UIFont,
    _ color: UIColor,
    secondary: UIFont,
    vertical: CGFloat = 11
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  /// Returns the content of a cell, whose second text is below the first.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body),
      .label,
      secondary: .preferredFont(forTextStyle: .footnote)
    )
  }

  /// Returns the content of a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = cell()
    result.secondaryTextProperties.color = .label
    return result
  }

  /// Returns the content of a cell with a value at the end of the row.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body),
      .label,
      secondary: .preferredFont(forTextStyle: .body)
    )
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline),
      .label,
      secondary: .preferredFont(forTextStyle: .footnote),
      vertical: 6
    )
  }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    return UIListContentConfiguration(font, .secondaryLabel, secondary: font, vertical: 6)
  }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = plainFooter()
    result.textProperties.transform = .uppercase
    return result
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// Returns the content of a row at the side of a wide screen.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content of the header of a section at the side of a wide screen.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = plainHeader()
    configuration.textProperties.font = .boldSystemFont(ofSize: 20)
    configuration.textProperties.color = .label
    return configuration
  }

  /// Returns the content of a header that stands out, in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }

  /// Returns a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state: texts of a disabled view are gray.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let state = state as? any ListState else { return self }
    var result = self
    if state.isDisabled, textProperties.color == .label {
      result.textProperties.color = .tertiaryLabel
    } else if !state.isDisabled, textProperties.color == .tertiaryLabel {
      result.textProperties.color = .label
    }
    return result
  }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of axes by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
