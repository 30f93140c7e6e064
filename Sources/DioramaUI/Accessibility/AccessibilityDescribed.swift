import NibLoader

/// An object that a program or a nib describes to assistive software.
@MainActor
protocol AccessibilityDescribed: AnyObject {
  /// What was set; nil as long as nothing was.
  var accessibilityStorage: AccessibilityStorage? { get set }

  var accessibilityIdentifier: String? { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var isAccessibilityElement: Bool { get set }
}

extension AccessibilityDescribed {
  /// What was set, made when something is.
  var accessibilityValues: AccessibilityStorage {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityStorage()
    accessibilityStorage = made
    return made
  }

  /// Takes the settings of a nib; what the nib leaves out stays as it is.
  func takeAccessibility(_ configuration: NibAccessibilityConfiguration) {
    if let identifier = configuration.identifier { accessibilityIdentifier = identifier }
    if let label = configuration.label { accessibilityLabel = label }
    if let hint = configuration.hint { accessibilityHint = hint }
    if let value = configuration.value { accessibilityValue = value }
    if let traits = configuration.traits { accessibilityTraits = UIAccessibilityTraits(rawValue: traits) }
    if let isElement = configuration.isElement { isAccessibilityElement = isElement }
  }
}
