public import Foundation
import LayoutEngine
import NibLoader

/// A control that counts a value up and down.
@MainActor
open class UIStepper: UIControl {
  /// The value.
  open var value: Double { didSet { setNeedsDisplay() } }

  /// The least value.
  open var minimumValue: Double { didSet { setNeedsDisplay() } }

  /// The greatest value.
  open var maximumValue: Double { didSet { setNeedsDisplay() } }

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
    value = 0
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
    value = coder.decodeDouble(forKey: "UIValue", absent: 0)
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

  /// Draws the two buttons.
  open override func draw(_ rect: CGRect) { drawButtons() }
}

extension UIStepper {
  /// The size of every stepper, in points.
  static let size = CGSize(ControlMetrics.current.stepperSize)

  func drawButtons() {
    let rect = CGRect(origin: bounds.origin, size: Self.size)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14))
    func color(_ canStep: Bool) -> UIColor { isEnabled && (wraps || canStep) ? .label : .tertiaryLabel }
    let quarter = rect.width / 4
    Glyph.minus.draw(
      around: CGPoint(x: rect.minX + quarter, y: rect.midY),
      size: 14,
      color: color(value > minimumValue),
      lineWidth: 2
    )
    Glyph.plus.draw(
      around: CGPoint(x: rect.maxX - quarter, y: rect.midY),
      size: 14,
      color: color(value < maximumValue),
      lineWidth: 2
    )
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
