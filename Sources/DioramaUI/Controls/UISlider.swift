public import Foundation

/// A control for a value along a line.
@MainActor
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

  /// The colour of the line before the knob; nil for the tint colour.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the line behind the knob; nil for the system's.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the knob; nil for the system's.
  open var thumbTintColor: UIColor?

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
    super.init(coder: coder)
    value = current
  }

  /// The value, kept between the least and the greatest.
  ///
  /// Setting it sends no actions.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  /// Sets the value; nothing moves here, so both ways are the same.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .adjustable)
  }
}
