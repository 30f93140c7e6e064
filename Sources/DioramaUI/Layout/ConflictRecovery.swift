import LayoutEngine

/// Decides which constraints are left out where some conflict, and reports each conflict once for as long as it lasts.
///
/// To explain a conflict takes as long as another layout or more, so that the decisions are kept while the same
/// constraints conflict.
@MainActor
struct ConflictRecovery {
  /// What was decided last; nil without conflicts.
  private var decision: Decision?

  /// The lines of the conflicts of the last layout.
  private var reported: Set<[String]> = []

  /// The conflicts of the last layout.
  var reports: [ConflictReport] { decision?.reports ?? [] }

  /// How many conflicts of one layout are explained; the others are left out without a report.
  private static let limit = 16

  private struct Decision {
    /// The numbers of all constraints of the tree, by which each activation is known.
    var activations: [Int]
    /// What the engine left out of all constraints.
    var broken: [EquationSource]
    /// What the engine left out of those that remain without `leftOut`.
    var brokenBesides: [EquationSource]
    /// What is left out instead of what the engine would leave out.
    var leftOut: Set<ObjectIdentifier>
    var reports: [ConflictReport]
  }

  /// Solves a layout without the constraints that UIKit would leave out.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - makeTree: Collects the views without some constraints.
  /// - Returns: The views, and their layout.
  mutating func solve(
    with engine: inout LayoutEngine,
    _ makeTree: (Set<ObjectIdentifier>) -> LiveLayoutTree
  ) -> (live: LiveLayoutTree, result: LayoutResult) {
    var solved = Self.solve(with: &engine, leavingOut: [], makeTree)
    guard solved.result.isComplete, !engine.broken.isEmpty else {
      if solved.result.isComplete { decision = nil }
      return solved
    }
    let (activations, broken) = (solved.live.constraints.map(\.activation), engine.broken)
    if let decision, decision.activations == activations, decision.broken == broken,
      decision.reports.allSatisfy(\.isUpToDate)
    {
      if decision.leftOut.isEmpty { return solved }
      solved = Self.solve(with: &engine, leavingOut: decision.leftOut, makeTree)
      let besides = engine.broken
      if !solved.result.isComplete || besides == decision.brokenBesides { return solved }
      solved = Self.solve(with: &engine, leavingOut: [], makeTree)
    }
    var new = Decision(activations: activations, broken: broken, brokenBesides: [], leftOut: [], reports: [])
    while solved.result.isComplete, !engine.broken.isEmpty, new.reports.count < Self.limit,
      Self.replaces(&new, solved.live, engine)
    {
      solved = Self.solve(with: &engine, leavingOut: new.leftOut, makeTree)
    }
    new.brokenBesides = engine.broken
    decision = new
    return solved
  }

  private static func solve(
    with engine: inout LayoutEngine,
    leavingOut leftOut: Set<ObjectIdentifier>,
    _ makeTree: (Set<ObjectIdentifier>) -> LiveLayoutTree
  ) -> (live: LiveLayoutTree, result: LayoutResult) {
    let live = makeTree(leftOut)
    return (live, engine.layout(live.tree))
  }

  /// Explains the conflicts of a layout; returns whether a constraint has to be left out instead of the engine's
  /// choice.
  ///
  /// Such a constraint may be the reason of other conflicts, which are explained after the next layout.
  private static func replaces(
    _ decision: inout Decision,
    _ live: LiveLayoutTree,
    _ engine: borrowing LayoutEngine
  ) -> Bool {
    var reports: [ConflictReport] = []
    for conflict in 0..<min(engine.broken.count, limit - decision.reports.count) {
      guard let conflict = engine.conflict(at: conflict) else { continue }
      let breaking = live.constraintToBreak(of: conflict)
      let relations = conflict.equations.compactMap { engine.relation(at: $0) }
      let report = ConflictReport(conflict, relations, breaking: breaking?.constraint, in: live)
      if let breaking, conflict.broken != .constraint(breaking.index) {
        decision.leftOut.insert(ObjectIdentifier(breaking.constraint))
        if let report { decision.reports.append(report) }
        return true
      }
      if let report { reports.append(report) }
    }
    decision.reports += reports
    return false
  }

  /// Passes the conflicts of the last layout that the layout before did not have to the warning handler.
  mutating func report() {
    let known = reported
    reported = Set(reports.map(\.lines))
    for report in reports where !known.contains(report.lines) { UIRuntime.shared.warn(report.text) }
  }
}
