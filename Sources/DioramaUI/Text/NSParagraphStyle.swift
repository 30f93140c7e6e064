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

  /// The locations that tabs lead to; empty leaves them to `defaultTabInterval`.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// How far apart the locations behind the last tab stop are, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// How far letters may move together before a line is cut short, as a part of the font's size.
  open var tighteningFactorForTruncation: Float { values.tighteningFactorForTruncation }

  /// Whether letters may move together as far as the system thinks fit.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// How lines are broken where several breaks are possible.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
}

extension NSParagraphStyle {
  /// How lines are broken where several breaks are possible.
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

/// What a paragraph style says.
struct ParagraphValues: Hashable, Sendable {
  var alignment: NSTextAlignment = .natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
  var baseWritingDirection: NSWritingDirection = .natural
  var tabStops: [NSTextTab] = Self.systemTabStops
  var defaultTabInterval: CGFloat = 0
  var tighteningFactorForTruncation: Float = 0
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Twelve tab stops, 28 points apart.
  private static let systemTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  /// What a style made in code starts with.
  init() {}

  /// What an archive says.
  init(coder: NSCoder) {
    alignment = coder.decodeArchivedAlignment(forKey: "NSAlignment", absent: .natural)
    lineSpacing = coder.decodeCGFloat(forKey: "NSLineSpacing", absent: 0)
    paragraphSpacing = coder.decodeCGFloat(forKey: "NSParagraphSpacing", absent: 0)
    paragraphSpacingBefore = coder.decodeCGFloat(forKey: "NSParagraphSpacingBefore", absent: 0)
    firstLineHeadIndent = coder.decodeCGFloat(forKey: "NSFirstLineHeadIndent", absent: 0)
    headIndent = coder.decodeCGFloat(forKey: "NSHeadIndent", absent: 0)
    tailIndent = coder.decodeCGFloat(forKey: "NSTailIndent", absent: 0)
    lineBreakMode = coder.decodeCase(forKey: "NSLineBreakMode", absent: .byWordWrapping)
    minimumLineHeight = coder.decodeCGFloat(forKey: "NSMinLineHeight", absent: 0)
    maximumLineHeight = coder.decodeCGFloat(forKey: "NSMaxLineHeight", absent: 0)
    lineHeightMultiple = coder.decodeCGFloat(forKey: "NSLineHeightMultiple", absent: 0)
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor", absent: 0)
    // Left to right is 1, so that the natural direction can be no key or 0.
    let direction = coder.decodeInteger(forKey: "NSWritingDirection", absent: 0)
    baseWritingDirection =
      (1...2).contains(direction) ? NSWritingDirection(rawValue: direction - 1) ?? .natural : .natural
    tabStops = coder.decodeListIfPresent(of: NSTextTab.self, forKey: "NSTabStops") ?? Self.systemTabStops
    defaultTabInterval = coder.decodeCGFloat(forKey: "NSDefaultTabInterval", absent: 0)
    tighteningFactorForTruncation = coder.decodeFloat(forKey: "NSTighteningFactorForTruncation", absent: 0)
    lineBreakStrategy = coder.decodeOptions(forKey: "NSLineBreakStrategy", absent: [])
    allowsDefaultTighteningForTruncation =
      coder.decodeInteger(forKey: "NSAllowsTighteningForTruncation", absent: 0) != 0
  }

  func encode(with coder: NSCoder) {
    coder.encode(alignment.archivedNumber, forKey: "NSAlignment")
    coder.encode(Double(lineSpacing), forKey: "NSLineSpacing")
    coder.encode(Double(paragraphSpacing), forKey: "NSParagraphSpacing")
    coder.encode(Double(paragraphSpacingBefore), forKey: "NSParagraphSpacingBefore")
    coder.encode(Double(firstLineHeadIndent), forKey: "NSFirstLineHeadIndent")
    coder.encode(Double(headIndent), forKey: "NSHeadIndent")
    coder.encode(Double(tailIndent), forKey: "NSTailIndent")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(Double(minimumLineHeight), forKey: "NSMinLineHeight")
    coder.encode(Double(maximumLineHeight), forKey: "NSMaxLineHeight")
    coder.encode(Double(lineHeightMultiple), forKey: "NSLineHeightMultiple")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(tabStops as NSArray, forKey: "NSTabStops")
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    coder.encode(baseWritingDirection.rawValue + 1, forKey: "NSWritingDirection")
    coder.encode(Double(defaultTabInterval), forKey: "NSDefaultTabInterval")
    coder.encode(Double(tighteningFactorForTruncation), forKey: "NSTighteningFactorForTruncation")
    coder.encode(allowsDefaultTighteningForTruncation ? 1 : 0, forKey: "NSAllowsTighteningForTruncation")
  }
}

/// A location in a line that a tab leads to.
open class NSTextTab: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  /// How the text behind the tab is aligned at the location.
  public let alignment: NSTextAlignment
  /// How far from the start of the line the location is, in points.
  public let location: CGFloat

  /// Creates a tab stop.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
    super.init()
  }

  /// Reads a tab stop out of an archive.
  public required init?(coder: NSCoder) {
    alignment = coder.decodeArchivedAlignment(forKey: "NSTextAlignment", absent: .left)
    location = coder.decodeCGFloat(forKey: "NSLocation", absent: 0)
    super.init()
  }

  /// Writes the tab stop under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(location), forKey: "NSLocation")
    coder.encode(alignment.archivedNumber, forKey: "NSTextAlignment")
  }

  /// Returns the tab stop itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a tab stop at the same location with the same alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// A hash that equal tab stops share.
  open override var hash: Int { location.hashValue ^ alignment.rawValue }
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

  static let nsTextTab = NibClass(
    NSTextTab.self,
    parent: nil,
    name: "NSTextTab",
    properties: [
      NibProperty("alignment", \NSTextTab.alignment),
      NibProperty("location", \NSTextTab.location),
    ]
  )
}
