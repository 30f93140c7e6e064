/// The size limits of a text, so that the cost of an input is proportional to its size.
public struct SyntaxLimits: Hashable, Sendable {
  /// The maximum number of bytes; values above 2 GiB have no effect.
  public var maximumBytes: Int
  /// The maximum nesting of collections.
  public var maximumDepth: Int
  /// The maximum number of nodes that expanded aliases add.
  public var maximumAliasNodes: Int

  /// Creates limits: 256 MiB, 256 levels and 1,000,000 nodes by default.
  public init(
    maximumBytes: Int = 256 << 20,
    maximumDepth: Int = 256,
    maximumAliasNodes: Int = 1_000_000
  ) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
    self.maximumAliasNodes = maximumAliasNodes
  }
}
