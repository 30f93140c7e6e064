import LayoutEngine
import SceneDiagnostics
import SceneModel
import SceneNodes

extension LintRule {
  /// Every view with constraints has an unambiguous position and size.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout",
    .layout,
    "Constraints leave the position or size of a view open."
  ) { context, _ in
    context.openNumbers.flatMap { open in
      let words = AmbiguityWords(open.root, context)
      return open.movements.filter { !$0.subject.isOfContent }.map(words.finding).sorted { $0.range < $1.range }
    }
  }
}

/// What is said of numbers that constraints leave open.
private struct AmbiguityWords {
  private let root: SolvedRoot
  private let context: LintContext
  private let missing: MissingConstraint

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
    missing = MissingConstraint(root, context)
  }

  func finding(_ movement: Movement) -> LintFinding {
    let view = root.root.views[movement.subject.node]
    // A view that holds the other is as large as its content is: they share nothing.
    let partner = movement.opposite.first.map { (node: $0, view: root.root.views[$0]) }
    if movement.subject.quantity.isLength, let partner,
      !context.children(in: "subviews", of: view).contains(partner.view)
    {
      return sharing(movement, of: view, with: partner)
    }
    let name = context.name(of: view)
    let along = movement.axis == .horizontal ? "horizontally" : "vertically"
    let example = context.identifier(of: view)?.value ?? "self"
    let isLength = movement.subject.quantity.isLength
    return LintFinding(
      "\(name) is ambiguous \(along): nothing sets its \(isLength ? movement.axis.lengthName : "position")"
        + root.words(for: movement.sizes),
      at: context.reportedRange(of: view),
      hint: "constrain '\(example).\(isLength ? movement.axis.lengthName : movement.axis.nearEdge)'",
      fixIts: [missing.equation(of: movement)].compactMap { $0 }
    )
  }

  // MARK: - Views that share room

  private func sharing(_ movement: Movement, of view: ObjectID, with partner: (node: Int, view: ObjectID))
    -> LintFinding
  {
    let length = movement.axis.lengthName
    let (name, other) = (context.name(of: view), context.name(of: partner.view))
    let kind = priority(of: movement, against: partner.node)
    let missingWord = kind == .compressionResistance ? "missing " : ""
    let points = room(of: movement).map {
      "\(Self.number($0)) \(missingWord)\($0 == 1 ? "point" : "points") of \(length)"
    }
    let example = context.identifier(of: view)?.value ?? "self"
    let fix = kind.map { missing.priority($0, of: movement, against: partner.node) } ?? missing.equation(of: movement)
    return LintFinding(
      "nothing decides how \(name) and \(other) share \(points ?? "their \(length)")" + root.words(for: movement.sizes),
      at: context.reportedRange(of: view),
      hint: (kind.map { "raise the '\($0.property)' of one, or " } ?? "") + "constrain '\(example).\(length)'",
      notes: [Diagnostic.Note("it shares its \(length) with this one", at: context.reportedRange(of: partner.view))],
      fixIts: [fix].compactMap { $0 }
    )
  }

  /// How much one of two views has more than the other leaves it, in points; nil where there is no end to it.
  private func room(of movement: Movement) -> Double? {
    let far = 10_000.0
    guard let (now, other) = root.alternatives(of: movement.subject, at: movement.solutionIndex, step: far) else {
      return nil
    }
    let quantity = movement.subject.quantity
    let node = movement.subject.node
    let room = abs(quantity.value(other.rects[node]) - quantity.value(now.alignmentRects[node]))
    return room > 0.05 && room < far / 2 ? room : nil
  }

  /// The priority by which two views share a length: that of the larger ones to hug their content, of the smaller ones to keep its
  /// size; nil where content decides nothing.
  private func priority(of movement: Movement, against other: Int) -> MissingConstraint.Kind? {
    let layout = movement.layout
    func excess(_ node: Int) -> Double? {
      guard let natural = natural(node, movement.axis, layout) else { return nil }
      return movement.subject.quantity.value(layout.rects[node]) - natural
    }
    guard let own = excess(movement.subject.node), let others = excess(other) else { return nil }
    let rounding = 0.05
    if own > -rounding, others > -rounding { return .hugging }
    return own < rounding && others < rounding ? .compressionResistance : nil
  }

  private func natural(_ node: Int, _ axis: LayoutAxis, _ layout: SolvedLayout) -> Double? {
    switch layout.nodes.tree.nodes[node].naturalSize {
    case .none: nil
    case .fixed(let width, let height): axis == .horizontal ? width : height
    case .wrapping(let size): size(layout.rects[node].width)[axis]
    }
  }

  private static func number(_ value: Double) -> String { SceneNumber.text((value * 10).rounded() / 10) }
}
