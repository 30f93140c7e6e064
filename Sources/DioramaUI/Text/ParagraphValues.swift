import Foundation

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

  /// Twelve places, 28 points apart.
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
