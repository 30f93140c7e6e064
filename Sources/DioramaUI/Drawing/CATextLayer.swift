public import Foundation

/// How the lines of a text layer are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the language of the text has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How a text layer shortens a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws a text.
///
/// Texts are cut off at the bounds whatever the truncation mode is.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; nil for none.
  open var string: Any? { didSet { setNeedsDisplay() } }

  /// The font: a `CGFont`, a `UIFont`, whose size does not count, or the name of a font; nil for Helvetica.
  ///
  /// An attributed text has its own.
  open var font: Any? { didSet { setNeedsDisplay() } }

  /// The size of the font, in points; an attributed text has its own.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }

  /// The color of the text; an attributed text has its own.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }

  /// Whether lines are broken at the width of the bounds.
  open var isWrapped = false { didSet { setNeedsDisplay() } }

  /// How a text that does not fit is shortened.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  /// How the lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

  /// Whether letters may lie between pixels.
  open var allowsFontSubpixelQuantization = false

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }

  /// Draws the text from the top of the bounds on.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = attributedString else { return }
    let block = TextBlock(text, font: shownFont, width: isWrapped ? bounds.width : .infinity, limit: 0)
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    UIGraphicsPushContext(ctx)
    block.draw(in: bounds, alignment: alignment, color: foregroundColor.map { UIColor(cgColor: $0) })
    UIGraphicsPopContext()
  }

  private var attributedString: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    let text = (string as? String) ?? (string as? NSString).map { "\($0)" }
    return text.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) }
  }

  private var shownFont: UIFont {
    let name: String? =
      switch font {
      case let font as UIFont: font.fontName
      case let name as String: name
      default: named
      }
    return UIFont(name: name ?? "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  private var named: String? { (font as? CGFont)?.fullName }
}
