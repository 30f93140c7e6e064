public import Foundation
import NibLoader

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where the lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space behind the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The space before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The indentation of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The indentation of the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end, in points; zero or less is measured from the far edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// What the height of a line is multiplied by; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// When words are hyphenated, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// The direction in which the text runs.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The locations that tabs lead to; empty leaves them to `defaultTabInterval`.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  /// How far apart the locations behind the last tab stop are, in points; 0 for none.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// How far letters may move together before a line is cut short, as a part of the font's size.
  open override var tighteningFactorForTruncation: Float {
    get { values.tighteningFactorForTruncation }
    set { values.tighteningFactorForTruncation = newValue }
  }

  /// Whether letters may move together as far as the system thinks fit.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// How lines are broken where several breaks are possible.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
}

extension UIKitClasses {
  static let nsMutableParagraphStyle = NibClass(
    NSMutableParagraphStyle.self,
    parent: NSParagraphStyle.self,
    name: "NSMutableParagraphStyle",
    properties: [
      NibProperty("alignment", \NSMutableParagraphStyle.alignment),
      NibProperty("lineSpacing", \NSMutableParagraphStyle.lineSpacing),
      NibProperty("paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing),
      NibProperty("paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore),
      NibProperty("firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent),
      NibProperty("headIndent", \NSMutableParagraphStyle.headIndent),
      NibProperty("tailIndent", \NSMutableParagraphStyle.tailIndent),
      NibProperty("lineBreakMode", \NSMutableParagraphStyle.lineBreakMode),
      NibProperty("minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight),
      NibProperty("maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight),
      NibProperty("lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple),
      NibProperty("hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor),
      NibProperty("baseWritingDirection", \NSMutableParagraphStyle.baseWritingDirection),
      NibProperty("lineBreakStrategy", \NSMutableParagraphStyle.lineBreakStrategy),
      NibProperty("tabStops", \NSMutableParagraphStyle.tabStops),
      NibProperty("defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval),
      NibProperty("tighteningFactorForTruncation", \NSMutableParagraphStyle.tighteningFactorForTruncation),
      NibProperty(
        "allowsDefaultTighteningForTruncation",
        \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation
      ),
    ]
  )
}
