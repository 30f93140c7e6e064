/// What nibs call the parts of attributed texts.
package enum AttributedTextKeys {
  /// What a nib calls the attributes that scenes name as `NSAttributedString.Key` does.
  package static let attributes: [String: String] = [
    "font": "NSFont", "foregroundColor": "NSColor", "backgroundColor": "NSBackgroundColor", "kern": "NSKern",
    "underlineStyle": "NSUnderline", "underlineColor": "NSUnderlineColor", "strikethroughStyle": "NSStrikethrough",
    "strikethroughColor": "NSStrikethroughColor", "baselineOffset": "NSBaselineOffset", "strokeWidth": "NSStrokeWidth",
    "strokeColor": "NSStrokeColor", "obliqueness": "NSObliqueness", "expansion": "NSExpansion", "link": "NSLink",
    "ligature": "NSLigature", "paragraphStyle": "NSParagraphStyle",
  ]

  /// The keys of a paragraph style, in the order in which they are written.
  package static let paragraph: [(name: String, key: String)] = [
    ("alignment", "NSAlignment"), ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"),
    ("firstLineHeadIndent", "NSFirstLineHeadIndent"), ("headIndent", "NSHeadIndent"), ("tailIndent", "NSTailIndent"),
    ("lineBreakMode", "NSLineBreakMode"), ("minimumLineHeight", "NSMinLineHeight"),
    ("maximumLineHeight", "NSMaxLineHeight"), ("paragraphSpacingBefore", "NSParagraphSpacingBefore"),
    ("lineHeightMultiple", "NSLineHeightMultiple"), ("hyphenationFactor", "NSHyphenationFactor"),
  ]
}
