import Foundation

/// Which of very many cases a run tries, always the same ones.
///
/// Tests that repeat one check hundreds of times take their cases from here. A usual run tries them all; `DIORAMA_QUICK=1`, as `make check` has
/// it, tries every seventh. Where even a usual run cannot try all, it tries a few, and `DIORAMA_EXHAUSTIVE=1` asks for every one.
package enum Sampling {
  private static let environment = ProcessInfo.processInfo.environment
  /// Whether every case is tried.
  package static let isExhaustive = environment["DIORAMA_EXHAUSTIVE"] == "1"
  /// Whether few of the usual cases are tried; an exhaustive run never does.
  package static let isQuick = environment["DIORAMA_QUICK"] == "1" && !isExhaustive
  /// A prime that is larger than what is sampled, so that steps of this size meet no case twice.
  private static let step = 1_000_000_007
  /// How far apart the cases of a quick run are: a prime, so that it meets all kinds of cases that take turns.
  private static let quickStep = 7

  /// The indexes of as many cases as are asked for among all, or of all; they lie all over, and next to none of their kind.
  package static func indexes(_ most: Int, of count: Int) -> [Int] {
    if isExhaustive || count <= most { return Array(0..<count) }
    return (0..<most).map { $0 * step % count }
  }

  /// The usual cases, or every seventh of them in a quick run; none only if there are none.
  ///
  /// Lists that begin alike give different cases where they are sampled from different places on.
  package static func sample<Cases: Collection>(_ cases: Cases, from start: Int = 0) -> [Cases.Element] {
    isQuick ? everySeventh(of: cases, from: start) : Array(cases)
  }

  /// How often something is repeated: as often as asked for, or a seventh of that in a quick run, at least once.
  package static func count(_ usual: Int) -> Int { isQuick ? max(usual / quickStep, min(usual, 1)) : usual }

  /// Every seventh of the cases; the first one is among the first seven, and depends on the start.
  static func everySeventh<Cases: Collection>(of cases: Cases, from start: Int) -> [Cases.Element] {
    let first = cases.isEmpty ? 0 : start % min(quickStep, cases.count)
    return cases.enumerated().filter { $0.offset % quickStep == first }.map(\.element)
  }
}
