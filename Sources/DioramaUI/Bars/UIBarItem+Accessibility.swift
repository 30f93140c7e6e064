public import NibLoader

extension UIBarItem {
  /// The name by which tests find the item; nil if it was not set.
  public var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// What the item is called; nil if it was not set.
  public var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibilityValues.label = newValue }
  }

  /// What happens when the item is used; nil if it was not set.
  public var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// The item's value in words; nil if it was not set.
  public var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibilityValues.value = newValue }
  }

  /// What the item is and does; a button unless it was set.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .button }
    set { accessibilityValues.traits = newValue }
  }

  /// Whether assistive software sees the item as one element, as it does unless it was set.
  public var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { accessibilityValues.isElement = newValue }
  }

  private var accessibilityValues: AccessibilityStorage {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityStorage()
    accessibilityStorage = made
    return made
  }
}

extension UIBarItem: NibAccessibilityConfigurable {
  /// Applies the accessibility settings of a nib; what the nib leaves out stays as it is.
  public func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration) {
    if let identifier = configuration.identifier { accessibilityIdentifier = identifier }
    if let label = configuration.label { accessibilityLabel = label }
    if let hint = configuration.hint { accessibilityHint = hint }
    if let traits = configuration.traits { accessibilityTraits = UIAccessibilityTraits(rawValue: traits) }
    if let isElement = configuration.isElement { isAccessibilityElement = isElement }
  }
}
