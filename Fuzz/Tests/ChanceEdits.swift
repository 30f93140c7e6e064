import TestSupport
import Testing

/// Edits of systems of constraints that chance spells: a little of what fuzzing tries for hours.
@Suite("Systems out of any bytes")
struct ChanceEdits {
  @MainActor private static let workshop = Workshop()

  @Test("No bytes make the solver trap, and every value is finite", arguments: 0..<4)
  @MainActor
  func survives(part: Int) {
    for seed in part * 500..<part * 500 + 500 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let count = Int.random(in: 0...400, using: &numbers)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
      #expect(Door.solver.finding(bytes, with: Self.workshop) == nil, "seed \(seed)")
    }
  }
}
