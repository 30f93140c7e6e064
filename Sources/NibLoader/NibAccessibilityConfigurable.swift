/// An object that accepts the accessibility settings of a nib.
@MainActor
public protocol NibAccessibilityConfigurable: AnyObject {
  /// Applies the settings of the nib; a nil member means that the nib does not have the setting.
  func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration)
}
