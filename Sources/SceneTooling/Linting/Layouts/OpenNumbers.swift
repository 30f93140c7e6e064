import LayoutEngine
import SceneDiagnostics
import SceneModel

/// The positions and sizes that a hierarchy's constraints leave ambiguous; those that change together count as one.
struct OpenNumbers {
  private let root: SolvedRoot
  private unowned let context: LintContext
  /// The maximum number of findings for one hierarchy.
  private static let most = 20
  /// Smaller differences, in points, are rounding.
  private static let least = 0.5

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
  }

  /// One finding for each independent change.
  var findings: [LintFinding] {
    guard let layout = root.solutions.first, layout.isComplete, !layout.hasConflicts, !hasOthers else { return [] }
    let open = layout.ambiguities.filter { ambiguity in
      judges(ambiguity.node, layout) && root.doubts(at: 0).allSatisfy { $0.ambiguities.contains(ambiguity) }
    }
    guard !open.isEmpty else { return [] }
    var explained: Set<LayoutEngine.Ambiguity> = []
    var found: [LintFinding] = []
    // Sizes first: an ambiguous size explains the positions that depend on it.
    for ambiguity in open.filter(\.quantity.isLength) + open.filter({ !$0.quantity.isLength }) {
      guard !explained.contains(ambiguity), found.count < Self.most else { continue }
      guard let other = root.alternative(changing: ambiguity, step: 50) else { continue }
      let movement = Movement(of: ambiguity, from: layout.rects, to: other)
      explained.formUnion(movement.changed)
      guard abs(movement.values.other - movement.values.now) > Self.least else { continue }
      found.append(finding(movement, layout))
    }
    return found.sorted { $0.range < $1.range }
  }

  /// Whether the nib has constraints that a scene cannot express.
  private var hasOthers: Bool {
    root.root.views.contains { id in
      context.scene[id].archive.edits.contains { $0.key == "UIViewAutolayoutConstraints" && $0.change != .keep }
    }
  }

  /// Whether a view is placed only by constraints, all of which are known.
  private func judges(_ node: Int, _ layout: SolvedLayout) -> Bool {
    let view = root.root.views[node]
    guard case .constraints = layout.nodes.tree.nodes[node].placement, node > 0, !layout.nodes.absent.contains(node),
      !root.root.strayed.contains(node),
      let parent = context.scene[view].parent, !context.isCustom(parent)
    else { return false }
    // Code is assumed to add constraints to views that it can reach and that the scene does not constrain.
    return !context.references.isReachable(view)
      || layout.nodes.tree.constraints.contains { $0.first.node == node || $0.second?.node == node }
  }

  // MARK: - Findings

  private func finding(_ movement: Movement, _ layout: SolvedLayout) -> LintFinding {
    let view = root.root.views[movement.ambiguity.node]
    let name = context.name(of: view)
    let axis = movement.axis
    let along = axis == .horizontal ? "horizontally" : "vertically"
    let example = context.scene[view].identifier?.value ?? "self"
    let place = context.place(of: view)
    let (now, other) = (Self.number(movement.values.now), Self.number(movement.values.other))
    guard movement.ambiguity.quantity.isLength else {
      let edge = axis == .horizontal ? "leading" : "top"
      return LintFinding(
        "\(name) is ambiguous \(along): nothing sets its position",
        at: place,
        hint: "constrain '\(example).\(edge)'"
      )
    }
    let partner = movement.opposite.first.map { root.root.views[$0] }
    guard let partner, !context.scene[view].children(in: "subviews").contains(partner) else {
      return LintFinding(
        "\(name) is ambiguous \(along): nothing sets its \(axis.lengthName)",
        at: place,
        hint: "constrain '\(example).\(axis.lengthName)'"
      )
    }
    return LintFinding(
      "the \(axis.lengthName)s of \(name) and \(context.name(of: partner)) are ambiguous: one may be \(now) or \(other)",
      at: place,
      hint: "raise the 'contentHuggingPriority' of one, or constrain '\(example).\(axis.lengthName)'",
      notes: [Diagnostic.Note("it shares its \(axis.lengthName) with this one", at: context.place(of: partner))]
    )
  }

  private static func number(_ value: Double) -> String { SceneNumber.text((value * 10).rounded() / 10) }

  /// The differences between two equally good layouts.
  private struct Movement {
    let ambiguity: LayoutEngine.Ambiguity
    /// The positions and sizes that differ in the other layout.
    let changed: Set<LayoutEngine.Ambiguity>
    /// The nodes whose value changes in the opposite direction.
    let opposite: [Int]
    /// The value in both layouts, in points.
    let values: (now: Double, other: Double)

    var axis: LayoutAxis { ambiguity.quantity.axis }

    init(of ambiguity: LayoutEngine.Ambiguity, from old: [LayoutRect], to new: [LayoutRect]) {
      self.ambiguity = ambiguity
      var changed: Set<LayoutEngine.Ambiguity> = [ambiguity]
      var opposite: [Int] = []
      let gain = ambiguity.quantity.value(new[ambiguity.node]) - ambiguity.quantity.value(old[ambiguity.node])
      for node in old.indices {
        for quantity in LayoutEngine.Ambiguity.Quantity.allCases {
          let change = quantity.value(new[node]) - quantity.value(old[node])
          guard abs(change) > 0.01 else { continue }
          changed.insert(LayoutEngine.Ambiguity(node: node, quantity: quantity))
          if quantity == ambiguity.quantity, change * gain < 0 { opposite.append(node) }
        }
      }
      self.changed = changed
      self.opposite = opposite
      values = (ambiguity.quantity.value(old[ambiguity.node]), ambiguity.quantity.value(new[ambiguity.node]))
    }
  }
}

extension LayoutEngine.Ambiguity.Quantity {
  fileprivate var isLength: Bool { self == .width || self == .height }

  fileprivate var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }

  fileprivate func value(_ rect: LayoutRect) -> Double {
    switch self {
    case .x: rect.x
    case .y: rect.y
    case .width: rect.width
    case .height: rect.height
    }
  }
}
