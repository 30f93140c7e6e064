import ConstraintSolver
import Testing

/// Edits of a system as bytes say, so that chance may choose any numbers in any order.
@Suite("Systems out of any bytes")
struct AnyBytes {
  /// Numbers that are none, that are too large, too small, or usual.
  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 2, 100, -320, 1e-9, -1e-7, 1e7, -1e8, 1e300, -1e300, 1e-300, .nan, .infinity, -.infinity, 1.0 / 3,
  ]
  private static let priorities: [Float] = [1000, 1000, 750, 250, 0, -5, 1e9, .nan, .infinity, 999.5]

  @Test("No bytes make the solver trap, and every value is finite", arguments: 0..<4)
  func survives(part: Int) {
    for seed in part * 500..<part * 500 + 500 {
      var random = RandomNumbers(seed: seed + 3_000_000)
      let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      #expect(!Self.finite(bytes).contains(false), "seed \(seed)")
    }
  }

  /// Whether each value is finite after each `solve()`.
  private static func finite(_ bytes: [UInt8]) -> [Bool] {
    var bytes = bytes[...]
    func next() -> Int { Int(bytes.popFirst() ?? 0) }
    var system = ConstraintSystem()
    system.workLimit = 100_000
    var variables = [system.addVariable()]
    var identifiers: [ConstraintSystem.ID] = []
    var result: [Bool] = []
    func variable() -> ConstraintSystem.Variable {
      let index = next()
      return index == 255 ? ConstraintSystem.Variable(index: 1_000_000) : variables[index % variables.count]
    }
    func number() -> Double { numbers[next() % numbers.count] }
    func identifier() -> ConstraintSystem.ID {
      identifiers.isEmpty ? ConstraintSystem.ID(index: next()) : identifiers[next() % identifiers.count]
    }
    while !bytes.isEmpty {
      switch next() % 12 {
      case 0: variables.append(system.addVariable())
      case 1...5:
        let terms = (0..<next() % 4).map { _ in ConstraintSystem.Term(number(), variable()) }
        let relations: [ConstraintSystem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let id = system.add(
          terms,
          constant: number(),
          relations[next() % 3],
          priority: priorities[next() % priorities.count],
          isVariable: next().isMultiple(of: 2)
        )
        identifiers.append(id)
      case 6: system.remove(identifier())
      case 7: system.setConstant(number(), of: identifier())
      case 8: system.setPriority(priorities[next() % priorities.count], of: identifier())
      case 9:
        if let id = system.rejected.first { _ = system.conflict(of: id) }
        _ = system.ambiguousVariables()
        _ = system.alternative(moving: variable())
        _ = system.constraintsReached(from: variable())
      default:
        system.solve()
        result += variables.map { system.value(of: $0).isFinite }
      }
    }
    system.solve()
    return result + variables.map { system.value(of: $0).isFinite }
  }
}
