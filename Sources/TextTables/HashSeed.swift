/// What hashes for tables of a process begin with, so that nobody who writes a file can choose which entries share a slot.
///
/// No result may depend on it: it is for finding entries, never for their order.
public struct HashSeed: Sendable {
  /// The seed of this process, which comes from that of the standard library's own hashes.
  public static let ofProcess = HashSeed(start: number(1), factor: number(2) | 1)

  @usableFromInline let start: UInt64
  @usableFromInline let factor: UInt64

  package init(start: UInt64, factor: UInt64) {
    self.start = start
    self.factor = factor
  }

  private static func number(_ index: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(index)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// A hash and one more word.
  ///
  /// Both halves of a product with an unknown factor differ for two words in a way that cannot be foreseen, so that no later word can
  /// make up for it, unlike after a multiplication that keeps only the lower half.
  @inlinable @inline(__always)
  public func mixed(_ hash: UInt64, with word: UInt64) -> UInt64 {
    let product = (hash ^ word ^ start).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
