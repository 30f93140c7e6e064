public import Foundation

/// A control with two states, on and off.
@MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  ///
  /// Setting it sends no actions.
  open var isOn: Bool

  /// The colour of the switch while on; nil for the system's.
  open var onTintColor: UIColor?

  /// The colour of the knob; nil for the system's.
  open var thumbTintColor: UIColor?

  /// What the switch should look like.
  open var preferredStyle: Style

  /// The title of a checkbox; nil for none.
  open var title: String?

  /// Creates a switch in code.
  public override init(frame: CGRect) {
    isOn = false
    preferredStyle = .automatic
    super.init(frame: frame)
  }

  /// Creates a switch out of an archive.
  public required init?(coder: NSCoder) {
    isOn = coder.decodeBool(forKey: "UISwitchOn", absent: false)
    onTintColor = coder.decode(UIColor.self, forKey: "UISwitchOnTintColor")
    thumbTintColor = coder.decode(UIColor.self, forKey: "UISwitchThumbTintColor")
    title = coder.decodeText(forKey: "UISwitchTitle")
    preferredStyle = coder.decodeCase(forKey: "UISwitchPreferredStyle", absent: .automatic)
    super.init(coder: coder)
  }

  /// Turns the switch on or off; nothing moves here, so both ways are the same.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .button)
  }
}
