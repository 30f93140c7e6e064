public import Foundation
import LayoutEngine
import NibLoader

/// A control with two states, on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  ///
  /// Setting it sends no actions.
  open var isOn: Bool { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  /// The color of the switch while on; nil for the system's.
  open var onTintColor: UIColor?

  /// The color of the knob; nil for the system's.
  open var thumbTintColor: UIColor?

  /// The image while on, which has had no effect since iOS 7; nil for none.
  open var onImage: UIImage?

  /// The image while off, which has had no effect since iOS 7; nil for none.
  open var offImage: UIImage?

  /// What the switch should look like.
  open var preferredStyle: Style

  /// The title of a checkbox; nil for none.
  open var title: String?

  /// Creates a switch in code; the size of the frame is that of every switch.
  public override init(frame: CGRect) {
    isOn = false
    preferredStyle = .automatic
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch out of an archive.
  public required init?(coder: NSCoder) {
    let seldom = coder.seldom(Self.seldomSwitchKeys)
    isOn = coder.decodeBool(forKey: "UISwitchOn", absent: false)
    onTintColor = seldom.object(UIColor.self, "UISwitchOnTintColor")
    thumbTintColor = seldom.object(UIColor.self, "UISwitchThumbTintColor")
    onImage = seldom.object(UIImage.self, "UISwitchOnImage")
    offImage = seldom.object(UIImage.self, "UISwitchOffImage")
    title = seldom.text("UISwitchTitle")
    preferredStyle = seldom.oneOf("UISwitchPreferredStyle", absent: .automatic)
    super.init(coder: coder)
    // A switch has a key of its own for what other controls say with another.
    isEnabled = coder.decodeBool(forKey: "UISwitchEnabled", absent: isEnabled)
    adoptFixedSize(Self.size)
  }

  /// What few switches have an archive say.
  private static let seldomSwitchKeys = NibSeldomKeys([
    "UISwitchOnTintColor", "UISwitchThumbTintColor", "UISwitchTitle", "UISwitchPreferredStyle",
    "UISwitchOnImage", "UISwitchOffImage",
  ])

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The size of the alignment rectangle, in points.
  open override var intrinsicContentSize: CGSize { CGSize(LookFigures.current.metrics.switchSize) }

  /// The insets to the alignment rectangle, which is narrower than the frame.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.switchInsets) }

  /// The size of every switch, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The frame of every switch, in points.
  private static var size: CGSize {
    let (size, insets) = (LookFigures.current.metrics.switchSize, ControlMetrics.switchInsets)
    return CGSize(
      width: size.horizontal + insets.left + insets.right,
      height: size.vertical + insets.top + insets.bottom
    )
  }

  override var ownsTaps: Bool { true }

  /// Keeps what a switch is for from recognizers of the views around it: taps, and drags of the knob to its side.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !(gestureRecognizer.isAround(self) && gestureRecognizer.drags(alongX: true, from: bounds, of: self))
  }

  /// A tap turns the switch; a drag leaves the knob on the side to which it went.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let way = touch.location(in: self).x - convert(touch.startLocation, from: nil as UIView?).x
    if abs(way) >= UIPanGestureRecognizer.slack {
      let isRight = touch.location(in: self).x > bounds.midX
      guard isOn != (isRight != isRightToLeft) else { return }
    } else if !isTouchInside {
      return
    }
    isOn.toggle()
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect) {
    let (size, knob) = (LookFigures.current.switchTrack, LookFigures.current.switchKnob)
    let track = CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    (isOn ? onTintColor ?? .systemGreen : .controlTrack).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: size.height / 2).fill()
    let x = isOn != isRightToLeft ? track.maxX - 2 - knob.width : track.minX + 2
    let place = CGRect(x: x, y: track.midY - knob.height / 2, width: knob.width, height: knob.height)
    RaisedShape.fill(UIBezierPath(roundedRect: place, cornerRadius: knob.height / 2), thumbTintColor ?? .white)
  }

  /// Turns the switch on or off; nothing moves here, so both ways are the same.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override var dimming: CGFloat { isEnabled ? 1 : 0.5 }

  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .button)
  }
}

extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// As the system decides.
    case automatic
    /// A checkbox.
    case checkbox
    /// A sliding knob.
    case sliding
  }
}

extension UIKitClasses {
  static let uiSwitch = NibClass(
    UISwitch.self,
    parent: UIControl.self,
    name: "UISwitch",
    properties: [
      NibProperty("isOn", \UISwitch.isOn),
      NibProperty("onTintColor", \UISwitch.onTintColor),
      NibProperty("thumbTintColor", \UISwitch.thumbTintColor),
      NibProperty("preferredStyle", \UISwitch.preferredStyle),
      NibProperty("onImage", \UISwitch.onImage),
      NibProperty("offImage", \UISwitch.offImage),
      NibProperty("title", \UISwitch.title),
    ]
  )
}
