public import Foundation
import LayoutEngine
import NibLoader

/// A view that shows one or more lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  @exclusivity(unchecked) private var givenText = GivenText()
  @exclusivity(unchecked) private var measured = MeasuredText()

  /// The font; setting nil gives the system font in 17 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      // Bars and cells set what their labels show in every layout; an equal value must not ask for another layout.
      if font != oldValue { contentDidChange() }
    }
  }

  /// The color of the text; setting nil gives the system's color of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The color of the text's shadow; nil for no shadow.
  open var shadowColor: UIColor?

  /// Where the shadow falls, in points.
  open var shadowOffset: CGSize

  /// Where the lines stand.
  open var textAlignment: NSTextAlignment

  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode

  /// How many lines there may be; 0 for any number.
  open var numberOfLines: Int { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  /// Whether the text is made smaller to fit the width.
  open var adjustsFontSizeToFitWidth: Bool

  /// Where the text stands when it was made smaller.
  open var baselineAdjustment: UIBaselineAdjustment

  /// How small the font may become, from 0 to 1; 0 for no limit of its own.
  open var minimumScaleFactor: CGFloat

  /// Whether letters are moved together before a line is cut.
  open var allowsDefaultTighteningForTruncation: Bool

  /// Whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool

  /// Whether the text is drawn enabled.
  open var isEnabled: Bool

  /// Whether the text is drawn highlighted.
  open var isHighlighted: Bool

  /// The color of highlighted text; nil for the ordinary one.
  open var highlightedTextColor: UIColor?

  /// Whether a pointer over cut text shows all of it; there is no pointer here.
  open var showsExpansionTextWhenTruncated = false

  /// The width at which layout breaks lines, in points; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Whether letters move together to fit, in the way of older systems.
  open var adjustsLetterSpacingToFitWidth = false

  /// Creates a label in code.
  public override init(frame: CGRect) {
    font = .systemFont(ofSize: 17)
    textColor = .label
    shadowOffset = CGSize(width: 0, height: -1)
    textAlignment = .natural
    lineBreakMode = .byTruncatingTail
    numberOfLines = 1
    adjustsFontSizeToFitWidth = false
    baselineAdjustment = .alignBaselines
    minimumScaleFactor = 0
    allowsDefaultTighteningForTruncation = false
    adjustsFontForContentSizeCategory = false
    isEnabled = true
    isHighlighted = false
    preferredMaxLayoutWidth = 0
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  /// Creates a label out of an archive.
  public required init?(coder: NSCoder) {
    let seldom = coder.seldom(Self.seldomLabelKeys)
    givenText = GivenText(
      plain: coder.decodeText(forKey: "UIText"),
      rich: seldom.object(NSAttributedString.self, "UIAttributedText")
    )
    font = coder.decode(UIFont.self, forKey: "UIFont") ?? .systemFont(ofSize: 17)
    textColor = coder.decode(UIColor.self, forKey: "UITextColor") ?? .label
    shadowColor = seldom.object(UIColor.self, "UIShadowColor")
    shadowOffset = coder.decodeSize(forKey: "UIShadowOffset", absent: CGSize(width: 0, height: -1))
    textAlignment = coder.decodeCase(forKey: "UITextAlignment", absent: .natural)
    lineBreakMode = seldom.oneOf("UILineBreakMode", absent: .byTruncatingTail)
    numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines", absent: 1)
    adjustsFontSizeToFitWidth = seldom.bool("UIAdjustsFontSizeToFit", absent: false)
    baselineAdjustment = seldom.oneOf("UIBaselineAdjustment", absent: .alignBaselines)
    minimumScaleFactor = seldom.single("UIMinimumScaleFactor", absent: 0)
    allowsDefaultTighteningForTruncation = seldom.bool("UIAllowsDefaultTighteningForTruncation", absent: false)
    adjustsFontForContentSizeCategory = seldom.bool("UIAdjustsFontForContentSizeCategory", absent: false)
    adjustsLetterSpacingToFitWidth = seldom.bool("UIAdjustsLetterSpacingToFit", absent: false)
    isEnabled = seldom.bool("UIEnabled", absent: true)
    isHighlighted = seldom.bool("UIHighlighted", absent: false)
    highlightedTextColor = seldom.object(UIColor.self, "UIHighlightedColor")
    preferredMaxLayoutWidth = seldom.single("UIPreferredMaxLayoutWidth", absent: 0)
    showsExpansionTextWhenTruncated = seldom.bool("UIShowsExpansionTextWhenTruncated", absent: false)
    super.init(coder: coder)
  }

  /// What few labels have an archive say.
  private static let seldomLabelKeys = NibSeldomKeys([
    "UIAttributedText", "UILineBreakMode", "UIShadowColor", "UIAdjustsFontSizeToFit", "UIBaselineAdjustment",
    "UIMinimumScaleFactor",
    "UIAllowsDefaultTighteningForTruncation", "UIAdjustsFontForContentSizeCategory", "UIAdjustsLetterSpacingToFit",
    "UIEnabled", "UIHighlighted", "UIHighlightedColor", "UIPreferredMaxLayoutWidth",
    "UIShowsExpansionTextWhenTruncated",
  ])

  /// The text without its attributes; nil for none.
  ///
  /// Setting it drops all attributes.
  open var text: String? {
    get { givenText.plain }
    set {
      guard !givenText.isPlain(newValue) else { return }
      givenText.plain = newValue
      contentDidChange()
    }
  }

  /// The text with attributes; nil for none.
  ///
  /// Plain text reads as text without attributes. Setting it sets the font, the color and the other styles of the label to those
  /// that the text begins with, as UIKit documents it.
  open var attributedText: NSAttributedString? {
    get { givenText.rich }
    set {
      if let style = newValue.flatMap({ FirstStyle(of: $0) }) {
        if let font = style.font { self.font = font }
        if let color = style.color { textColor = color }
        if let paragraph = style.paragraph {
          (textAlignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
        }
      }
      givenText.rich = newValue
      contentDidChange()
    }
  }

  // MARK: - Size and drawing

  /// The size of the text, broken at a width if there may be more than one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(inWidth: size.width) }

  /// The size of the text, broken at `preferredMaxLayoutWidth` if there may be more than one line.
  ///
  /// Without a preferred width, the text is as high as in the width that the layout gave the label last.
  open override var intrinsicContentSize: CGSize { ownIntrinsicSize }

  override var wrapsContent: Bool { wraps && preferredMaxLayoutWidth <= 0 }

  /// Where the text stands in a rectangle: at its top, as large as it is.
  ///
  /// The size of a label is asked for by it, so that an override that leaves room around the text counts.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = blockSize(font: font, width: bounds.width, limit: numberOfLines)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// Draws the text in the vertical middle of the bounds.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the vertical middle of a rectangle.
  open func drawText(in rect: CGRect) {
    let block = fittedBlock(width: rect.width)
    let height = block.lines.reduce(0) { $0 + $1.height }
    let slack = (rect.height - height) / 2
    let top = rect.minY + (block.lines.count > 1 ? max(0, slack) : slack)
    let color: UIColor = !isEnabled ? .lightGray : isHighlighted ? highlightedTextColor ?? textColor : textColor
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    // One line that is a little higher than its room is shown whole: which font measured it is chance.
    if block.lines.count > 1, height > rect.height || block.size.width > rect.width + 1 { UIRectClip(rect) }
    block.draw(
      in: CGRect(x: rect.minX, y: top, width: rect.width, height: height),
      alignment: textAlignment,
      color: color,
      isRightToLeft: isRightToLeft
    )
    context?.restoreGState()
  }

  /// The text broken into lines; without a limit, the label's own.
  func block(width: CGFloat, limit: Int? = nil) -> TextBlock {
    let limit = limit ?? numberOfLines
    if givenText.isPlain { return measured.block(givenText.plain ?? "", font: font, width: width, limit: limit) }
    let text = attributedText ?? NSAttributedString(string: "")
    return TextBlock(text, font: font, width: width, limit: limit)
  }

  /// The size of the text broken into lines.
  private func blockSize(font: UIFont, width: CGFloat, limit: Int) -> CGSize {
    if givenText.isPlain { return measured.size(givenText.plain ?? "", font: font, width: width, limit: limit) }
    let text = attributedText ?? NSAttributedString(string: "")
    return TextBlock(text, font: font, width: width, limit: limit).size
  }

  /// The size of the text on one line in a font; nil without text.
  func measuredLine(in font: UIFont) -> NaturalSizes.Text? {
    guard let text = givenText.plain, !text.isEmpty else { return nil }
    let size = blockSize(font: font, width: .infinity, limit: 1)
    return NaturalSizes.Text(width: size.width, height: size.height)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    (superview as? UIButton)?.titleLabelDidChange()
  }

  override var defaultAccessibilityLabel: String? { text }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .staticText)
  }
}

