public import Foundation

/// A bar at the top of the screen with the controls of a stack of screens.
@MainActor
open class UINavigationBar: UIView {
  /// The items of the bar, the one on top last; nil for none.
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }

  /// The look of the bar at its usual height; nil for the system's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar at its lesser height; nil for the system's.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar above content that is scrolled to its edge; nil for the system's.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of the low bar above content that is scrolled to its edge; nil for the system's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The item that the bar shows; nil for none.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one that the bar shows; nil for none.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The look of the bar.
  open var barStyle: UIBarStyle { didSet { setNeedsDisplay() } }

  /// The color of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether content shines through the bar.
  open var isTranslucent: Bool

  /// Whether titles may be large.
  open var prefersLargeTitles: Bool { didSet { setNeedsDisplay() } }

  /// The shadow below the bar; nil for none.
  open var shadowImage: UIImage?

  /// The image beside the back button; nil for none.
  open var backIndicatorImage: UIImage?

  /// The mask of the back image while screens change; nil for none.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The object that is asked and told about the items of a navigation bar; nil for none.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Creates a navigation bar in code.
  public override init(frame: CGRect) {
    barStyle = .default
    isTranslucent = true
    prefersLargeTitles = false
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a navigation bar out of an archive.
  public required init?(coder: NSCoder) {
    barStyle = coder.decodeCase(forKey: "UIBarStyle", absent: .default)
    barTintColor = coder.decode(UIColor.self, forKey: "UIBarTintColor")
    isTranslucent = coder.decodeTranslucence(forKey: "UIBarTranslucence")
    prefersLargeTitles = coder.decodeBool(forKey: "UIBarPrefersLargeTitles", absent: false)
    shadowImage = coder.decode(UIImage.self, forKey: "UIShadowImage")
    backIndicatorImage = coder.decode(UIImage.self, forKey: "UIBackIndicatorImage")
    backIndicatorTransitionMaskImage = coder.decode(UIImage.self, forKey: "UIBackIndicatorTransitionMask")
    super.init(coder: coder)
    items = coder.decodeListIfPresent(of: UINavigationItem.self, forKey: "UIItems")
    standardAppearance = coder.decode(UINavigationBarAppearance.self, forKey: "UINavigationBarStandardAppearance")
    compactAppearance = coder.decode(UINavigationBarAppearance.self, forKey: "UINavigationBarCompactAppearance")
    scrollEdgeAppearance = coder.decode(UINavigationBarAppearance.self, forKey: "UINavigationBarScrollEdgeAppearance")
    compactScrollEdgeAppearance = coder.decode(
      UINavigationBarAppearance.self,
      forKey: "UINavigationBarCompactScrollEdgeAppearance"
    )
    for item in items ?? [] { item.navigationBar = self }
    coder.whenDecoded(forKey: "UIDelegate") { [weak self] in self?.delegate = $0 as? any UINavigationBarDelegate }
  }

  /// Places the views that items bring along.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  /// Draws the ground and the items.
  open override func draw(_ rect: CGRect) { drawBar() }

  private func itemsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
