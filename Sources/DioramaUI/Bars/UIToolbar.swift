public import Foundation
import LayoutEngine
import NibLoader

/// A bar with a row of items.
@preconcurrency @MainActor
open class UIToolbar: UIView, ScrollEdgeBar {
  var isAtScrollEdge = false

  /// The items from left to right; nil for none.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// What was laid out last.
  var laidOutViews: [UIView] = []

  /// The look of the bar at its usual height; nil for the system's.
  open var standardAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar at its lesser height; nil for the system's.
  open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar below content that is scrolled to its edge; nil for the usual one with a clear background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar.
  open var barStyle: UIBarStyle { didSet { setNeedsDisplay() } }

  /// The color of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether content shines through the bar.
  open var isTranslucent: Bool

  /// The object that is asked where a toolbar stands; nil for none.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Creates a toolbar in code.
  public override init(frame: CGRect) {
    barStyle = .default
    isTranslucent = true
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a toolbar out of an archive.
  public required init?(coder: NSCoder) {
    barStyle = coder.decodeCase(forKey: "UIBarStyle", absent: .default)
    barTintColor = coder.decode(UIColor.self, forKey: "UIBarTintColor")
    isTranslucent = coder.decodeTranslucence(forKey: "UIBarTranslucence")
    super.init(coder: coder)
    items = coder.decodeListIfPresent(of: UIBarButtonItem.self, forKey: "UIItems")
    standardAppearance = coder.decode(UIToolbarAppearance.self, forKey: "UIToolbarStandardAppearance")
    compactAppearance = coder.decode(UIToolbarAppearance.self, forKey: "UIToolbarCompactAppearance")
    scrollEdgeAppearance = coder.decode(UIToolbarAppearance.self, forKey: "UIToolbarScrollEdgeAppearance")
  }

  /// Replaces the items from left to right; nil for none.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// How far what lies behind the items reaches beyond the bar, in points, as of the last layout.
  private(set) var groundReach = UIEdgeInsets.zero

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    groundReach = reachOfBarGround
    layOutItems()
  }

  /// The width that there is, and the height of buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarButton.height) }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// The height of a toolbar, which is larger on phones with a home indicator; the width is free.
  open override var intrinsicContentSize: CGSize {
    let hasHomeIndicator = UIRuntime.shared.screenSafeAreaInsets.bottom > 0
    return CGSize(
      width: Self.noIntrinsicMetric,
      height: hasHomeIndicator ? ControlMetrics.tallToolbarHeight : LookFigures.current.metrics.toolbarHeight
    )
  }

  /// Draws what lies behind the items.
  open override func draw(_ rect: CGRect) {
    let usual =
      traitCollection.verticalSizeClass == .compact ? compactAppearance ?? standardAppearance : standardAppearance
    BarGround(
      style: barStyle,
      tint: barTintColor,
      appearance: isAtScrollEdge ? scrollEdgeAppearance ?? usual : usual,
      isClear: isAtScrollEdge && scrollEdgeAppearance == nil
    )
    .draw(in: bounds, reach: groundReach, lineAtTop: true)
  }
}

extension UIToolbar {
  /// The room beside the outermost items and between items, in points.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  /// Lays out the items in the direction of reading; what is left over is shared among the flexible spaces.
  func layOutItems() {
    let entries = (items ?? []).map { item in
      let view = item.viewForBar(self)
      return (item: item, view: view, size: item.sizeInBar(of: view, height: bounds.height))
    }
    let flexible = entries.count { $0.item.systemItem == .flexibleSpace }
    let fixed = entries.reduce(0) { $0 + $1.size.width } + Self.spacing * CGFloat(max(0, entries.count - 1))
    let left = max(0, bounds.width - 2 * Self.margin - fixed)
    var x = Self.margin
    var shown: [UIView] = []
    for entry in entries {
      let width = entry.item.systemItem == .flexibleSpace ? left / CGFloat(flexible) : entry.size.width
      if let view = entry.view {
        let y = bounds.midY - entry.size.height / 2
        view.frame = flippedIfNeeded(CGRect(x: x, y: y, width: width, height: entry.size.height))
        if view.superview !== self { addSubview(view) }
        shown.append(view)
      }
      x += width + Self.spacing
    }
    for view in laidOutViews where view.superview === self && !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    laidOutViews = shown
  }
}

/// An object that is asked where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: NSObjectProtocol {}

extension UIKitClasses {
  static let uiToolbar = NibClass(
    UIToolbar.self,
    parent: UIView.self,
    name: "UIToolbar",
    outlets: [
      NibOutlet("delegate", \UIToolbar.delegate)
    ],
    properties: [
      NibProperty("barStyle", \UIToolbar.barStyle),
      NibProperty("barTintColor", \UIToolbar.barTintColor),
      NibProperty("isTranslucent", \UIToolbar.isTranslucent),
      NibProperty("items", \UIToolbar.items),
      NibProperty("standardAppearance", \UIToolbar.standardAppearance),
      NibProperty("compactAppearance", \UIToolbar.compactAppearance),
      NibProperty("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
    ]
  )
}
