extension NibArchive {
  /// A class that objects refer to, by name.
  public struct ClassName: Hashable, Sendable {
    /// The name as the runtime knows it, such as `UILabel` or `_TtC5Sales10BadgeLabel`.
    public var name: String
    /// Indexes of the classes to use in turn where this one is unknown.
    ///
    /// Empty for most classes; `UIColor` names `NSColor`, for example.
    public var fallbacks: [Int]

    /// Creates a class name.
    public init(name: String, fallbacks: [Int] = []) {
      self.name = name
      self.fallbacks = fallbacks
    }
  }
}
