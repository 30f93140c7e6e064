public import Foundation
import LayoutEngine
import NibLoader

/// A bar whose items choose between screens.
@preconcurrency @MainActor
open class UITabBar: UIView, ScrollEdgeBar {
  /// The items from left to right; nil for none.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  /// The controller whose tabs the bar shows; nil for a bar of its own.
  weak var tabBarController: UITabBarController?

  var isAtScrollEdge = false

  /// The buttons of the last layout.
  var buttons: [TabBarButton] = []

  /// The look of the bar; nil for the system's.
  open var standardAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar below content that is scrolled to its edge; nil for the usual one with a clear background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar.
  open var barStyle: UIBarStyle { didSet { setNeedsDisplay() } }

  /// The color of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether content shines through the bar.
  open var isTranslucent: Bool

  /// The color of the selected item's image; nil for the tint color.
  open var selectedImageTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of items that are not selected; nil for the system's.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image behind the items; nil for none.
  open var backgroundImage: UIImage?

  /// The shadow above the bar; nil for none.
  open var shadowImage: UIImage?

  /// The image behind the selected item; nil for none.
  open var selectionIndicatorImage: UIImage?

  /// How the items share the bar.
  open var itemPositioning: ItemPositioning { didSet { setNeedsLayout() } }

  /// The width of items in points; 0 takes the system's.
  open var itemWidth: CGFloat { didSet { setNeedsLayout() } }

  /// The space between items in points; 0 takes the system's.
  open var itemSpacing: CGFloat { didSet { setNeedsLayout() } }

  /// The object that is told which item of a tab bar was chosen; nil for none.
  open weak var delegate: (any UITabBarDelegate)?

  /// The selected item; nil for none.
  ///
  /// Setting it tells the delegate nothing.
  open var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

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
    selectedImageTintColor = coder.decode(UIColor.self, forKey: "UISelectedImageTintColor")
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

  /// Replaces the items from left to right; nil for none.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// How far what lies behind the items reaches beyond the bar, in points, as of the last layout.
  private(set) var groundReach = UIEdgeInsets.zero

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    groundReach = reachOfBarGround
    layOutItems()
  }

  /// The width that there is, and the height of tab bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.tabBarHeight)
  }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// The height of a tab bar; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ControlMetrics.tabBarHeight)
  }

  /// Draws what lies behind the items.
  open override func draw(_ rect: CGRect) {
    let edge = isAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    BarGround(
      style: barStyle,
      tint: barTintColor,
      appearance: edge ?? selectedItem?.standardAppearance ?? standardAppearance,
      isClear: isAtScrollEdge && edge == nil
    )
    .draw(in: bounds, reach: groundReach, lineAtTop: true)
    if let glass {
      RaisedShape.fillGlass(UIBezierPath(roundedRect: glass, cornerRadius: glass.height / 2))
      if let frame = buttons.first(where: { $0.item === selectedItem })?.frame {
        UIColor.tertiarySystemFill.setFill()
        let place = CGRect(x: frame.minX, y: glass.minY + 4, width: frame.width, height: glass.height - 8)
        UIBezierPath(roundedRect: place, cornerRadius: place.height / 2).fill()
      }
    }
    backgroundImage?.draw(in: bounds)
  }
}

extension UITabBar {
  /// How items share a tab bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// The items share the whole bar.
    case fill = 1
    /// The items stand together in the middle.
    case centered = 2
  }
}

extension UITabBar {
  /// The space between items that stand in the middle, and their width, unless they were set, in points.
  private static let spacing: CGFloat = 8
  private static let width: CGFloat = 76

  /// Forgets a selected item that is gone.
  func itemsDidChange() {
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
    setNeedsLayout()
  }

