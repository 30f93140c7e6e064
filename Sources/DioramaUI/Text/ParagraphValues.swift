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

  /// What a style made in code starts with.
  init() {}

  /// What an archive says.
  init(coder: NSCoder) {
    alignment = coder.decodeCase(forKey: "NSAlignment", absent: .natural)
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
  }

  func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
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
  }
}
