/// An object that accepts the accessibility settings of a nib.
@MainActor
public protocol NibAccessibilityConfigurable: AnyObject {
  /// Applies the settings of the nib; a nil member means that the nib does not have the setting.
  func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration)
}

/// The accessibility settings of an object in a nib.
public struct NibAccessibilityConfiguration: Hashable, Sendable {
  /// The identifier for UI tests; nil if the nib has none.
  public var identifier: String?
  /// The label; nil if the nib has none.
  public var label: String?
  /// The hint; nil if the nib has none.
  public var hint: String?
  /// The value; nil if the nib has none.
  public var value: String?
  /// The bits of `UIAccessibilityTraits`; nil if the nib has none.
  public var traits: UInt64?
  /// Whether the object is an accessibility element; nil if the nib does not specify it.
  public var isElement: Bool?

  /// Creates settings.
  public init(
    identifier: String? = nil,
    label: String? = nil,
    hint: String? = nil,
    value: String? = nil,
    traits: UInt64? = nil,
    isElement: Bool? = nil
  ) {
    self.identifier = identifier
    self.label = label
    self.hint = hint
    self.value = value
    self.traits = traits
    self.isElement = isElement
  }
}