  /// Lays out the items side by side, in the whole width or in the middle of it, however many there are.
  func layOutItems() {
    let items = items ?? []
    if buttons.map({ ObjectIdentifier($0.item) }) != items.map({ ObjectIdentifier($0) }) { makeButtons(items) }
    guard !items.isEmpty else { return }
    let count = CGFloat(items.count)
    let area = glass?.insetBy(dx: 4, dy: 6) ?? CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, 49))
    let isCentered = itemPositioning == .centered
    let spacing = isCentered ? (itemSpacing > 0 ? itemSpacing : Self.spacing) : 0
    let room = (area.width - spacing * (count - 1)) / count
    let width = isCentered ? min(itemWidth > 0 ? itemWidth : Self.width, room) : room
    var x = area.midX - (width * count + spacing * (count - 1)) / 2
    for button in buttons {
      let isSelected = button.item === selectedItem
      let plain = unselectedItemTintColor ?? .systemGray
      button.refresh(isSelected: isSelected, tint: isSelected ? selectedImageTintColor ?? tintColor : plain)
      button.frame = flippedIfNeeded(CGRect(x: x, y: area.minY, width: width, height: area.height))
      x += width + spacing
    }
  }

  /// The glass behind the items, in a look that has it: 62 points high, 10 above the bottom; nil otherwise.
  private var glass: CGRect? {
    let inset = LookFigures.current.tabGlassInset
    guard inset > 0, barTintColor == nil, backgroundImage == nil, bounds.width > 2 * inset else { return nil }
    let y = bounds.height >= 72 ? bounds.height - 72 : (bounds.height - 62) / 2
    return CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: 62)
  }

  private func makeButtons(_ items: [UITabBarItem]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      let button = TabBarButton(item)
      item.bar = self
      button.onTap = { [weak self] in self?.userSelects($0) }
      addSubview(button)
      return button
    }
  }

  /// What a tap on an item does: the controller is asked first, if there is one.
  private func userSelects(_ item: UITabBarItem) {
    if let tabBarController { return tabBarController.userSelects(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// What a tab bar shows for an item.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let title = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let badge = UILabel(frame: .zero)

  private static let badgeHeight: CGFloat = 18

  /// What a tap does.
  var onTap: @MainActor (UITabBarItem) -> Void = { _ in }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 10, weight: .medium)
    title.textAlignment = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
    badge.font = .systemFont(ofSize: 13)
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    badge.textAlignment = .center
    badge.textColor = .white
    isAccessibilityElement = true
    accessibilityTraits = .button
    item.itemView = self
    for part in [picture, title, badge] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { onTap(item) }
  }

  /// Shows what the item says now.
  func refresh(isSelected: Bool, tint: UIColor) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    title.text = item.title ?? item.systemItem?.title
    let color: UIColor = isEnabled ? tint : .tertiaryLabel
    let attributes =
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? item.titleTextAttributes(for: .normal)
    title.textColor = attributes?[.foregroundColor] as? UIColor ?? color
    title.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    picture.ownTintColor = color
    let image = item.image ?? item.systemItem.flatMap { UIImage(systemName: $0.symbol) }
    let shown = isSelected ? item.selectedImage ?? image : image
    if picture.image != shown { picture.image = shown }
    badge.text = item.badgeValue
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.isHidden = item.badgeValue == nil
    accessibilityLabel = item.accessibilityLabel ?? title.text
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shift = item.titlePositionAdjustment
    let image = picture.imageSize
    // Images have the middle of the room above the title, or of the bar where there is none.
    let middle = (title.text ?? "").isEmpty ? bounds.midY : 19
    picture.frame = CGRect(
      x: bounds.midX - image.width / 2,
      y: middle - image.height / 2,
      width: image.width,
      height: image.height
    )
    title.frame = CGRect(x: shift.horizontal, y: bounds.height - 16 + shift.vertical, width: bounds.width, height: 12)
    let width = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
    let start = bounds.midX + (isRightToLeft ? -4 - width : 4)
    badge.frame = CGRect(x: start, y: 2, width: width, height: Self.badgeHeight)
  }
}

/// An object that is told which item of a tab bar was chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has chosen an item, and not when code has.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UIKitClasses {
  static let uiTabBar = NibClass(
    UITabBar.self,
    parent: UIView.self,
    name: "UITabBar",
    outlets: [
      NibOutlet("delegate", \UITabBar.delegate),
      NibOutlet("selectedItem", \UITabBar.selectedItem),
    ],
    properties: [
      NibProperty("barStyle", \UITabBar.barStyle),
      NibProperty("barTintColor", \UITabBar.barTintColor),
      NibProperty("isTranslucent", \UITabBar.isTranslucent),
      NibProperty("selectedImageTintColor", \UITabBar.selectedImageTintColor),
      NibProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      NibProperty("backgroundImage", \UITabBar.backgroundImage),
      NibProperty("shadowImage", \UITabBar.shadowImage),
      NibProperty("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      NibProperty("itemPositioning", \UITabBar.itemPositioning),
      NibProperty("itemWidth", \UITabBar.itemWidth),
      NibProperty("itemSpacing", \UITabBar.itemSpacing),
      NibProperty("items", \UITabBar.items),
      NibProperty("standardAppearance", \UITabBar.standardAppearance),
      NibProperty("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
  )
}
