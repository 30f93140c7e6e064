public import Foundation
import LayoutEngine

/// A bar with a row of items.
@MainActor
open class UIToolbar: UIView {
  /// The items from left to right; nil for none.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// What was placed in the last layout.
  var placed: [UIView] = []

  /// The look of the bar at its usual height; nil for the system's.
  open var standardAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }

  /// The look of the bar at its lesser height; nil for the system's.
  open var compactAppearance: UIToolbarAppearance?

  /// The look of the bar below content that is scrolled to its edge; nil for the system's.
  open var scrollEdgeAppearance: UIToolbarAppearance?

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

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
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
      height: hasHomeIndicator ? ControlMetrics.tallToolbarHeight : ControlMetrics.current.toolbarHeight
    )
  }

  /// Draws what lies behind the items.
  open override func draw(_ rect: CGRect) {
    BarGround(style: barStyle, tint: barTintColor, appearance: standardAppearance).draw(in: bounds, lineAtTop: true)
  }
}
