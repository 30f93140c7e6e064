public import Foundation
import NibLoader

/// How lines of text stand between the sides of their area.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left side.
  case left
  /// Lines stand in the middle.
  case center
  /// Lines end at the right side.
  case right
  /// Lines fill the whole width.
  case justified
  /// Lines follow the direction of the writing.
  case natural
}

extension NSTextAlignment {
  /// The alignments by the number that paragraph styles are archived with: Core Text's, where right comes before center.
  private static let archived: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]

  /// The alignment of an archived number; nil for numbers that mean none.
  init?(archived number: Int) {
    guard Self.archived.indices.contains(number) else { return nil }
    self = Self.archived[number]
  }

  /// The number that the alignment is archived with.
  var archivedNumber: Int { Self.archived.firstIndex(of: self) ?? 0 }
}

extension NSCoder {
  /// Reads an alignment that is archived with Core Text's number; one that means none counts as absent.
  func decodeArchivedAlignment(forKey key: StaticString, absent: NSTextAlignment) -> NSTextAlignment {
    decodeIntegerIfPresent(forKey: key).flatMap(NSTextAlignment.init(archived:)) ?? absent
  }
}

/// What happens to a line of text that is too long for its area.
public enum NSLineBreakMode: Int, Sendable {
  /// The line continues on the next one after a whole word.
  case byWordWrapping
  /// The line continues on the next one after any character.
  case byCharWrapping
  /// The line is cut off at the edge.
  case byClipping
  /// An ellipsis stands at the start.
  case byTruncatingHead
  /// An ellipsis stands at the end.
  case byTruncatingTail
  /// An ellipsis stands in the middle.
  case byTruncatingMiddle
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's own letters.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Where text stands vertically when its font was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where the unshrunk text has it.
  case alignBaselines
  /// The text is centered.
  case alignCenters
  /// The text starts at the top.
  case none
}

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

/// The shadow of text.
open class NSShadow: NSObject, NSCoding {
  /// How far the shadow is moved, in points.
  open var shadowOffset: CGSize

  /// How blurred the shadow is, in points; 0 is sharp.
  open var shadowBlurRadius: CGFloat

  /// The color of the shadow, a `UIColor`; nil for no shadow.
  open var shadowColor: Any?

  /// Creates a sharp shadow that is not moved.
  public override init() {
    shadowOffset = .zero
    shadowBlurRadius = 0
    super.init()
  }

  /// Creates a shadow out of an archive.
  public required init?(coder: NSCoder) {
    shadowOffset = CGSize(
      width: coder.decodeCGFloat(forKey: "NSShadowHoriz", absent: 0),
      height: coder.decodeCGFloat(forKey: "NSShadowVert", absent: 0)
    )
    shadowBlurRadius = coder.decodeCGFloat(forKey: "NSShadowBlurRadius", absent: 0)
    shadowColor = coder.decode(UIColor.self, forKey: "NSShadowColor")
    super.init()
  }

  /// Writes the shadow under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }
}

extension UIKitClasses {
  static let nsShadow = NibClass(
    NSShadow.self,
    parent: nil,
    name: "NSShadow",
    properties: [
      NibProperty("shadowOffset", \NSShadow.shadowOffset),
      NibProperty("shadowBlurRadius", \NSShadow.shadowBlurRadius),
    ]
  )
}
