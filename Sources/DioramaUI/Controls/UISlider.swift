public import Foundation
import LayoutEngine
import NibLoader

/// A control for a value along a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var current: Float

  /// The least value; it raises the others that lie below it.
  open var minimumValue: Float {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = current
    }
  }

  /// The greatest value; it lowers the others that lie above it.
  open var maximumValue: Float {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// Whether actions are sent while the knob moves.
  open var isContinuous: Bool

  /// The image at the least value; nil for none.
  open var minimumValueImage: UIImage?

  /// The image at the greatest value; nil for none.
  open var maximumValueImage: UIImage?

  /// The color of the line before the knob; nil for the tint color.
  open var minimumTrackTintColor: UIColor?

  /// The color of the line behind the knob; nil for the system's.
  open var maximumTrackTintColor: UIColor?

  /// The color of the knob; nil for the system's.
  open var thumbTintColor: UIColor?

  /// Whether the slider behaves as on an iPad or on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Creates a slider in code, from 0 to 1.
  public override init(frame: CGRect) {
    current = 0
    minimumValue = 0
    maximumValue = 1
    isContinuous = true
    super.init(frame: frame)
  }

  /// Creates a slider out of an archive.
  public required init?(coder: NSCoder) {
    minimumValue = coder.decodeFloat(forKey: "UIMinValue", absent: 0)
    maximumValue = coder.decodeFloat(forKey: "UIMaxValue", absent: 1)
    current = coder.decodeFloat(forKey: "UIValue", absent: 0)
    isContinuous = coder.decodeBool(forKey: "UIContinuous", absent: true)
    minimumValueImage = coder.decode(UIImage.self, forKey: "UIMinimumValueImage")
    maximumValueImage = coder.decode(UIImage.self, forKey: "UIMaximumValueImage")
    minimumTrackTintColor = coder.decode(UIColor.self, forKey: "UIMinimumTintColor")
    maximumTrackTintColor = coder.decode(UIColor.self, forKey: "UIMaximumTintColor")
    thumbTintColor = coder.decode(UIColor.self, forKey: "UIThumbTintColor")
    preferredBehavioralStyle = coder.decodeCase(forKey: "UIPreferredBehavioralStyle", absent: .automatic)
    super.init(coder: coder)
    value = current
  }

  /// The value, kept between the least and the greatest.
  ///
  /// Setting it sends no actions.
  open var value: Float {
    get { current }
    set {
      current = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// Sets the value; nothing moves here, so both ways are the same.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// Every slider is as high as its touch area; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: LookFigures.current.metrics.sliderHeight)
  }

  /// The insets to the alignment rectangle, which is the touch area.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(LookFigures.current.metrics.sliderInsets) }

  /// The width that is given, and the height of every slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frameSize(ofAlignment: intrinsicContentSize).height)
  }

  // MARK: - Knob

  /// Where the line is, in points of the slider.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }

  /// Where the knob is for a value, in points of the slider.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: Where the line is.
  ///   - value: The value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let room = max(rect.width + 4 - Self.knob, 0)
    let x = rect.minX - 2 + (isRightToLeft ? 1 - fraction : fraction) * room
    return CGRect(x: x, y: rect.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
  }

  /// The size of the knob, and how far around it a finger still takes it, in points.
  private static let knob: CGFloat = 28
  private static let reach: CGFloat = 8

  private var knobRect: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// How far to the right of the middle of the knob the finger is that moves it.
  private var grip: CGFloat = 0

  /// Whether a point is on the knob, or near enough for a finger.
  private func isOnKnob(_ point: CGPoint) -> Bool {
    knobRect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  /// Keeps drags of the knob along the line from recognizers of the views around the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer.isAround(self), gestureRecognizer.isDrag else { return true }
    // A finger that has the knob may have moved it from where it came down.
    let area = isTracking ? CGRect.infinite : knobRect.insetBy(dx: -Self.reach, dy: -Self.reach)
    return !gestureRecognizer.drags(alongX: true, from: area, of: self)
  }

  /// Follows a finger that comes down on the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    grip = location.x - knobRect.midX
    return isOnKnob(location)
  }

  /// Moves the value to the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, event, sends: isContinuous)
    return true
  }

  /// Tells the value at last, if it was not told all along.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send(.valueChanged, with: event) }
  }

  private func follow(_ touch: UITouch, _ event: UIEvent?, sends: Bool) {
    let old = value
    let room = max(trackRect(forBounds: bounds).width + 4 - Self.knob, 1)
    let middle = touch.location(in: self).x - grip - Self.knob / 2 - bounds.minX
    let fraction = min(max(middle, 0), room) / room
    value = minimumValue + Float(isRightToLeft ? 1 - fraction : fraction) * (maximumValue - minimumValue)
    if sends, value != old { send(.valueChanged, with: event) }
  }

  /// Draws the line and the knob; the least value is at the right for readers from right to left.
  open override func draw(_ rect: CGRect) {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let (height, knob) = (LookFigures.current.sliderTrack, LookFigures.current.sliderKnob)
    let x = knob.width / 2 + fraction * max(bounds.width - knob.width, 0)
    let track = CGRect(x: 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4), height: height)
    (maximumTrackTintColor ?? .controlTrack).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: height / 2).fill()
    (minimumTrackTintColor ?? tintColor).setFill()
    let filled = flippedIfNeeded(CGRect(x: 2, y: track.minY, width: max(0, x - 2), height: height))
    UIBezierPath(roundedRect: filled, cornerRadius: height / 2).fill()
    let place = flippedIfNeeded(
      CGRect(x: x - knob.width / 2, y: bounds.midY - knob.height / 2, width: knob.width, height: knob.height)
    )
    RaisedShape.fill(
      UIBezierPath(roundedRect: place, cornerRadius: knob.height / 2),
      thumbTintColor ?? .white,
      strength: 0.24
    )
  }

  override var dimming: CGFloat { isEnabled ? 1 : 0.5 }

  /// Raises the value by a tenth of the range, as assistive software does.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// Lowers the value by a tenth of the range, as assistive software does.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    let old = value
    value += share * (maximumValue - minimumValue)
    if value != old { send(.valueChanged, with: nil) }
  }

  override var defaultAccessibilityValue: String? {
    UIAccessibility.percent(Double(value), from: Double(minimumValue), to: Double(maximumValue))
  }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .adjustable)
  }
}

extension UIKitClasses {
  static let uiSlider = NibClass(
    UISlider.self,
    parent: UIControl.self,
    name: "UISlider",
    properties: [
      NibProperty("value", \UISlider.value),
      NibProperty("minimumValue", \UISlider.minimumValue),
      NibProperty("maximumValue", \UISlider.maximumValue),
      NibProperty("isContinuous", \UISlider.isContinuous),
      NibProperty("minimumValueImage", \UISlider.minimumValueImage),
      NibProperty("maximumValueImage", \UISlider.maximumValueImage),
      NibProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      NibProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      NibProperty("thumbTintColor", \UISlider.thumbTintColor),
      NibProperty("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle),
    ]
  )
}
