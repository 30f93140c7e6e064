import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  private static let scrollViewGuides = SceneKeys.viewGuides + SceneKeys.scrollViewGuides

  /// Every constraint relates views, or guides of views, below the view on which it stands.
  static let constraintItems = ValidationRule(
    ids: ["constraint-item", "unknown-guide", "constraint-place"],
    summary: "Every constraint relates views below the view on which it stands."
  ) { context in
    var diagnostics: [Diagnostic] = []
    var refused: Set<ObjectID> = []
    for constraint in context.scene.constraints {
      if let schema = context.schema(of: constraint.owner), !schema.isKind(of: "UIView") {
        guard refused.insert(constraint.owner).inserted else { continue }
        diagnostics.append(
          Diagnostic(
            "constraint-item",
            "only views have constraints, not \(Wording.withArticle(schema.name))",
            at: constraint.range
          )
        )
        continue
      }
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        diagnostics += check(term, of: constraint, context)
      }
    }
    return diagnostics
  }

  private static func check(
    _ term: SceneConstraint.Term,
    of constraint: SceneConstraint,
    _ context: ValidationContext
  ) -> [Diagnostic] {
    let range = term.item.range.isEmpty ? constraint.range : term.item.range
    guard let item = term.item.object else {
      if case .constraint = term.item.target {
        return [Diagnostic("constraint-item", "'\(term.item.name)' is a constraint, not a view", at: range)]
      }
      return []
    }
    let isController = context.schema(of: item)?.isKind(of: "UIViewController") ?? false
    let guides =
      isController
      ? SceneKeys.controllerGuides : context.mayBe(item, "UIScrollView") ? scrollViewGuides : SceneKeys.viewGuides
    if let guide = term.guide {
      guard guides.contains(guide.value) else {
        // `contentGuide` and `safeArea` leave out what all guides of a kind have.
        let stem = guide.value.hasSuffix("Guide") ? String(guide.value.dropLast(5)) : guide.value
        let whole = stem + "LayoutGuide"
        let hint =
          guides.contains(whole) ? Spelling.suggestion(of: [whole]) : Spelling.choice(for: guide.value, in: guides)
        let owner = context.scene[item].className.value
        return [
          Diagnostic("unknown-guide", "\(owner) has no guide '\(guide.value)'", at: guide.range, hint: hint)
        ]
      }
      if isController { return [] }
    }
    guard context.mayBe(item, "UIView"), context.scene[item].kind == .object else {
      return [Diagnostic("constraint-item", "'\(term.item.name)' is not a view of this file", at: range)]
    }
    if context.ancestors(of: item).contains(constraint.owner) { return [] }
    return [
      Diagnostic(
        "constraint-place",
        "'\(term.item.name)' is not inside the view that has this constraint",
        at: range,
        hint: placeHint(constraint, context)
      )
    ]
  }

  /// The constraint as it reads in the nearest view around both items.
  private static func placeHint(_ constraint: SceneConstraint, _ context: ValidationContext) -> String {
    let general = "write the constraint on a view around both items"
    let items = [constraint.first.item.object, constraint.second?.item.object].compactMap { $0 }
    guard let first = items.first else { return general }
    var around = context.ancestors(of: first)
    for item in items.dropFirst() {
      let others = Set(context.ancestors(of: item))
      around = around.filter(others.contains)
    }
    let tree = context.tree
    guard let view = around.first(where: { context.mayBe($0, "UIView") && context.scene[$0].kind == .object }),
      view != constraint.owner, let written = written(constraint, around: view, context)
    else { return general }
    let line = tree.source.position(at: context.scene[view].range.lowerBound).line
    let sibling = tree.sibling("constraints", of: tree.mapping(at: context.scene[view].range))
    let place =
      sibling.map { "the 'constraints' in line \($0.line)" }
      ?? "'constraints' of the \(context.scene[view].className.value) in line \(line)"
    return "write '\(written)' in \(place)"
  }

  /// A constraint's text where it stands in another view: `self` is then called by its id; nil where it has none.
  private static func written(
    _ constraint: SceneConstraint,
    around view: ObjectID,
    _ context: ValidationContext
  ) -> String? {
    let source = context.tree.source
    var text = source.string(in: constraint.range)
    guard !text.contains("\n"), text.first != "{", text.utf8.count <= 100 else { return nil }
    let terms = [constraint.first, constraint.second].compactMap { $0 }.sorted { $0.item.range > $1.item.range }
    for term in terms where term.item.name == "self" && term.item.object != view {
      guard !term.item.range.isEmpty, let id = context.scene[constraint.owner].identifier?.value else { return nil }
      let offset = term.item.range.lowerBound - constraint.range.lowerBound
      guard offset >= 0, offset + 4 <= text.utf8.count else { return nil }
      let start = text.utf8.index(text.startIndex, offsetBy: offset)
      let end = text.utf8.index(start, offsetBy: 4)
      guard text[start..<end] == "self" else { return nil }
      text.replaceSubrange(start..<end, with: id)
    }
    return text
  }
}
