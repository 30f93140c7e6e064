public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The width of the outline, as a part of the font's size in percent.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The color of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How far the letters lean.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How far the letters are stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Where a link leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How the lines of the paragraph are set.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
