/// What nibs call the parts of attributed texts.
package enum AttributedTextKeys {
  /// What nibs and documents of Interface Builder call the attributes that scenes name as `NSAttributedString.Key` does.
  package static let attributes: [String: String] = [
    "font": "NSFont", "foregroundColor": "NSColor", "backgroundColor": "NSBackgroundColor", "kern": "NSKern",
    "underlineStyle": "NSUnderline", "underlineColor": "NSUnderlineColor", "strikethroughStyle": "NSStrikethrough",
    "strikethroughColor": "NSStrikethroughColor", "baselineOffset": "NSBaselineOffset", "strokeWidth": "NSStrokeWidth",
    "strokeColor": "NSStrokeColor", "obliqueness": "NSObliqueness", "expansion": "NSExpansion", "link": "NSLink",
    "ligature": "NSLigature", "paragraphStyle": "NSParagraphStyle",
  ]

  /// The attribute that a nib or a document calls by a name; nil for one that scenes do not have.
  package static func attribute(named archivedName: String) -> String? {
    attributes.first { $0.value == archivedName }?.key
  }

  /// The numbers of a paragraph style, in the order in which they are written; zero is what a missing key means.
  package static let paragraphNumbers: [(name: String, key: String)] = [
    ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"),
    ("firstLineHeadIndent", "NSFirstLineHeadIndent"), ("headIndent", "NSHeadIndent"), ("tailIndent", "NSTailIndent"),
    ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"),
    ("lineHeightMultiple", "NSLineHeightMultiple"), ("paragraphSpacingBefore", "NSParagraphSpacingBefore"),
    ("defaultTabInterval", "NSDefaultTabInterval"), ("hyphenationFactor", "NSHyphenationFactor"),
    ("tighteningFactorForTruncation", "NSTighteningFactorForTruncation"),
  ]

  /// Archives number alignments as Core Text does, where right comes before center.
  package static let alignments = ["left": 0, "right": 1, "center": 2, "justified": 3, "natural": 4]
}
