public import Foundation
import LayoutEngine
import NibLoader

/// A control that shows a color and lets the user choose another one.
///
/// The panel in which a color is chosen is the system's; here, code and tests set `selectedColor` and send the action.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the panel in which the color is chosen; nil for the system's.
  open var title: String?

  /// Whether the color may be translucent.
  open var supportsAlpha = true

  /// The color; nil for none.
  ///
  /// Setting it sends no actions.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Creates a color well in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a color well out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = coder.decodeText(forKey: "UIColorWellTitle")
    supportsAlpha = coder.decodeBool(forKey: "UIColorWellSupportsAlpha", absent: true)
    selectedColor = coder.decode(UIColor.self, forKey: "UIColorWellSelectedColor")
  }

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The size of every color well, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// The size of every color well, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The length of both sides, in points; unconfirmed, since no document at hand has a color well.
  private static let side: CGFloat = 28

  /// Draws a ring, and the color inside it.
  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let well = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    let ring = well.insetBy(dx: 1.5, dy: 1.5)
    for (index, color) in colors.enumerated() {
      let step = 2 * CGFloat.pi / CGFloat(colors.count)
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: ring.midX, y: ring.midY),
        radius: ring.width / 2,
        startAngle: CGFloat(index) * step,
        endAngle: CGFloat(index + 1) * step,
        clockwise: true
      )
      arc.lineWidth = 3
      color.setStroke()
      arc.stroke()
    }
    guard let selectedColor else { return }
    selectedColor.setFill()
    UIBezierPath(ovalIn: well.insetBy(dx: 5, dy: 5)).fill()
  }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .button)
  }
}

extension UIKitClasses {
  static let uiColorWell = NibClass(
    UIColorWell.self,
    parent: UIControl.self,
    name: "UIColorWell",
    properties: [
      NibProperty("title", \UIColorWell.title),
      NibProperty("supportsAlpha", \UIColorWell.supportsAlpha),
      NibProperty("selectedColor", \UIColorWell.selectedColor),
    ]
  )
}
