extension UIControl {
  /// The states that a control can be in at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public static var normal: State { [] }
    /// Highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// A range of bits that an application may give a meaning.
    public static let application = State(rawValue: 0xFF_0000)
    /// A range of bits that the system keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
