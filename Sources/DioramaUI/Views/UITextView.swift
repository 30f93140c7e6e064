public import Foundation
import LayoutEngine
import NibLoader

/// A view with several lines of editable text that scroll.
@MainActor
open class UITextView: UIScrollView {
  var inputTraits: TextInputTraits
  private var plainText: String
  private var richText: NSAttributedString?

  /// The font; nil for the system's.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }

  /// The color of the text; nil for black.
  open var textColor: UIColor?

  /// Where the lines stand.
  open var textAlignment: NSTextAlignment

  /// Whether the text can be changed.
  open var isEditable: Bool

  /// Whether the content scrolls; otherwise the natural height is that of the text.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Whether text can be selected.
  open var isSelectable: Bool

  /// Whether the attributes of the text can be edited.
  open var allowsEditingTextAttributes: Bool

  /// Whether typing replaces the text.
  open var clearsOnInsertion: Bool

  /// Whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool

  /// What becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes

  /// The view in place of the keyboard; nil for the keyboard.
  open var inputView: UIView?

  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView?

  /// Creates a text view in code.
  public override init(frame: CGRect) {
    inputTraits = TextInputTraits()
    plainText = ""
    textAlignment = .natural
    isEditable = true
    isSelectable = true
    allowsEditingTextAttributes = false
    clearsOnInsertion = false
    adjustsFontForContentSizeCategory = false
    dataDetectorTypes = []
    super.init(frame: frame)
  }

  /// Creates a text view out of an archive.
  public required init?(coder: NSCoder) {
    inputTraits = TextInputTraits(coder: coder)
    plainText = coder.decodeText(forKey: "UIText") ?? ""
    richText = coder.decode(NSAttributedString.self, forKey: "UIAttributedText")
    font = coder.decode(UIFont.self, forKey: "UIFont")
    textColor = coder.decode(UIColor.self, forKey: "UITextColor")
    textAlignment = coder.decodeCase(forKey: "UITextAlignment", absent: .natural)
    isEditable = coder.decodeBool(forKey: "UIEditable", absent: true)
    isSelectable = coder.decodeBool(forKey: "UISelectable", absent: true)
    allowsEditingTextAttributes = coder.decodeBool(forKey: "UIAllowsEditingTextAttributes", absent: false)
    clearsOnInsertion = coder.decodeBool(forKey: "UIClearsOnInsertion", absent: false)
    adjustsFontForContentSizeCategory = coder.decodeBool(
      forKey: "UIAdjustsFontForContentSizeCategory",
      absent: false
    )
    dataDetectorTypes = coder.decodeOptions(forKey: "UIDataDetectorTypes", absent: [])
    super.init(coder: coder)
  }

  /// The text without its attributes; setting nil empties it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { richText.map { $0.string } ?? plainText }
    set {
      plainText = newValue ?? ""
      richText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with attributes; setting nil empties it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: plainText) }
    set {
      richText = newValue
      plainText = newValue?.string ?? ""
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the text may be edited.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// The size of the text, broken at a width, with the space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(inWidth: size.width)
  }

  /// The size of the text with its padding; none if the text scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    guard let solvedWidth else { return textSize(inWidth: 0) }
    return CGSize(width: textSize(inWidth: 0).width, height: textSize(inWidth: solvedWidth).height)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  /// The font of text that has none of its own.
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func textSize(inWidth width: CGFloat) -> CGSize {
    let padding = ControlMetrics.textViewPadding.horizontal
    let room = width > padding ? width - padding : .infinity
    let text = TextBlock(attributedText, font: shownFont, width: room, limit: 0).measured
    // An empty text view is as high as a line.
    let height = max(text.height, Double(shownFont.lineHeight))
    return CGSize(UIRuntime.shared.naturalSizes.textView(NaturalSizes.Text(width: text.width, height: height)))
  }

  /// Draws the text from the top, eight points below the edge and five beside it.
  open override func draw(_ rect: CGRect) {
    let padding = ControlMetrics.textViewPadding
    let area = bounds.insetBy(dx: padding.horizontal / 2, dy: padding.vertical / 2)
    let block = TextBlock(attributedText, font: shownFont, width: area.width, limit: 0)
    block.draw(
      in: area,
      alignment: textAlignment,
      color: textColor ?? .label,
      isRightToLeft: isRightToLeft
    )
  }
}

/// An object that takes part in the editing of a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

extension UITextView: TextInputTraitsOwner {}

extension UIKitClasses {
  static let uiTextView = NibClass(
    UITextView.self,
    parent: UIScrollView.self,
    name: "UITextView",
    outlets: [
      NibOutlet("inputView", \UITextView.inputView),
      NibOutlet("inputAccessoryView", \UITextView.inputAccessoryView),
    ],
    properties: [
      NibProperty("text", \UITextView.text),
      NibProperty("attributedText", \UITextView.attributedText),
      NibProperty("font", \UITextView.font),
      NibProperty("textColor", \UITextView.textColor),
      NibProperty("textAlignment", \UITextView.textAlignment),
      NibProperty("isEditable", \UITextView.isEditable),
      NibProperty("isSelectable", \UITextView.isSelectable),
      NibProperty("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
      NibProperty("clearsOnInsertion", \UITextView.clearsOnInsertion),
      NibProperty("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      NibProperty("dataDetectorTypes", \UITextView.dataDetectorTypes),
      NibProperty("autocapitalizationType", \UITextView.autocapitalizationType),
      NibProperty("autocorrectionType", \UITextView.autocorrectionType),
      NibProperty("spellCheckingType", \UITextView.spellCheckingType),
      NibProperty("keyboardType", \UITextView.keyboardType),
      NibProperty("keyboardAppearance", \UITextView.keyboardAppearance),
      NibProperty("returnKeyType", \UITextView.returnKeyType),
      NibProperty("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
      NibProperty("isSecureTextEntry", \UITextView.isSecureTextEntry),
      NibProperty("textContentType", \UITextView.textContentType),
      NibProperty("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UITextView.smartQuotesType),
      NibProperty("smartDashesType", \UITextView.smartDashesType),
    ]
  )
}