extension UILabel {
  /// Whether the text may take several lines.
  var wraps: Bool { numberOfLines != 1 }

  /// The size of the text, broken at a width if there may be more than one line; 0 for no width.
  func textSize(inWidth width: CGFloat) -> CGSize {
    let limit = wraps && width > 0 ? width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    return CGSize(UIRuntime.shared.naturalSizes.label(NaturalSizes.Text(width: size.width, height: size.height)))
  }

  /// The natural size of the label's text.
  ///
  /// During layout, it has the height of the text in the solved width, and still the width of the text on one line.
  var ownIntrinsicSize: CGSize {
    guard wrapsContent, let solvedWidth else {
      return textSize(inWidth: preferredMaxLayoutWidth)
    }
    return CGSize(width: textSize(inWidth: 0).width, height: textSize(inWidth: solvedWidth).height)
  }

  /// The distances of the baselines of the text from the top and the bottom.
  var baselines: (first: Double, last: Double) {
    var top = (ascender: font.ascender, height: font.lineHeight)
    var bottom = top
    if attributedText?.length ?? 0 > 0 {
      let lines = block(width: bounds.width > 0 ? bounds.width : .infinity).lines
      if let first = lines.first { top = (first.ascender, first.height) }
      if let last = lines.last { bottom = (last.ascender, last.height) }
    }
    let sizes = UIRuntime.shared.naturalSizes
    return (
      sizes.baselines(ascender: top.ascender, lineHeight: top.height).first,
      sizes.baselines(ascender: bottom.ascender, lineHeight: bottom.height).last
    )
  }

