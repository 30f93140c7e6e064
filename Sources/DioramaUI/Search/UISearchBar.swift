public import Foundation
import NibLoader

/// A field for the text of a search, with buttons and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  var inputTraits: TextInputTraits

  /// The controller that the bar belongs to; nil for none.
  weak var searchController: UISearchController?

  lazy var listener = SearchFieldListener(self)
  let cancelButton = BarButton(frame: .zero)
  let bookmarkButton = BarButton(frame: .zero)
  lazy var scopes = makeScopes()
  var shownScopes: [String] = []

  /// The field in which the user types.
  open private(set) lazy var searchTextField: UISearchTextField = makeField()

  /// The text.
  ///
  /// Setting it tells the delegate nothing.
  open var text: String? { didSet { if searchTextField.text != text ?? "" { searchTextField.text = text } } }

  /// What stands where there is no text; nil for none.
  open var placeholder: String? { didSet { setNeedsLayout() } }

  /// A line of text above the field; nil for none.
  open var prompt: String? { didSet { heightDidChange() } }

  /// The look of the bar.
  open var barStyle: UIBarStyle { didSet { setNeedsDisplay() } }

  /// How much the bar stands out.
  open var searchBarStyle: Style { didSet { setNeedsDisplay() } }

  /// The color of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether content shines through the bar.
  open var isTranslucent: Bool

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool { didSet { heightDidChange() } }

  /// The titles of the scopes from left to right; nil for none.
  open var scopeButtonTitles: [String]? { didSet { heightDidChange() } }

  /// The chosen scope, counted from 0.
  open var selectedScopeButtonIndex = 0 { didSet { setNeedsLayout() } }

  /// Whether the field has a bookmark button.
  open var showsBookmarkButton: Bool { didSet { setNeedsLayout() } }

  /// Whether a cancel button stands beside the field.
  open var showsCancelButton: Bool { didSet { setNeedsLayout() } }

  /// Whether the field has a button for results.
  open var showsSearchResultsButton: Bool

  /// The image behind the bar; nil for none.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The image behind the scopes; nil for none.
  open var scopeBarBackgroundImage: UIImage?

  /// How far the text is moved in its field.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  /// How far the field is moved in the bar.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  /// The object that is asked and told about what happens in a search bar; nil for none.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar in code.
  public override init(frame: CGRect) {
    inputTraits = TextInputTraits()
    inputTraits.returnKeyType = .search
    inputTraits.enablesReturnKeyAutomatically = true
    text = ""
    barStyle = .default
    searchBarStyle = .default
    isTranslucent = true
    showsScopeBar = false
    showsBookmarkButton = false
    showsCancelButton = false
    showsSearchResultsButton = false
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Creates a search bar out of an archive.
  public required init?(coder: NSCoder) {
    inputTraits = TextInputTraits(coder: coder)
    inputTraits.enablesReturnKeyAutomatically = coder.decodeBool(
      forKey: "UIEnablesReturnKeyAutomatically",
      absent: true
    )
    text = coder.decodeText(forKey: "UIText") ?? ""
    placeholder = coder.decodeText(forKey: "UIPlaceholder")
    prompt = coder.decodeText(forKey: "UIPrompt")
    barStyle = coder.decodeCase(forKey: "UIBarStyle", absent: .default)
    searchBarStyle = coder.decodeCase(forKey: "UISearchBarStyle", absent: .default)
    barTintColor = coder.decode(UIColor.self, forKey: "UIBarTintColor")
    isTranslucent = coder.decodeTranslucence(forKey: "UISearchBarTranslucence")
    showsScopeBar = coder.decodeBool(forKey: "UIShowsScopeBar", absent: false)
    scopeButtonTitles = coder.decodeTexts(forKey: "UIScopeButtonTitles")
    showsBookmarkButton = coder.decodeBool(forKey: "UIShowsBookmarkButton", absent: false)
    showsCancelButton = coder.decodeBool(forKey: "UIShowsCancelButton", absent: false)
    showsSearchResultsButton = coder.decodeBool(forKey: "UIShowSearchResultsButton", absent: false)
    backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
    scopeBarBackgroundImage = coder.decode(UIImage.self, forKey: "UIScopeBarBackgroundImage")
    searchTextPositionAdjustment = coder.decodeUIOffset(forKey: "UISearchTextPositionAdjustment")
    searchFieldBackgroundPositionAdjustment = coder.decodeUIOffset(forKey: "UISearchFieldBackgroundPositionAdjustment")
    super.init(coder: coder)
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Begins the editing of the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends the editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Lays out the field and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The width that there is, and the height of field, prompt and scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: heightOfParts) }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// The height of the parts; the width is free.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: heightOfParts) }

  /// Draws what lies behind the parts, and the line above the field.
  open override func draw(_ rect: CGRect) { drawGround() }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// How far the bar moves the text.
  var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { setNeedsDisplay() } } }

  /// Creates a search field in code, whose text follows the size that the user prefers.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  /// Creates a search field out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where the text stands, behind the magnifier.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    flippedIfNeeded(
      CGRect(x: bounds.minX + 32, y: bounds.minY, width: max(0, bounds.width - 40), height: bounds.height)
    )
    .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  /// Draws the ground and the magnifier, and the text or the placeholder.
  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: LookFigures.current.searchCorner ?? bounds.height / 2).fill()
    let middle = flippedIfNeeded(CGRect(x: bounds.minX + 18, y: bounds.midY, width: 0, height: 0)).origin
    SystemSign.draw("magnifyingglass", around: middle, pointSize: 15, color: .secondaryLabel)
    super.draw(rect)
  }
}

