import LayoutEngine
import SceneDiagnostics
import SceneModel
import SceneNodes

extension LintRule {
  /// Constraints say how large the content of a scroll view is.
  static let ambiguousScrollContent = LintRule(
    "ambiguous-scroll-content",
    .layout,
    "Constraints leave open how large the content of a scroll view is."
  ) { context, _ in
    context.openNumbers.flatMap { open in
      let words = ScrollContentWords(open.root, context)
      return open.movements.filter(\.subject.isOfContent).map(words.finding).sorted { $0.range < $1.range }
    }
  }
}

/// What is said of content whose size constraints leave open.
private struct ScrollContentWords {
  private let root: SolvedRoot
  private let context: LintContext

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
  }

  func finding(_ movement: Movement) -> LintFinding {
    let scrollView = root.root.views[movement.subject.node]
    let length = movement.axis.lengthName
    let moving = moving(with: movement)
    var hint = "constrain the \(movement.axis == .horizontal ? "trailing" : "bottom") edge of what is in it"
    if let moving {
      let name = context.identifier(of: moving)?.value ?? "self"
      hint =
        movement.axis == .horizontal
        ? "constrain '\(name).width', for example to the scroll view's" : "constrain '\(name).height'"
    }
    return LintFinding(
      "the content of \(context.name(of: scrollView)) is ambiguous: nothing sets its \(length)"
        + root.words(for: movement.sizes),
      at: context.reportedRange(of: scrollView),
      hint: hint,
      notes: moving.map { [Diagnostic.Note("its \(length) is that of this view", at: context.reportedRange(of: $0))] }
        ?? [],
      fixIts: [fix(of: movement, moving, in: scrollView)].compactMap { $0 }
    )
  }

  /// The outermost view in the scroll view that becomes longer with the content; nil for none.
  private func moving(with movement: Movement) -> ObjectID? {
    let node = movement.subject.node
    let inside = root.root.parents.indices.first { index in
      root.root.parents[index] == node
        && movement.changed.contains(LayoutEngine.Ambiguity(node: index, quantity: movement.subject.quantity))
    }
    return inside.map { root.root.views[$0] }
  }

  /// Has the content be as wide as the scroll view, so that it scrolls vertically, as most does.
  private func fix(of movement: Movement, _ moving: ObjectID?, in scrollView: ObjectID) -> Diagnostic.FixIt? {
    guard movement.axis == .horizontal, let moving, let name = context.identifier(of: moving)?.value
    else {
      return nil
    }
    return MissingConstraint(root, context).addition(of: "\(name).width = self.width", to: scrollView)
  }
}