  /// The text broken into lines of a width: made smaller if the label may, and cut at the end of the last line.
  func fittedBlock(width: CGFloat) -> TextBlock {
    var block = block(width: numberOfLines == 1 ? .infinity : width)
    let widest = block.lines.map(\.width).max() ?? 0
    if adjustsFontSizeToFitWidth, numberOfLines == 1, widest > width, width > 0 {
      let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.01
      block.scale(by: max(width / widest, least))
    }
    if lineBreakMode == .byTruncatingTail || lineBreakMode == .byTruncatingMiddle || lineBreakMode == .byTruncatingHead
    {
      block.truncateLastLine(toWidth: width)
    }
    return block
  }
}

extension UIKitClasses {
  static let uiLabel = NibClass(
    UILabel.self,
    parent: UIView.self,
    name: "UILabel",
    properties: [
      NibProperty("text", \UILabel.text),
      NibProperty("attributedText", \UILabel.attributedText),
      NibProperty("font", \UILabel.font),
      NibProperty("textColor", \UILabel.textColor),
      NibProperty("shadowColor", \UILabel.shadowColor),
      NibProperty("shadowOffset", \UILabel.shadowOffset),
      NibProperty("textAlignment", \UILabel.textAlignment),
      NibProperty("lineBreakMode", \UILabel.lineBreakMode),
      NibProperty("numberOfLines", \UILabel.numberOfLines),
      NibProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      NibProperty("baselineAdjustment", \UILabel.baselineAdjustment),
      NibProperty("minimumScaleFactor", \UILabel.minimumScaleFactor),
      NibProperty("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
      NibProperty("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      NibProperty("adjustsLetterSpacingToFitWidth", \UILabel.adjustsLetterSpacingToFitWidth),
      NibProperty("isEnabled", \UILabel.isEnabled),
      NibProperty("isHighlighted", \UILabel.isHighlighted),
      NibProperty("highlightedTextColor", \UILabel.highlightedTextColor),
      NibProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      NibProperty("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated),
    ]
  )
}