extension UISearchBar {
  /// How much a search bar stands out.
  public enum Style: Int, Sendable {
    /// As the system decides.
    case `default` = 0
    /// With a background of its own.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}

extension UISearchBar {
  /// Fills the bar, and writes the line above the field.
  func drawGround() {
    if searchBarStyle != .minimal {
      (barTintColor ?? (barStyle == .default ? UIColor.systemGray6 : UIColor(white: 0.11, alpha: 1))).setFill()
      UIRectFill(bounds)
    }
    backgroundImage?.draw(in: bounds)
    guard let prompt else { return }
    let line = CGRect(x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: 20)
    TextBlock.drawLine(prompt, font: .systemFont(ofSize: 13), color: .label, in: line)
  }
}

extension UISearchBar: TextInputTraitsOwner {}

/// An object that is asked and told about what happens in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the editing may begin; by default it may.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when the editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether the editing may end; by default it may.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when the editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called when the user has changed the text, and not when code has.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether typed text may replace a part of the text; by default it may.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Lets the editing begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Lets the editing end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Lets the text change.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

extension UIKitClasses {
  static let uiSearchBar = NibClass(
    UISearchBar.self,
    parent: UIView.self,
    name: "UISearchBar",
    outlets: [
      NibOutlet("delegate", \UISearchBar.delegate)
    ],
    properties: [
      NibProperty("text", \UISearchBar.text),
      NibProperty("placeholder", \UISearchBar.placeholder),
      NibProperty("prompt", \UISearchBar.prompt),
      NibProperty("barStyle", \UISearchBar.barStyle),
      NibProperty("searchBarStyle", \UISearchBar.searchBarStyle),
      NibProperty("barTintColor", \UISearchBar.barTintColor),
      NibProperty("isTranslucent", \UISearchBar.isTranslucent),
      NibProperty("showsScopeBar", \UISearchBar.showsScopeBar),
      NibProperty("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
      NibProperty("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      NibProperty("showsCancelButton", \UISearchBar.showsCancelButton),
      NibProperty("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
      NibProperty("backgroundImage", \UISearchBar.backgroundImage),
      NibProperty("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
      NibProperty("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
      NibProperty("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment),
      NibProperty("autocapitalizationType", \UISearchBar.autocapitalizationType),
      NibProperty("autocorrectionType", \UISearchBar.autocorrectionType),
      NibProperty("spellCheckingType", \UISearchBar.spellCheckingType),
      NibProperty("keyboardType", \UISearchBar.keyboardType),
      NibProperty("keyboardAppearance", \UISearchBar.keyboardAppearance),
      NibProperty("returnKeyType", \UISearchBar.returnKeyType),
      NibProperty("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically),
      NibProperty("isSecureTextEntry", \UISearchBar.isSecureTextEntry),
      NibProperty("textContentType", \UISearchBar.textContentType),
      NibProperty("passwordRules", \UISearchBar.passwordRules),
      NibProperty("smartInsertDeleteType", \UISearchBar.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UISearchBar.smartQuotesType),
      NibProperty("smartDashesType", \UISearchBar.smartDashesType),
    ]
  )
}
