/// An object that takes the accessibility settings of a nib.
@MainActor
public protocol NibAccessibilityConfigurable: AnyObject {
  /// Applies what the nib says; a nil member means that the nib does not say it.
  func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration)
}
