import Foundation

/// A few of very many cases, always the same; `DIORAMA_EXHAUSTIVE=1` asks for all.
package enum Sampling {
  /// Whether every case is tried.
  package static let isExhaustive = ProcessInfo.processInfo.environment["DIORAMA_EXHAUSTIVE"] == "1"
  /// A prime that is larger than what is sampled, so that steps of this size meet no case twice.
  private static let step = 1_000_000_007

  /// The indexes of as many cases as are asked for among all, or of all; they lie all over, and next to none of their kind.
  package static func indexes(_ most: Int, of count: Int) -> [Int] {
    if isExhaustive || count <= most { return Array(0..<count) }
    return (0..<most).map { $0 * step % count }
  }
}
