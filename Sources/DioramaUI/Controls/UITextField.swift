public import Foundation
import LayoutEngine
import NibLoader

/// A control with an editable line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  var inputTraits: TextInputTraits
  private var givenText = GivenText()
  private var givenPlaceholder = GivenText()

  /// What is selected, in UTF-16 code units; nil for the end of the text.
  private var ownSelection: NSRange?

  /// The object that takes part in the editing; nil for none.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The font; setting nil gives the system font in 17 points.
  open var font: UIFont? { didSet { fontDidChange() } }

  /// The color of the text; setting nil gives the system's color of labels.
  open var textColor: UIColor? { didSet { if textColor == nil { textColor = .label } } }

  /// Where the text stands.
  open var textAlignment: NSTextAlignment

  /// The border.
  open var borderStyle: BorderStyle { didSet { invalidateIntrinsicContentSize() } }

  /// Whether editing starts with an empty field.
  open var clearsOnBeginEditing: Bool

  /// Whether typing replaces the text.
  open var clearsOnInsertion: Bool

  /// Whether the font is made smaller to fit the width.
  open var adjustsFontSizeToFitWidth: Bool

  /// The smallest size of the font, in points; 0 for no limit of its own.
  open var minimumFontSize: CGFloat

  /// Whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool

  /// Whether the attributes of the text can be edited.
  open var allowsEditingTextAttributes: Bool

  /// When the button that clears the field is shown.
  open var clearButtonMode: ViewMode

  /// When the left view is shown.
  open var leftViewMode: ViewMode { didSet { setNeedsLayout() } }

  /// When the right view is shown.
  open var rightViewMode: ViewMode { didSet { setNeedsLayout() } }

  /// The image behind the text; nil for none.
  open var background: UIImage?

  /// The image behind the text of a disabled field; nil for the ordinary one.
  open var disabledBackground: UIImage?

  /// The view at the left side; nil for none.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }

  /// The view at the right side; nil for none.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }

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

  /// Creates a text field in code.
  public override init(frame: CGRect) {
    inputTraits = TextInputTraits()
    font = .systemFont(ofSize: 17)
    textColor = .label
    textAlignment = .natural
    borderStyle = .none
    clearsOnBeginEditing = false
    clearsOnInsertion = false
    adjustsFontSizeToFitWidth = false
    minimumFontSize = 0
    adjustsFontForContentSizeCategory = false
    allowsEditingTextAttributes = false
    clearButtonMode = .never
    leftViewMode = .never
    rightViewMode = .never
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a text field out of an archive.
  public required init?(coder: NSCoder) {
    inputTraits = TextInputTraits(coder: coder)
    givenText = GivenText(
      plain: coder.decodeText(forKey: "UIText"),
      rich: coder.decode(NSAttributedString.self, forKey: "UIAttributedText")
    )
    givenPlaceholder = GivenText(
      plain: coder.decodeText(forKey: "UIPlaceholder"),
      rich: coder.decode(NSAttributedString.self, forKey: "UIAttributedPlaceholder")
    )
    font = coder.decode(UIFont.self, forKey: "UIFont") ?? .systemFont(ofSize: 17)
    textColor = coder.decode(UIColor.self, forKey: "UITextColor") ?? .label
    textAlignment = coder.decodeCase(forKey: "UITextAlignment", absent: .natural)
    borderStyle = coder.decodeCase(forKey: "UIBorderStyle", absent: .none)
    clearsOnBeginEditing = coder.decodeBool(forKey: "UIClearsOnBeginEditing", absent: false)
    clearsOnInsertion = coder.decodeBool(forKey: "UIClearsOnInsertion", absent: false)
    adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "UIAdjustsFontSizeToFit", absent: false)
    minimumFontSize = coder.decodeSingle(forKey: "UIMinimumFontSize", absent: 0)
    adjustsFontForContentSizeCategory = coder.decodeBool(
      forKey: "UIAdjustsFontForContentSizeCategory",
      absent: false
    )
    allowsEditingTextAttributes = coder.decodeBool(forKey: "UIAllowsEditingTextAttributes", absent: false)
    clearButtonMode = coder.decodeCase(forKey: "UIClearButtonMode", absent: .never)
    leftViewMode = coder.decodeCase(forKey: "UILeftViewMode", absent: .never)
    rightViewMode = coder.decodeCase(forKey: "UIRightViewMode", absent: .never)
    background = coder.decode(UIImage.self, forKey: "UITextFieldBackground")
    disabledBackground = coder.decode(UIImage.self, forKey: "UITextFieldDisabledBackground")
    super.init(coder: coder)
  }

  /// The text without its attributes; setting it drops all attributes.
  ///
  /// Without a text it reads as the empty string, as UIKit has it.
  open var text: String? {
    get { givenText.plain ?? "" }
    set {
      givenText.plain = newValue
      ownSelection = nil
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The text with attributes; nil for none.
  ///
  /// Plain text reads as text without attributes. Setting it sets the font, the color and the alignment of the field to those that
  /// the text begins with, as UIKit documents it.
  open var attributedText: NSAttributedString? {
    get { givenText.rich }
    set {
      if let style = newValue.flatMap({ FirstStyle(of: $0) }) {
        if let font = style.font { self.font = font }
        if let color = style.color { textColor = color }
        if let paragraph = style.paragraph { textAlignment = paragraph.alignment }
      }
      givenText.rich = newValue
      ownSelection = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// What stands where there is no text; nil for nothing.
  open var placeholder: String? {
    get { givenPlaceholder.plain }
    set {
      guard !givenPlaceholder.isPlain(newValue) else { return }
      givenPlaceholder.plain = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// What stands where there is no text, with attributes; nil for nothing.
  open var attributedPlaceholder: NSAttributedString? {
    get { givenPlaceholder.rich }
    set {
      givenPlaceholder.rich = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field may be edited, which a disabled one may not.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The size of the text or of the placeholder with the border, in points.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = attributedText.flatMap { $0.length == 0 ? nil : $0 } ?? attributedPlaceholder
    var text = TextBlock(shown ?? NSAttributedString(string: ""), font: font, width: .infinity, limit: 1).measured
    text.height = max(text.height, Double(font.lineHeight))
    let border: NaturalSizes.FieldBorder =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    return CGSize(UIRuntime.shared.naturalSizes.textField(text, fontSize: Double(font.pointSize), border: border))
  }

  private func fontDidChange() {
    if font == nil { font = .systemFont(ofSize: 17) }
    invalidateIntrinsicContentSize()
  }

  /// The size of the text or of the placeholder with the border, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the text stands: inside the border, and between the views at the sides that are shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    roomForText(in: bounds.insetBy(dx: borderInsets.width, dy: borderInsets.height))
  }

  /// Where the text stands while it is edited: the same, unless a subclass says otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder stands: the same as text, unless a subclass says otherwise.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the border is drawn: around everything.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the left view is: at the left edge in its own size, in the vertical middle.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, isLeft: true, in: bounds) }

  /// Where the right view is: at the right edge in its own size, in the vertical middle.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, isLeft: false, in: bounds) }

  /// Lays out the views at the sides; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSideViews()
  }

  private var borderInsets: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 7)
    }
  }

  /// Where the clear button is: at the trailing edge, as wide as the field is high, 30 points at most.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = min(30, bounds.height)
    let x = isRightToLeft ? bounds.minX : bounds.maxX - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Keeps single taps and presses, which edit and select, from recognizers of the views around the field.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !(gestureRecognizer.isAround(self) && (gestureRecognizer.isSingleTap || gestureRecognizer.isSinglePress))
  }

  /// A finger that is lifted inside begins the editing, or clears the text where the clear button is.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if let touch, let button = shownClearButtonRect, button.contains(touch.location(in: self)) { return pressClear() }
    becomeFirstResponder()
  }

  // MARK: - Keyboard

  /// Whether there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Replaces the selection by text, as the keyboard does once the delegate has agreed.
  open func insertText(_ text: String) { replaceByUser(selection, with: text) }

  /// Deletes the selection or the character before it, unless the delegate does not want it, which is not asked for nothing.
  open func deleteBackward() {
    let range = selection.length > 0 ? selection : (text ?? "").rangeOfCharacter(before: selection.location)
    if let range, mayChange(range, to: "") { replaceByUser(range, with: "") }
  }

  /// What is selected, in UTF-16 code units; an empty range is the insertion point.
  var selection: NSRange {
    let length = (text ?? "").utf16.count
    guard let ownSelection else { return NSRange(location: length, length: 0) }
    let start = min(ownSelection.location, length)
    return NSRange(location: start, length: min(ownSelection.length, length - start))
  }

  func select(_ range: NSRange) { ownSelection = range }

  /// Changes the text as the user does, and notifies everyone.
  func replaceByUser(_ range: NSRange, with string: String) {
    let old = text ?? ""
    guard range.location >= 0, NSMaxRange(range) <= old.utf16.count else { return }
    text = (old as NSString).replacingCharacters(in: range, with: string)
    select(NSRange(location: range.location + string.utf16.count, length: 0))
    userDidChangeText()
  }

  /// Begins the editing, unless the delegate does not want it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends the editing, unless the delegate does not want it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || window?.forcesEndOfEditing == true, super.resignFirstResponder() else { return false }
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Draws the border, and the text or the placeholder.
  open override func draw(_ rect: CGRect) {
    drawBorder()
    let isEmpty = (text ?? "").isEmpty
    guard let shown = isEmpty ? attributedPlaceholder : attributedText else { return }
    let secret = isSecureTextEntry && !isEmpty
    let drawn = secret ? NSAttributedString(string: String(repeating: "\u{2022}", count: shown.length)) : shown
    var block = TextBlock(drawn, font: font ?? .systemFont(ofSize: 17), width: .infinity, limit: 1)
    let area = shownTextRect
    block.truncateLastLine(toWidth: area.width)
    let height = block.size.height
    block.draw(
      in: CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height),
      alignment: textAlignment,
      color: isEmpty ? .placeholderText : isEnabled ? textColor : .tertiaryLabel,
      isRightToLeft: isRightToLeft
    )
    drawClearButton()
  }

  override var defaultAccessibilityValue: String? { hasText ? text : placeholder }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .none)
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// Which keys the keyboard offers.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
}

extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field gave up being the first responder.
    case committed
    /// The user dismissed the keyboard of a television set.
    case cancelled
  }

  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded border.
    case roundedRect
  }
}

extension UITextField {
  /// When a text field shows a view that lies over it.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While its text is edited.
    case whileEditing
    /// Unless its text is edited.
    case unlessEditing
    /// Always.
    case always
  }
}

extension UITextField: TextInputTraitsOwner {}

extension UIKitClasses {
  static let uiTextField = NibClass(
    UITextField.self,
    parent: UIControl.self,
    name: "UITextField",
    outlets: [
      NibOutlet("delegate", \UITextField.delegate),
      NibOutlet("leftView", \UITextField.leftView),
      NibOutlet("rightView", \UITextField.rightView),
      NibOutlet("inputView", \UITextField.inputView),
      NibOutlet("inputAccessoryView", \UITextField.inputAccessoryView),
    ],
    properties: [
      NibProperty("text", \UITextField.text),
      NibProperty("attributedText", \UITextField.attributedText),
      NibProperty("placeholder", \UITextField.placeholder),
      NibProperty("attributedPlaceholder", \UITextField.attributedPlaceholder),
      NibProperty("font", \UITextField.font),
      NibProperty("textColor", \UITextField.textColor),
      NibProperty("textAlignment", \UITextField.textAlignment),
      NibProperty("borderStyle", \UITextField.borderStyle),
      NibProperty("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      NibProperty("clearsOnInsertion", \UITextField.clearsOnInsertion),
      NibProperty("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      NibProperty("minimumFontSize", \UITextField.minimumFontSize),
      NibProperty("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      NibProperty("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      NibProperty("clearButtonMode", \UITextField.clearButtonMode),
      NibProperty("leftViewMode", \UITextField.leftViewMode),
      NibProperty("rightViewMode", \UITextField.rightViewMode),
      NibProperty("background", \UITextField.background),
      NibProperty("disabledBackground", \UITextField.disabledBackground),
      NibProperty("isEditing", \UITextField.isEditing),
      NibProperty("autocapitalizationType", \UITextField.autocapitalizationType),
      NibProperty("autocorrectionType", \UITextField.autocorrectionType),
      NibProperty("spellCheckingType", \UITextField.spellCheckingType),
      NibProperty("keyboardType", \UITextField.keyboardType),
      NibProperty("keyboardAppearance", \UITextField.keyboardAppearance),
      NibProperty("returnKeyType", \UITextField.returnKeyType),
      NibProperty("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
      NibProperty("isSecureTextEntry", \UITextField.isSecureTextEntry),
      NibProperty("textContentType", \UITextField.textContentType),
      NibProperty("passwordRules", \UITextField.passwordRules),
      NibProperty("smartInsertDeleteType", \UITextField.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UITextField.smartQuotesType),
      NibProperty("smartDashesType", \UITextField.smartDashesType),
    ]
  )
}
