public import Foundation

/// A field for the text of a search, with buttons and scopes.
@MainActor
open class UISearchBar: UIView {
  var inputTraits: TextInputTraits

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

  /// Places the field and the buttons.
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
