import ConstraintSolver
import TestSupport
import Testing

@Suite("Random systems of constraints")
struct RandomSystems {
  @Test("Random systems have the solution that a plain simplex with levels finds", arguments: 0..<20)
  func agreesWithPlainSimplex(part: Int) {
    for seed in Sampling.sample(part * 500..<part * 500 + 500) {
      var numbers = generator(seed)
      let count = Int.random(in: 1...6, using: &numbers)
      let constraints = (0..<Int.random(in: 1...14, using: &numbers)).map { _ in
        PlainConstraint.random(variables: count, using: &numbers)
      }
      var system = ConstraintSystem()
      let variables = (0..<count).map { _ in system.addVariable() }
      for constraint in constraints { system.add(constraint, variables) }
      #expect(system.solve() == .solved)
      let rejected = system.rejected.map(\.index)
      let accepted = constraints.indices.filter { !rejected.contains($0) }.map { constraints[$0] }
      let values = system.values(variables)
      guard let best = DenseSimplex.solve(accepted, variables: count) else {
        Issue.record("the constraints that were accepted contradict each other (seed \(seed))")
        continue
      }
      let own = PlainConstraint.misses(of: accepted, at: values)
      let other = PlainConstraint.misses(of: accepted, at: best)
      let areEqual = zip(own, other).allSatisfy { ($0 - $1).magnitude < 1e-5 * (1 + $1) }
      #expect(areEqual, "seed \(seed): \(own), \(other)")
      for index in rejected {
        let before = constraints.indices.filter { $0 < index && !rejected.contains($0) && constraints[$0].isRequired }
        let together = before.map { constraints[$0] } + [constraints[index]]
        #expect(DenseSimplex.solve(together, variables: count) == nil, "seed \(seed)")
      }
    }
  }

  @Test("A set of conflicting constraints is contradictory, and nothing of it can be left out", arguments: 0..<4)
  func conflictsAreMinimal(part: Int) {
    var found = 0
    for seed in part * 200..<part * 200 + 200 {
      var numbers = generator(seed + 1_000_000)
      let count = Int.random(in: 2...5, using: &numbers)
      let constraints = (0..<16).map { _ in PlainConstraint.random(variables: count, using: &numbers) }
      var system = ConstraintSystem(constraints, variables: count)
      system.solve()
      for id in system.rejected.prefix(2) {
        guard let conflict = system.conflict(of: id) else {
          Issue.record("no conflict for what was rejected (seed \(seed))")
          continue
        }
        found += 1
        #expect(conflict.isMinimal)
        #expect(conflict.constraints.contains(id))
        let members = conflict.constraints.map { constraints[$0.index] }
        #expect(!members.contains { !$0.isRequired })
        #expect(DenseSimplex.solve(members, variables: count) == nil, "seed \(seed)")
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          #expect(DenseSimplex.solve(rest, variables: count) != nil, "seed \(seed)")
        }
      }
    }
    #expect(found > 50)
  }

  @Test("Edits come to the same as building anew", arguments: 0..<8)
  func editsAreAsFromScratch(part: Int) {
    for seed in Sampling.sample(part * 60..<part * 60 + 60) { EditedSystem.run(seed: seed + 2_000_000) }
  }
}

/// A system that is edited at random and compared with one that is built anew after each edit.
private enum EditedSystem {
  static func run(seed: Int) {
    var numbers = generator(seed)
    let count = Int.random(in: 2...6, using: &numbers)
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.addVariable() }
    var present: [(id: ConstraintSystem.ID, constraint: PlainConstraint)] = []
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let kind = Int.random(in: 0..<10, using: &numbers)
        let at = present.isEmpty ? 0 : Int.random(in: 0..<present.count, using: &numbers)
        if kind < 4 || present.isEmpty {
          let constraint = PlainConstraint.random(variables: count, using: &numbers)
          present.append((system.add(constraint, variables), constraint))
        } else if kind < 6 {
          system.remove(present[at].id)
          present.remove(at: at)
        } else if kind < 9 {
          present[at].constraint.constant = Double(Int.random(in: -20...20, using: &numbers)) * 5
          system.setConstant(present[at].constraint.constant, of: present[at].id)
        } else {
          var entry = present[at]
          let priority: Float = [1000, 700, 500.5, 250, 2].randomElement(using: &numbers) ?? 2
          guard priority != entry.constraint.priority else { continue }
          let moves = entry.constraint.isRequired || priority == 1000
          entry.constraint.priority = priority
          system.setPriority(priority, of: entry.id)
          present[at] = entry
          if moves, step > 0 {
            present.remove(at: at)
            present.append(entry)
          }
        }
      }
      guard system.solve() == .solved else {
        Issue.record("stopped (seed \(seed))")
        return
      }
      let constraints = present.map(\.constraint)
      var fresh = ConstraintSystem(constraints, variables: count)
      fresh.solve()
      let rejected = present.indices.filter { index in system.rejected.contains(present[index].id) }
      let misses = PlainConstraint.misses(of: constraints, at: system.values(variables))
      let expected = PlainConstraint.misses(of: constraints, at: fresh.values(variables))
      let areEqual = zip(misses, expected).allSatisfy { ($0 - $1).magnitude < 1e-5 * (1 + $1) }
      // What is rejected is missed by any amount, so that only what must hold can be compared then.
      #expect(rejected == fresh.rejected.map(\.index), "seed \(seed), step \(step)")
      #expect(areEqual || !rejected.isEmpty, "seed \(seed), step \(step): \(misses), \(expected)")
      if !areEqual, rejected.isEmpty { return }
    }
  }
}

/// Seeds that follow each other are far apart in what the generator makes of them.
private func generator(_ seed: Int) -> SplitMix64 {
  SplitMix64(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
}
