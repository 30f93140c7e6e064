extension ConstraintSystem {
  /// Required constraints that conflict.
  package struct Conflict: Hashable, Sendable {
    /// The constraints in the order in which they were added, including the rejected one.
    package var constraints: [ID]
    /// Whether leaving out any one of them resolves the conflict.
    ///
    /// False if the work limit was reached before that was known.
    package var isMinimal: Bool
  }

  /// The maximum number of trials for reducing a set of conflicting constraints.
  static let trialLimit = 200

  /// Why a constraint was rejected; nil where it was not, as of the last `solve()`.
  ///
  /// A constraint with NaN is a conflict by itself. Otherwise, the required constraints before it are solved again with
  /// a marker each; the markers in the row that cannot become zero are a conflicting set (Farkas), which is reduced by
  /// leaving out one constraint at a time.
  package func conflict(of id: ID) -> Conflict? {
    guard rejected.contains(id), constraints[id.index].standing == .rejected else { return nil }
    guard !constraints[id.index].constant.isNaN else { return Conflict(constraints: [id], isMinimal: true) }
    let last = constraints[id.index]
    var earlier: [Int] = []
    for index in 0..<constraints.count where index != id.index {
      let constraint = constraints[index]
      let isIn = constraint.standing != .rejected && constraint.standing != .removed && constraint.standing != .pending
      guard isIn, constraint.priority >= Self.required, constraint.order < last.order else { continue }
      earlier.append(index)
    }
    earlier.sort { constraints[$0].order < constraints[$1].order }
    guard var suspects = contradiction(of: id.index, with: earlier, tracing: true) else {
      return Conflict(constraints: [id], isMinimal: false)
    }
    var trials = 0
    var at = 0
    while at < suspects.count, trials < Self.trialLimit {
      trials += 1
      let rest = suspects[..<at] + suspects[(at + 1)...]
      if contradiction(of: id.index, with: Array(rest), tracing: false) != nil {
        suspects.remove(at: at)
      } else {
        at += 1
      }
    }
    let ids = (suspects + [id.index]).sorted().map { ID(index: $0) }
    return Conflict(constraints: ids, isMinimal: at >= suspects.count)
  }

  /// The constraints that conflict with a new one, out of a set without conflicts; nil if none do.
  private func contradiction(of newcomer: Int, with others: [Int], tracing: Bool) -> [Int]? {
    var probe = makeProbe(of: others + [newcomer], tracing: tracing)
    probe.system.workLimit = workLimit / 4
    guard probe.system.solve() == .solved, probe.system.rejected.last?.index == others.count else { return nil }
    guard tracing else { return others }
    return Set(probe.system.culprits.lazy.map(Int.init)).sorted().filter { $0 < others.count }.map { others[$0] }
  }
}
