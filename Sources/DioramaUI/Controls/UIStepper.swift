public import Foundation
import LayoutEngine
import NibLoader

/// A control that counts a value up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, kept between the least and the greatest.
  ///
  /// Setting it sends no actions.
  open var value: Double {
    get { current }
    set {
      current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }

  private var current: Double

  /// The least value; setting one above the value moves the value.
  open var minimumValue: Double { didSet { value = current } }

  /// The greatest value; setting one below the value moves the value.
  open var maximumValue: Double { didSet { value = current } }

  /// How much one tap adds or takes away.
  open var stepValue: Double

  /// Whether the value goes on at the other end.
  open var wraps: Bool { didSet { setNeedsDisplay() } }

  /// Whether a long press counts on.
  open var autorepeat: Bool

  /// Whether actions are sent while the value changes.
  open var isContinuous: Bool

  /// Creates a stepper in code; the size of the frame is that of every stepper.
  public override init(frame: CGRect) {
    current = 0
    minimumValue = 0
    maximumValue = 100
    stepValue = 1
    wraps = false
    autorepeat = true
    isContinuous = true
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
  }

  /// Creates a stepper out of an archive.
  public required init?(coder: NSCoder) {
    current = coder.decodeDouble(forKey: "UIValue", absent: 0)
    minimumValue = coder.decodeDouble(forKey: "UIMinimumValue", absent: 0)
    maximumValue = coder.decodeDouble(forKey: "UIMaximumValue", absent: 100)
    stepValue = coder.decodeDouble(forKey: "UIStepValue", absent: 1)
    wraps = coder.decodeBool(forKey: "UIWraps", absent: false)
    autorepeat = coder.decodeBool(forKey: "UIAutorepeat", absent: true)
    isContinuous = coder.decodeBool(forKey: "UIContinuous", absent: true)
    super.init(coder: coder)
    adoptFixedSize(Self.size)
  }

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The button under the finger: -1 for the one that takes away, 1 for the one that adds, and how often it has counted.
  private var press: (direction: Double, count: Int, ticket: Int) = (0, 0, 0)

  override var ownsTaps: Bool { true }

  /// Notes which of the two buttons a finger is on, and counts on while it stays there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeading = touch.location(in: self).x < bounds.midX
    press = (isLeading != isRightToLeft ? -1 : 1, 0, press.ticket + 1)
    if autorepeat { scheduleRepeat(of: press.ticket, after: 0.5) }
    return super.beginTracking(touch, with: event)
  }

  /// A finger that is lifted inside counts, unless it has counted already.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    press.ticket += 1
    let old = value
    if isTouchInside, press.count == 0 { count() }
    if isContinuous ? value != old : press.count > 0 { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Stops counting.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press.ticket += 1
  }

  private func scheduleRepeat(of ticket: Int, after seconds: TimeInterval) {
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: clock.now + seconds) { [weak self] in
      guard let self, press.ticket == ticket, isTracking, isTouchInside else { return }
      let old = value
      count()
      if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
      scheduleRepeat(of: ticket, after: 0.1)
    }
  }

  private func count() {
    press.count += 1
    let wanted = value + press.direction * stepValue
    if wanted > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if wanted < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = wanted
    }
  }

  /// Counts up by a step, as assistive software does.
  open override func accessibilityIncrement() { adjust(1) }

  /// Counts down by a step, as assistive software does.
  open override func accessibilityDecrement() { adjust(-1) }

  private func adjust(_ direction: Double) {
    guard isEnabled else { return }
    let old = value
    press.direction = direction
    count()
    if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  override var defaultAccessibilityValue: String? {
    value == value.rounded() ? String(format: "%.0f", value) : "\(value)"
  }

  /// Draws the two buttons.
  open override func draw(_ rect: CGRect) { drawButtons() }
}

extension UIStepper {
  /// The size of every stepper, in points.
  static var size: CGSize { CGSize(LookFigures.current.metrics.stepperSize) }

  func drawButtons() {
    let rect = CGRect(origin: bounds.origin, size: Self.size)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: LookFigures.current.stepperCorner ?? rect.height / 2).fill()
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14))
    func color(_ canStep: Bool) -> UIColor { isEnabled && (wraps || canStep) ? .label : .tertiaryLabel }
    let quarter = rect.width / 4
    let (minus, plus) = isRightToLeft ? (3 * quarter, quarter) : (quarter, 3 * quarter)
    for (sign, x, isEnabled) in [("minus", minus, value > minimumValue), ("plus", plus, value < maximumValue)] {
      SystemSign.draw(
        sign,
        around: CGPoint(x: rect.minX + x, y: rect.midY),
        pointSize: 17,
        weight: .medium,
        color: color(isEnabled)
      )
    }
  }
}

extension UIKitClasses {
  static let uiStepper = NibClass(
    UIStepper.self,
    parent: UIControl.self,
    name: "UIStepper",
    properties: [
      NibProperty("value", \UIStepper.value),
      NibProperty("minimumValue", \UIStepper.minimumValue),
      NibProperty("maximumValue", \UIStepper.maximumValue),
      NibProperty("stepValue", \UIStepper.stepValue),
      NibProperty("wraps", \UIStepper.wraps),
      NibProperty("autorepeat", \UIStepper.autorepeat),
      NibProperty("isContinuous", \UIStepper.isContinuous),
    ]
  )
}
