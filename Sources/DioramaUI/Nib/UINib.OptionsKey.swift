extension UINib {
  /// Options for loading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that the nib refers to by identifier, as a dictionary.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
