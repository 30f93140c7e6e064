public import Foundation
import NibLoader

/// What a navigation bar shows for a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @MainActor NSCoding {
  /// The bar that shows the item; nil for none.
  weak var navigationBar: UINavigationBar?

  /// The title of the screen; nil for none.
  open var title: String? { didSet { contentDidChange() } }

  /// The view that is shown instead of a title; nil for none.
  open var titleView: UIView? { didSet { contentDidChange() } }

  /// The items at the left edge, the outermost first; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }

  /// The items at the right edge, the outermost first; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }

  /// The item that leads back to the screen; nil for one that the system makes.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// The controller of a search in the screen, whose bar is shown below the title; nil for none.
  open var searchController: UISearchController? { didSet { contentDidChange() } }

  /// A line of text above the title; nil for none.
  open var prompt: String? { didSet { contentDidChange() } }

  /// The title of the button that leads back to the screen; nil for none.
  open var backButtonTitle: String? { didSet { contentDidChange() } }

  /// Where the button that leads back to the screen takes its title from.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }

  /// Whether the bar shows no back button.
  open var hidesBackButton: Bool { didSet { contentDidChange() } }

  /// Whether the left items stand beside the back button.
  open var leftItemsSupplementBackButton: Bool { didSet { contentDidChange() } }

  /// When the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode { didSet { contentDidChange() } }

  /// Whether the search bar is seen at the top of the content only, and scrolling moves it into the bar.
  open var hidesSearchBarWhenScrolling: Bool { didSet { contentDidChange() } }

  /// The look of the bar while the item is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { navigationBar?.lookDidChange() } }

  /// The look of the low bar while the item is on top; nil for the item's `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { navigationBar?.lookDidChange() } }

  /// The look of the bar above content that is scrolled to its edge, while the item is on top; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { navigationBar?.lookDidChange() } }

  /// The look of the low bar above content that is scrolled to its edge, while the item is on top; nil for the item's
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { navigationBar?.lookDidChange() } }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    hidesBackButton = false
    leftItemsSupplementBackButton = false
    largeTitleDisplayMode = .automatic
    hidesSearchBarWhenScrolling = true
    super.init()
  }

  /// Creates a navigation item out of an archive.
  public required init?(coder: NSCoder) {
    title = coder.decodeText(forKey: "UITitle")
    prompt = coder.decodeText(forKey: "UIPrompt")
    backButtonTitle = coder.decodeText(forKey: "UIBackButtonTitle")
    backButtonDisplayMode = coder.decodeCase(forKey: "UIBackButtonDisplayMode", absent: .default)
    hidesBackButton = coder.decodeBool(forKey: "UIHidesBackButton", absent: false)
    leftItemsSupplementBackButton = coder.decodeBool(forKey: "UILeftItemsSupplementBackButton", absent: false)
    largeTitleDisplayMode = coder.decodeCase(forKey: "UILargeTitleDisplayMode", absent: .automatic)
    hidesSearchBarWhenScrolling = coder.decodeBool(forKey: "UIHidesSearchBarWhenScrolling", absent: true)
    super.init()
    coder.announce(self)
    titleView = coder.decode(UIView.self, forKey: "UITitleView")
    leftBarButtonItems = coder.decodeListIfPresent(of: UIBarButtonItem.self, forKey: "UILeftBarButtonItems")
    leftBarButtonItem = leftBarButtonItem ?? coder.decode(UIBarButtonItem.self, forKey: "UILeftBarButtonItem")
    rightBarButtonItems = coder.decodeListIfPresent(of: UIBarButtonItem.self, forKey: "UIRightBarButtonItems")
    rightBarButtonItem = rightBarButtonItem ?? coder.decode(UIBarButtonItem.self, forKey: "UIRightBarButtonItem")
    backBarButtonItem = coder.decode(UIBarButtonItem.self, forKey: "UIBackBarButtonItem")
    coder.whenDecoded(forKey: "UINavigationBar") { [weak self] in self?.navigationBar = $0 as? UINavigationBar }
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// Creates an item without a title; this is what `UINavigationItem()` means.
  @_nonoverride public convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Sets the items at the left edge, the outermost first; nil for none.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items at the right edge, the outermost first; nil for none.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Sets whether the bar shows no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Lets the bar show the item anew.
  private func contentDidChange() { navigationBar?.contentDidChange() }

  /// The outermost item at the left edge; setting it replaces that one only.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// The outermost item at the right edge; setting it replaces that one only.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, with: newValue) }
  }

  private static func replacingFirst(of items: [UIBarButtonItem]?, with item: UIBarButtonItem?) -> [UIBarButtonItem]? {
    let result = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
    return result.isEmpty ? nil : result
  }
}

extension UINavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below has it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}

extension UIKitClasses {
  static let uiNavigationItem = NibClass(
    UINavigationItem.self,
    parent: nil,
    name: "UINavigationItem",
    outlets: [
      NibOutlet("searchController", \UINavigationItem.searchController)
    ],
    properties: [
      NibProperty("prompt", \UINavigationItem.prompt),
      NibProperty("backButtonTitle", \UINavigationItem.backButtonTitle),
      NibProperty("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode),
      NibProperty("hidesBackButton", \UINavigationItem.hidesBackButton),
      NibProperty("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      NibProperty("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
      NibProperty("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      NibProperty("title", \UINavigationItem.title),
      NibProperty("titleView", \UINavigationItem.titleView),
      NibProperty("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      NibProperty("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      NibProperty("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      NibProperty("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      NibProperty("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    ]
  )
}

extension UINavigationItem {
  /// Where the button that leads back to a screen takes its title from.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// An appropriate title: the item's own for it, the screen's, or "Back".
    case `default` = 0
    /// "Back", whatever the screen's title and `backButtonTitle` are; the title of `backBarButtonItem` still counts.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The title of the button that leads back to the screen, for assistive software also where it shows none.
  var spokenBackTitle: String {
    if let own = backBarButtonItem?.title { return own }
    return backButtonDisplayMode == .generic ? Self.genericBackTitle : backButtonTitle ?? title ?? Self.genericBackTitle
  }

  /// The title that the button shows; nil for none.
  var shownBackTitle: String? { backButtonDisplayMode == .minimal ? nil : spokenBackTitle }

  private static let genericBackTitle = "Back"
}
