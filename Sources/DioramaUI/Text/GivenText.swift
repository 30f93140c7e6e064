import Foundation

/// A text as it was given, plain or with attributes; each reads as the other.
struct GivenText {
  private var plainText: String?
  private var richText: NSAttributedString?

  /// Makes a text, of which the attributes count where there are any; nil for none.
  init(plain: String? = nil, rich: NSAttributedString? = nil) {
    plainText = plain
    richText = rich
  }

  /// The text without its attributes; nil for none.
  ///
  /// Setting it drops all attributes.
  var plain: String? {
    get { richText.map { $0.string } ?? plainText }
    set {
      plainText = newValue
      richText = nil
    }
  }

  /// Whether the text has no attributes.
  var isPlain: Bool { richText == nil }

  /// Returns whether the text has no attributes and equals a plain text; nil for none.
  func isPlain(_ text: String?) -> Bool { richText == nil && plainText == text }

  /// The text with attributes; nil for none.
  var rich: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      richText = newValue
      plainText = newValue?.string
    }
  }
}

/// The styles that a text with attributes begins with, which labels and fields take over.
struct FirstStyle {
  var font: UIFont?
  var color: UIColor?
  var paragraph: NSParagraphStyle?

  /// Reads the styles of a text; nil for an empty one.
  init?(of text: NSAttributedString) {
    guard text.length > 0 else { return nil }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    font = attributes[.font] as? UIFont
    color = attributes[.foregroundColor] as? UIColor
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }
}
