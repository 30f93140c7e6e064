import LayoutEngine
import SceneDiagnostics
import SceneModel
import SceneNodes

extension LintRule {
  /// All required constraints can be satisfied together.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints",
    .layout,
    "Required constraints contradict each other."
  ) { context, _ in
    context.solvedRoots.all.flatMap { root -> [LintFinding] in
      var found = Contradictions(root, context)
      for layout in root.solutions { found.add(layout) }
      return found.findings
    }
  }
}

/// The conflicts of a hierarchy, each once for all sizes at which it occurs.
private struct Contradictions {
  private struct Contradiction {
    var conflict: LayoutEngine.Conflict
    /// The error of the reported constraint, in points.
    var missed: Double
    var layout: SolvedLayout
    var sizes: [String]
  }

  private let root: SolvedRoot
  private unowned let context: LintContext
  private var found: [ObjectOrConstraint: Contradiction] = [:]
  private static let mostNotes = 12
  /// Smaller errors, in points, are rounding.
  private static let rounding = 0.1

  /// Where a conflict is reported.
  private enum ObjectOrConstraint: Hashable {
    case object(ObjectID)
    case constraint(Int)
  }

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
  }

  mutating func add(_ layout: SolvedLayout) {
    for conflict in layout.conflicts {
      let (subject, source) = subject(of: conflict, layout)
      guard found[subject]?.sizes.last != layout.size else { continue }
      var missed = root.miss(of: source, in: layout) ?? 0
      // If another constraint repeats this one, only the constraint that was broken has the error.
      if abs(missed) <= Self.rounding { missed = root.miss(of: conflict.broken, in: layout) ?? 0 }
      guard isCertain(conflict, missed, layout) else { continue }
      if found[subject] == nil {
        found[subject] = Contradiction(conflict: conflict, missed: missed, layout: layout, sizes: [])
      }
      found[subject]?.sizes.append(layout.size)
    }
  }

  /// Whether the conflict occurs on a device whatever the uncertain sizes are.
  private func isCertain(_ conflict: LayoutEngine.Conflict, _ missed: Double, _ layout: SolvedLayout) -> Bool {
    guard abs(missed) > Self.rounding else { return false }
    var spaces = 0.0
    let hasRoot = conflict.sources.contains(.root)
    for source in conflict.sources {
      switch source {
      case .root:
        if !isCertainOfSize(conflict, layout) { return false }
      case .naturalSize(let node):
        if layout.nodes.unknown.contains(node) { return false }
        if hasRoot, root.root.kind != .screen { return false }
        if layout.nodes.texts.contains(node) { spaces += slack(of: node, layout) }
      case .constraint(let index):
        guard let constraint = constraint(index, layout) else { continue }
        if context.scene.constraints[constraint].usesSystemSpacing { spaces += 20 }
      case .positiveSize, .autoresizing, .held, .stack: break
      }
    }
    return abs(missed) > spaces
  }

  /// Whether the root has the size that takes part in a conflict wherever the view is shown.
  private func isCertainOfSize(_ conflict: LayoutEngine.Conflict, _ layout: SolvedLayout) -> Bool {
    switch root.root.kind {
    case .screen: true
    // A view without a written size gets a suitable one from the code that uses it.
    case .free: root.hasWrittenSize
    // Rows grow with their content.
    case .cell: !isVertical(conflict.broken, layout)
    case .header: root.hasWrittenSize || !isVertical(conflict.broken, layout)
    // Code, or the content itself, can give each item another size.
    case .item: false
    }
  }

  /// The possible error of an estimated text size, in points: a tenth of its length.
  private func slack(of node: Int, _ layout: SolvedLayout) -> Double {
    guard case .fixed(let width, let height) = layout.nodes.tree.nodes[node].naturalSize else { return 20 }
    return max(LayoutDoubt.textTolerance, (width ?? 0) / 10, (height ?? 0) / 10)
  }

  private func isVertical(_ source: EquationSource, _ layout: SolvedLayout) -> Bool {
    guard case .constraint(let index) = source, let constraint = constraint(index, layout),
      let attribute = ConstraintAttribute(context.scene.constraints[constraint].first.attributeValue)
    else { return true }
    return attribute.axis == .vertical
  }

  private func constraint(_ index: Int, _ layout: SolvedLayout) -> Int? {
    layout.nodes.constraints.indices.contains(index) ? layout.nodes.constraints[index] : nil
  }

  /// Where to report a conflict: at the broken constraint, else at the last constraint of the set, else at the view whose
  /// equation is broken.
  private func subject(
    of conflict: LayoutEngine.Conflict,
    _ layout: SolvedLayout
  ) -> (ObjectOrConstraint, EquationSource) {
    if case .constraint(let index) = conflict.broken, let constraint = constraint(index, layout) {
      return (.constraint(constraint), conflict.broken)
    }
    let constraints = conflict.sources.compactMap { source in
      if case .constraint(let index) = source { index } else { nil }
    }
    if let last = constraints.max(), let constraint = constraint(last, layout) {
      return (.constraint(constraint), .constraint(last))
    }
    return (.object(object(of: conflict.broken, layout)), conflict.broken)
  }

  private func object(of source: EquationSource, _ layout: SolvedLayout) -> ObjectID {
    switch source {
    case .autoresizing(let node), .naturalSize(let node), .stack(let node, identifier: _), .positiveSize(let node),
      .held(let node):
      layout.nodes.views[node]
    case .root, .constraint: root.root.id
    }
  }

  // MARK: - Findings

  var findings: [LintFinding] {
    found.map { subject, contradiction in finding(contradiction, at: subject) }.sorted { $0.range < $1.range }
  }

  private func finding(_ contradiction: Contradiction, at subject: ObjectOrConstraint) -> LintFinding {
    let range =
      switch subject {
      case .object(let id): context.reportedRange(of: id)
      case .constraint(let index): context.scene.constraints[index].range
      }
    var hint = "remove one, or give it a priority below 1000"
    if !contradiction.conflict.isMinimal { hint += "; not all of these need to take part" }
    return LintFinding(
      "this conflicts with other constraints and " + miss(contradiction, at: subject)
        + root.words(for: contradiction.sizes),
      at: range,
      hint: hint,
      notes: notes(contradiction, besides: range)
    )
  }

  private func miss(_ contradiction: Contradiction, at subject: ObjectOrConstraint) -> String {
    let missed = contradiction.missed
    if case .constraint(let index) = subject, context.scene.constraints[index].second == nil,
      context.scene.constraints[index].relation == .equal
    {
      let wanted = context.scene.constraints[index].constant
      return "becomes \(Self.number(wanted + missed)) instead of \(Self.number(wanted))"
    }
    let points = Self.number(abs(missed))
    return "is off by \(points) \(points == "1" ? "point" : "points")"
  }

  private static func number(_ value: Double) -> String { SceneNumber.text((value * 100).rounded() / 100) }

  private func notes(_ contradiction: Contradiction, besides range: SourceRange) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    func add(_ message: String, _ other: SourceRange) {
      if other != range, !notes.contains(where: { $0.range == other }) { notes.append(.init(message, at: other)) }
    }
    let layout = contradiction.layout
    for source in contradiction.conflict.sources {
      switch source {
      case .constraint(let index):
        guard let constraint = constraint(index, layout) else { continue }
        add("with this one", context.scene.constraints[constraint].range)
      case .autoresizing(let node):
        add("with this frame", context.frameRange(of: layout.nodes.views[node]))
      case .stack(let node, identifier: _):
        add("with how this stack view arranges its views", context.reportedRange(of: layout.nodes.views[node]))
      case .naturalSize(let node):
        add("with the size of this content, which is required", context.reportedRange(of: layout.nodes.views[node]))
      case .root: add("with this view's size, \(layout.size)", context.reportedRange(of: root.root.id))
      case .positiveSize, .held: break
      }
    }
    return Array(notes.prefix(Self.mostNotes))
  }
}
