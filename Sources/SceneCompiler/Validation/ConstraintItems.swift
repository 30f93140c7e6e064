import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValidationRule {
  private static let scrollViewGuides = SceneKeys.viewGuides + SceneKeys.scrollViewGuides

  /// Every constraint relates descendants of the view that has it, or their layout guides.
  static let constraintItems = ValidationRule(
    kinds: [.constraintItem, .unknownGuide, .constraintPlace],
    summary: "Every constraint relates descendants of the view that has it."
  ) { context in
    var items = BoundedReports(.constraintItem)
    var guides = BoundedReports(.unknownGuide)
    var misplaced = BoundedReports(.constraintPlace)
    var refused: Set<ObjectID> = []
    for index in context.scene.constraints.indices where mayBeWrong(index, context) {
      let constraint = context.scene.constraints[index]
      if let schema = context.schema(of: constraint.owner), !schema.isKind(of: .view) {
        guard refused.insert(constraint.owner).inserted else { continue }
        let message = "only views have constraints, not \(Wording.withArticle(schema.name))"
        items.add(at: constraint.range) { _ in Diagnostic(.constraintItem, message, at: constraint.range) }
        continue
      }
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        let range = term.item.range.isEmpty ? constraint.range : term.item.range
        switch problem(of: term, constraint, context) {
        case nil: break
        case .item(let message)?: items.add(at: range) { _ in Diagnostic(.constraintItem, message, at: range) }
        case .guide(let guide, let known)?:
          guides.add(at: guide.range) { unknownGuide(guide, known, term, context, suggests: $0) }
        case .outside?:
          misplaced.add(at: range) { suggests in
            Diagnostic(
              .constraintPlace,
              "'\(term.item.name)' is not inside the view that has this constraint",
              at: range,
              hint: suggests ? ancestorHint(constraint, context) : nil
            )
          }
        }
      }
    }
    return items.diagnostics + guides.diagnostics + misplaced.diagnostics
  }

  /// Whether a constraint has a guide, or relates something else than views inside the view that has it: nearly none does.
  private static func mayBeWrong(_ index: Int, _ context: ValidationContext) -> Bool {
    let outline = context.constraints[index]
    func isUsual(_ term: SceneConstraint.Outline.Term) -> Bool {
      guard !term.hasGuide, let id = term.object else { return false }
      return context.isView(id) && context.scene.objects.isMade(at: id.index) && context.isInside(id, outline.owner)
    }
    return !context.isView(outline.owner) || !isUsual(outline.first) || outline.second.map { !isUsual($0) } ?? false
  }

  /// What is wrong with a term.
  private enum Problem {
    case item(String)
    case guide(Located<String>, known: [String])
    case outside
  }

  private static func problem(
    of term: SceneConstraint.Term,
    _ constraint: SceneConstraint,
    _ context: ValidationContext
  ) -> Problem? {
    guard let item = term.item.object else {
      if case .constraint = term.item.target { return .item("'\(term.item.name)' is a constraint, not a view") }
      return nil
    }
    let isController = context.schema(of: item)?.isKind(of: .viewController) ?? false
    if let guide = term.guide {
      let known =
        isController
        ? SceneKeys.controllerGuides : context.mayBe(item, "UIScrollView") ? scrollViewGuides : SceneKeys.viewGuides
      if !known.contains(guide.value) { return .guide(guide, known: known) }
      if isController { return nil }
    }
    guard context.mayBe(item, "UIView"), context.scene.objects.isMade(at: item.index) else {
      return .item("'\(term.item.name)' is not a view of this file")
    }
    return context.isInside(item, constraint.owner) ? nil : .outside
  }

  private static func unknownGuide(
    _ guide: Located<String>,
    _ known: [String],
    _ term: SceneConstraint.Term,
    _ context: ValidationContext,
    suggests: Bool
  ) -> Diagnostic {
    let meant = LayoutGuideName(meant: guide.value)?.rawValue
    let hint =
      meant.flatMap { known.contains($0) ? Spelling.suggestion(of: [$0]) : nil }
      ?? (suggests ? Spelling.choice(for: guide.value, in: known) : nil)
    let owner = term.item.object.map { context.object($0).className.value } ?? term.item.name
    return Diagnostic(.unknownGuide, "\(owner) has no guide '\(guide.value)'", at: guide.range, hint: hint)
  }

  /// The constraint as it reads in the nearest view around both items.
  private static func ancestorHint(_ constraint: SceneConstraint, _ context: ValidationContext) -> String {
    let general = "add the constraint to a common ancestor of both items"
    let items = [constraint.first.item.object, constraint.second?.item.object].compactMap { $0 }
    guard let first = items.first else { return general }
    var around = context.scene.objects.lineage(of: first)
    for item in items.dropFirst() {
      let others = Set(context.scene.objects.lineage(of: item))
      around = around.filter(others.contains)
    }
    let tree = context.tree
    guard let view = around.first(where: { context.mayBe($0, "UIView") && context.object($0).kind == .object }),
      view != constraint.owner, let written = written(constraint, around: view, context)
    else { return general }
    let line = tree.source.position(at: context.object(view).range.lowerBound).line
    let sibling = tree.sibling("constraints", of: tree.mapping(at: context.object(view).range, in: context.root))
    let location =
      sibling.map { "the 'constraints' in line \($0.line)" }
      ?? "'constraints' of the \(context.object(view).className.value) in line \(line)"
    return "write '\(written)' in \(location)"
  }

  /// A constraint's text for another view, with `self` replaced by its id; nil if it has none.
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
      guard !term.item.range.isEmpty, let id = context.object(constraint.owner).identifier?.value else { return nil }
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
