public import Foundation
import NibLoader

/// A bar at the top of the screen with the controls of a stack of screens.
@preconcurrency @MainActor
open class UINavigationBar: UIView, ScrollEdgeBar {
  /// The controller whose stack the bar shows; nil for a bar of its own.
  weak var navigationController: UINavigationController?
  var backButton: BarButton?
  var parts: NavigationBarParts?
  var isAtScrollEdge = false

  /// The items of the bar, the one on top last; nil for none.
  open var items: [UINavigationItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }

  /// The look of the bar at its usual height; nil for the system's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  /// The look of the bar at its lesser height; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  /// The look of the bar above content that is scrolled to its edge; nil for the usual one with a clear background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  /// The look of the low bar above content that is scrolled to its edge; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  /// The attributes of the title; nil for the system's.
  ///
  /// Those of the bar's appearance count more.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// The attributes of the large title; nil for the system's.
  ///
  /// Those of the bar's appearance count more.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

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
  open var prefersLargeTitles: Bool { didSet { contentDidChange() } }

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
    titleTextAttributes = coder.decodeTextAttributes(forKey: "UITitleTextAttributes")
    largeTitleTextAttributes = coder.decodeTextAttributes(forKey: "UIBarLargeTitleTextAttributes")
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

  // MARK: - Items

  /// Puts an item on top, unless the delegate does not want it.
  ///
  /// The bar of a navigation controller has its items from there, and is not to be changed otherwise.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkOwnItems("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item on top away, unless the delegate does not want it.
  ///
  /// - Returns: The item; nil if there is none, or it stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkOwnItems("popNavigationItemAnimated:")
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces the items, the one on top last; nil for none.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkOwnItems("setItems:animated:")
    self.items = items
  }

  /// How far what lies behind the items reaches beyond the bar, in points, as of the last layout.
  private(set) var groundReach = UIEdgeInsets.zero

  /// Lays out title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    groundReach = navigationController == nil ? .zero : reachOfBarGround
    layOutItems()
  }

  /// The width that there is, and the height of the line of buttons with what the item on top needs beside it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: heightOfParts) }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// The height of the parts; the width is free.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: heightOfParts) }

  /// Draws what lies behind the items, and the sign before the title of the back button.
  open override func draw(_ rect: CGRect) {
    ground.draw(in: bounds, reach: groundReach, lineAtTop: false)
    drawBackSign()
  }
}

/// The labels of a navigation bar.
@MainActor
struct NavigationBarParts {
  let title = UILabel(frame: .zero)
  let prompt = UILabel(frame: .zero)

  /// What was laid out last.
  var laidOutViews: [UIView] = []

  init() {
    title.font = .boldSystemFont(ofSize: 17)
    title.textAlignment = .center
    prompt.font = .systemFont(ofSize: 12)
    prompt.textAlignment = .center
  }
}

extension UINavigationBar {
  /// The look of the bar at its height and above its content, as the item on top says, and else the bar; nil for the system's.
  var shownAppearance: UINavigationBarAppearance? {
    isAtScrollEdge ? edgeAppearance ?? usualAppearance : usualAppearance
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var usualAppearance: UINavigationBarAppearance? {
    let ofItem = isCompact ? topItem?.compactAppearance ?? topItem?.standardAppearance : topItem?.standardAppearance
    return ofItem ?? (isCompact ? compactAppearance ?? standardAppearance : standardAppearance)
  }

  /// The look above content that is scrolled to its edge; nil if nothing is said of it.
  private var edgeAppearance: UINavigationBarAppearance? {
    let ofItem =
      isCompact ? topItem?.compactScrollEdgeAppearance ?? topItem?.scrollEdgeAppearance : topItem?.scrollEdgeAppearance
    return ofItem ?? (isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance)
  }

  /// What lies behind the items.
  var ground: BarGround {
    let isClear = isAtScrollEdge && edgeAppearance == nil
    return BarGround(style: barStyle, tint: barTintColor, appearance: shownAppearance, isClear: isClear)
  }

  /// Lays out and draws the bar again with a look that has changed.
  func lookDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Draws the sign in the room before the back button.
  func drawBackSign() {
    guard let backButton, backButton.superview === self, LookFigures.current.barGlass == nil else { return }
    let frame = backButton.frame
    let middle = CGPoint(x: isRightToLeft ? frame.maxX + 7 : frame.minX - 7, y: frame.midY)
    SystemSign.draw(
      "chevron.backward",
      around: middle,
      pointSize: 21,
      weight: .semibold,
      color: tintColor,
      isRightToLeft: isRightToLeft
    )
  }
}

/// An object that is asked and told about the items of a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item may be put on top; by default it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called when an item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Whether the item on top may be taken away, as the back button does; by default it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called when the item on top was taken away.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Lets the item come.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Lets the item go.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UIKitClasses {
  static let uiNavigationBar = NibClass(
    UINavigationBar.self,
    parent: UIView.self,
    name: "UINavigationBar",
    outlets: [
      NibOutlet("delegate", \UINavigationBar.delegate)
    ],
    properties: [
      NibProperty("barStyle", \UINavigationBar.barStyle),
      NibProperty("barTintColor", \UINavigationBar.barTintColor),
      NibProperty("isTranslucent", \UINavigationBar.isTranslucent),
      NibProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      NibProperty("shadowImage", \UINavigationBar.shadowImage),
      NibProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      NibProperty("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      NibProperty("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      NibProperty("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      NibProperty("items", \UINavigationBar.items),
      NibProperty("standardAppearance", \UINavigationBar.standardAppearance),
      NibProperty("compactAppearance", \UINavigationBar.compactAppearance),
      NibProperty("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      NibProperty("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
      NibProperty("topItem", \UINavigationBar.topItem),
      NibProperty("backItem", \UINavigationBar.backItem),
    ]
  )
}
