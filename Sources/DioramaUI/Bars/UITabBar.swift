public import Foundation

/// A bar whose items choose between screens.
@MainActor
open class UITabBar: UIView {
  /// The items from left to right; nil for none.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  /// The look of the bar; nil for the system's.
  open var standardAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar below content that is scrolled to its edge; nil for the system's.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The look of the bar.
  open var barStyle: UIBarStyle { didSet { setNeedsDisplay() } }

  /// The color of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether content shines through the bar.
  open var isTranslucent: Bool

  /// The color of items that are not selected; nil for the system's.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image behind the items; nil for none.
  open var backgroundImage: UIImage?

  /// The shadow above the bar; nil for none.
  open var shadowImage: UIImage?

  /// The image behind the selected item; nil for none.
  open var selectionIndicatorImage: UIImage?

  /// How the items share the bar.
  open var itemPositioning: ItemPositioning

  /// The width of items in points; 0 takes the system's.
  open var itemWidth: CGFloat

  /// The space between items in points; 0 takes the system's.
  open var itemSpacing: CGFloat

  /// The object that is told which item of a tab bar was chosen; nil for none.
  open weak var delegate: (any UITabBarDelegate)?

  /// The selected item; nil for none.
  open var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }

  /// Creates a tab bar in code.
  public override init(frame: CGRect) {
    barStyle = .default
    isTranslucent = true
    itemPositioning = .automatic
    itemWidth = 0
    itemSpacing = 0
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a tab bar out of an archive.
  public required init?(coder: NSCoder) {
    barStyle = coder.decodeCase(forKey: "UIBarStyle", absent: .default)
    barTintColor = coder.decode(UIColor.self, forKey: "UIBarTintColor")
    isTranslucent = coder.decodeTranslucence(forKey: "UIBarTranslucence")
    unselectedItemTintColor = coder.decode(UIColor.self, forKey: "UIUnselectedItemTintColor")
    backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
    shadowImage = coder.decode(UIImage.self, forKey: "UIShadowImage")
    selectionIndicatorImage = coder.decode(UIImage.self, forKey: "UISelectionIndicatorImage")
    itemPositioning = coder.decodeCase(forKey: "UITabBarItemPositioning", absent: .automatic)
    itemWidth = coder.decodeSingle(forKey: "UITabBarItemWidth", absent: 0)
    itemSpacing = coder.decodeSingle(forKey: "UITabBarItemSpacing", absent: 0)
    super.init(coder: coder)
    items = coder.decodeListIfPresent(of: UITabBarItem.self, forKey: "UIItems")
    standardAppearance = coder.decode(UITabBarAppearance.self, forKey: "UITabBarStandardAppearance")
    scrollEdgeAppearance = coder.decode(UITabBarAppearance.self, forKey: "UITabBarScrollEdgeAppearance")
    coder.whenDecoded(forKey: "UIDelegate") { [weak self] in self?.delegate = $0 as? any UITabBarDelegate }
  }

  /// Draws the ground and the items.
  open override func draw(_ rect: CGRect) { drawBar() }

  private func itemsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
