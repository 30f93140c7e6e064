import Foundation

/// Which of very many cases a run tries, always the same ones.
///
/// Tests that repeat one check hundreds of times take their cases from here. A run tries every third of them; with
/// `DIORAMA_SAMPLE=13`, as `make check` sets it, every thirteenth, and with `DIORAMA_SAMPLE=1`, as `make check-all` does, all. Where not even
/// those can be all, some are tried, and `DIORAMA_EXHAUSTIVE=1` asks for every one.
package enum Sampling {
  private static let environment = ProcessInfo.processInfo.environment
  /// Whether every case is tried.
  package static let isExhaustive = environment["DIORAMA_EXHAUSTIVE"] == "1"
  /// How far apart the cases of a run are: a prime, so that it meets all kinds of cases that take turns.
  package static let step = isExhaustive ? 1 : environment["DIORAMA_SAMPLE"].flatMap { Int($0) }.map { max($0, 1) } ?? 3
  /// A prime that is larger than what is sampled, so that steps of this size meet no case twice.
  private static let leap = 1_000_000_007

  /// The indexes of as many cases as are asked for among all, or of all; they lie all over, and next to none of their kind.
  package static func indexes(_ most: Int, of count: Int) -> [Int] {
    if isExhaustive || count <= most { return Array(0..<count) }
    return (0..<most).map { $0 * leap % count }
  }

  /// Cases that are `step` apart, or all in an exhaustive run; none only if there are none.
  ///
  /// Lists that begin alike give different cases where they are sampled from different places on.
  package static func sample<Cases: Collection>(_ cases: Cases, from start: Int = 0) -> [Cases.Element] {
    every(step, of: cases, from: start)
  }

  /// How often something is repeated: as often as asked for in an exhaustive run, else that divided by `step`, but at least once.
  package static func count(_ most: Int) -> Int { max(most / step, min(most, 1)) }

  /// Cases that are so far apart; the first one is among as many first ones, and depends on the start.
  static func every<Cases: Collection>(_ step: Int, of cases: Cases, from start: Int) -> [Cases.Element] {
    let first = cases.isEmpty ? 0 : start % min(step, cases.count)
    return cases.enumerated().filter { $0.offset % step == first }.map(\.element)
  }
}
