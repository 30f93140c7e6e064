import Testing

/// Edits of systems of constraints that chance spells: a little of what fuzzing tries for hours.
@Suite("Systems out of any bytes")
struct ChanceEdits {
  /// The same random numbers in every run (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @MainActor private static let workshop = Workshop()

  @Test("No bytes make the solver trap, and every value is finite", arguments: 0..<4)
  @MainActor
  func survives(part: Int) {
    for seed in part * 500..<part * 500 + 500 {
      var numbers = Numbers(state: UInt64(seed))
      let count = Int.random(in: 0...400, using: &numbers)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
      #expect(Door.solver.finding(bytes, with: Self.workshop) == nil, "seed \(seed)")
    }
  }
}
