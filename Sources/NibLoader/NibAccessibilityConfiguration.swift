/// The accessibility settings that a nib holds for one object.
public struct NibAccessibilityConfiguration: Hashable, Sendable {
  /// The identifier for tests; nil where the nib has none.
  public var identifier: String?
  /// The spoken name; nil where the nib has none.
  public var label: String?
  /// The spoken description of what happens; nil where the nib has none.
  public var hint: String?
  /// The value in words; nil where the nib has none.
  public var value: String?
  /// The bits of `UIAccessibilityTraits`; nil where the nib has none.
  public var traits: UInt64?
  /// Whether the object is an accessibility element; nil where the nib has nothing.
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
