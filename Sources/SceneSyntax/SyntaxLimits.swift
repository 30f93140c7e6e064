/// How large a text may be, so that no input costs more than its size.
public struct SyntaxLimits: Hashable, Sendable {
  /// The most bytes a text may have; never more than 2 GiB, whatever is set.
  public var maximumBytes: Int
  /// The most collections that may stand in each other.
  public var maximumDepth: Int
  /// The most nodes that writing out every alias may add.
  public var maximumAliasNodes: Int

  /// Makes limits: 256 MiB, 256 levels and 1,000,000 nodes by default.
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
