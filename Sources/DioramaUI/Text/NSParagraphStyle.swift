public import Foundation
import NibLoader

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCoding, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values: ParagraphValues

  /// Creates a style with the system's values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Reads a style out of an archive.
  public required init?(coder: NSCoder) {
    values = ParagraphValues(coder: coder)
    super.init()
  }

  /// Writes the style under UIKit's keys.
  open func encode(with coder: NSCoder) {
    values.encode(with: coder)
  }

  /// Returns a style that says the same and cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a style that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Whether another object is a style that says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash that equal styles share.
  open override var hash: Int { values.hashValue }

  /// Where the lines stand.
  open var alignment: NSTextAlignment { values.alignment }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The space behind the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The indentation of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end, in points; zero or less is measured from the far edge.
  open var tailIndent: CGFloat { values.tailIndent }

  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What the height of a line is multiplied by; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// When words are hyphenated, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// The direction in which the text runs.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The places that tabs lead to; empty leaves them to `defaultTabInterval`.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// How far apart the places behind the last tab stop are, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// How far letters may move together before a line is cut short, as a part of the font's size.
  open var tighteningFactorForTruncation: Float { values.tighteningFactorForTruncation }

  /// Whether letters may move together as far as the system thinks fit.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// How lines are broken where several places would do.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
}

extension NSParagraphStyle {
  /// How lines are broken where several places would do.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A word moves to the last line rather than stand there alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Lines of Hangul are broken between words rather than letters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's own labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension UIKitClasses {
  static let nsParagraphStyle = NibClass(
    NSParagraphStyle.self,
    parent: nil,
    name: "NSParagraphStyle",
    properties: [
      NibProperty("alignment", \NSParagraphStyle.alignment),
      NibProperty("lineSpacing", \NSParagraphStyle.lineSpacing),
      NibProperty("paragraphSpacing", \NSParagraphStyle.paragraphSpacing),
      NibProperty("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore),
      NibProperty("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent),
      NibProperty("headIndent", \NSParagraphStyle.headIndent),
      NibProperty("tailIndent", \NSParagraphStyle.tailIndent),
      NibProperty("lineBreakMode", \NSParagraphStyle.lineBreakMode),
      NibProperty("minimumLineHeight", \NSParagraphStyle.minimumLineHeight),
      NibProperty("maximumLineHeight", \NSParagraphStyle.maximumLineHeight),
      NibProperty("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple),
      NibProperty("hyphenationFactor", \NSParagraphStyle.hyphenationFactor),
      NibProperty("baseWritingDirection", \NSParagraphStyle.baseWritingDirection),
      NibProperty("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy),
      NibProperty("tabStops", \NSParagraphStyle.tabStops),
      NibProperty("defaultTabInterval", \NSParagraphStyle.defaultTabInterval),
      NibProperty("tighteningFactorForTruncation", \NSParagraphStyle.tighteningFactorForTruncation),
      NibProperty("allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation),
    ]
  )
}
