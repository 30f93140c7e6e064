/// What a class is for assistive software, unless a program says otherwise.
struct AccessibilityDefaults {
  var isElement: Bool
  var traits: UIAccessibilityTraits

  /// An object that is no element of its own.
  static let container = AccessibilityDefaults(isElement: false, traits: .none)
}
