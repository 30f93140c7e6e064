public import NibLoader

extension UIResponder: NibAwaking, NibAccessibilityConfigurable {
  /// Applies the accessibility settings of a nib; settings that the nib does not have stay unchanged.
  public func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration) {
    if let identifier = configuration.identifier { accessibilityIdentifier = identifier }
    if let label = configuration.label { accessibilityLabel = label }
    if let hint = configuration.hint { accessibilityHint = hint }
    if let value = configuration.value { accessibilityValue = value }
    if let traits = configuration.traits { accessibilityTraits = UIAccessibilityTraits(rawValue: traits) }
    if let isElement = configuration.isElement { isAccessibilityElement = isElement }
  }
}
