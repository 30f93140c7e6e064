public import Foundation
import LayoutEngine
import NibLoader

/// A view with several lines of editable text that scroll.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  var inputTraits: TextInputTraits
  private var plainText: String
  private var ownSelectedRange = NSRange(location: 0, length: 0)
  private var richText: NSAttributedString?

  /// The font; nil for the system's.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }

  /// The color of the text; nil for black.
  open var textColor: UIColor?

  /// The space between the edges and the text, beside which lines keep the container's padding away, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The area that lines fill.
  open var textContainer: NSTextContainer {
    if let ownContainer { return ownContainer }
    let container = NSTextContainer(size: .zero)
    adopt(container)
    return container
  }

  /// What knows where the lines are.
  open private(set) lazy var layoutManager = NSLayoutManager(of: self)

  // Nil as long as nobody has asked for it, as for most text views.
  private(set) var ownContainer: NSTextContainer?

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

  /// The view that is shown instead of the keyboard; nil for the keyboard.
  open override var inputView: UIView? {
    get { setInputView }
    set { setInputView = newValue }
  }

  private var setInputView: UIView?

  /// The view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { setInputAccessoryView }
    set { setInputAccessoryView = newValue }
  }

  private var setInputAccessoryView: UIView?

  /// Creates a text view in code.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view in code whose lines fill a container; nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
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
    if let textContainer { adopt(textContainer) }
  }

  private func adopt(_ container: NSTextContainer) {
    ownContainer = container
    container.textView = self
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
      textDidChange()
    }
  }

  /// The text with attributes; setting nil empties it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: plainText) }
    set {
      richText = newValue
      plainText = newValue?.string ?? ""
      textDidChange()
    }
  }

  private func textDidChange() {
    selectedRange = NSRange(location: plainText.utf16.count, length: 0)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// What is selected, in UTF-16 code units; an empty range is the insertion point.
  ///
  /// A range beyond the text is cut at its end. Setting the text moves the insertion point to its end.
  open var selectedRange: NSRange {
    get { ownSelectedRange }
    set {
      let length = text.utf16.count
      let start = min(max(0, newValue.location), length)
      let range = NSRange(location: start, length: min(max(0, newValue.length), length - start))
      guard range != ownSelectedRange else { return }
      ownSelectedRange = range
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  /// The delegate, if it is one of text views.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether the text may be edited.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  // MARK: - Editing

  override class var handlesTouches: Bool { true }

  /// Keeps single taps and presses, which edit and select, from recognizers of the views around the text.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard isEditable || isSelectable, gestureRecognizer.isAround(self) else { return true }
    return !gestureRecognizer.isSingleTap && !gestureRecognizer.isSinglePress
  }

  /// A finger that is lifted inside begins the editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEditable, let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
  }

  /// Begins the editing, unless the delegate does not want it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends the editing, unless the delegate does not want it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    let mayEnd = textDelegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || window?.forcesEndOfEditing == true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Replaces the selection by text, as the keyboard does once the delegate has agreed.
  open func insertText(_ text: String) { replaceByUser(selectedRange, with: text) }

  /// Deletes the selection or the character before it, unless the delegate does not want it.
  open func deleteBackward() {
    let range = selectedRange.length > 0 ? selectedRange : text.rangeOfCharacter(before: selectedRange.location)
    if let range, mayChange(range, to: "") { replaceByUser(range, with: "") }
  }

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

  /// Whether the text was set with attributes.
  var hasAttributes: Bool { richText != nil }

  /// The font of text that has none of its own.
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func textSize(inWidth width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * linePadding
    let room = width > sides ? width - sides : .infinity
    let text = block(inWidth: room).measured
    // An empty text view is as high as a line.
    let height = max(text.height, Double(shownFont.lineHeight))
    let usual = ControlMetrics.textViewPadding
    return CGSize(
      UIRuntime.shared.naturalSizes.textView(
        NaturalSizes.Text(
          width: text.width + Double(sides) - usual.horizontal,
          height: height + Double(inset.top + inset.bottom) - usual.vertical
        )
      )
    )
  }

  override var defaultAccessibilityValue: String? { text }

  /// Draws the text from the top, inside of its insets.
  open override func draw(_ rect: CGRect) {
    let area = bounds.inset(by: textContainerInset).insetBy(dx: linePadding, dy: 0)
    block(inWidth: area.width).draw(
      in: area,
      alignment: textAlignment,
      color: textColor ?? .label,
      isRightToLeft: isRightToLeft
    )
  }
}

extension UITextView: TextInputTraitsOwner {}

/// What a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Amounts with a unit.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

// The area that the lines of a text view fill.
extension UITextView {
  /// How far lines stay away from the sides of the container, in points.
  var linePadding: CGFloat { ownContainer?.lineFragmentPadding ?? 5 }

  /// The lines of the text in a width, as many as there may be, in points.
  func block(inWidth width: CGFloat) -> TextBlock {
    let limit = max(0, ownContainer?.maximumNumberOfLines ?? 0)
    var block = TextBlock(attributedText, font: shownFont, width: width, limit: limit)
    // With a limit, the last line takes what is left of the text.
    if limit > 0 { block.cutLastLine(toWidth: width, ellipsis: ownContainer?.truncates ?? false) }
    return block
  }

  /// The size of the container, in points.
  var containerSize: CGSize {
    let area = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
    return CGSize(width: max(0, area.width), height: isScrollEnabled ? 0 : max(0, area.height))
  }

  /// What the lines take of the container, with their padding.
  var usedRect: CGRect {
    let width = containerSize.width
    let size = block(inWidth: width > 2 * linePadding ? width - 2 * linePadding : .infinity).size
    let height = max(size.height, shownFont.lineHeight)
    return CGRect(x: 0, y: 0, width: size.width + 2 * linePadding, height: height)
  }

  /// Lets everything follow a change of the container.
  func containerDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

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
      NibProperty("passwordRules", \UITextView.passwordRules),
      NibProperty("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UITextView.smartQuotesType),
      NibProperty("smartDashesType", \UITextView.smartDashesType),
    ]
  )
}
