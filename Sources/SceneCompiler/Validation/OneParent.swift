import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Every object stands in one place.
  static let oneParent = ValidationRule(ids: ["shared-object"], summary: "Every object stands in one place.") {
    context in
    context.scene.sharedObjects.map { shared in
      Diagnostic(
        "shared-object",
        "this alias would put one object in two places",
        at: shared.alias,
        hint: "write the object out, or share its properties with 'styles'",
        notes: [.init("the object stands here", at: firstLine(of: shared.object, context))]
      )
    }
  }

  /// The beginning of an object: its whole extent would underline everything inside.
  private static func firstLine(of range: SourceRange, _ context: ValidationContext) -> SourceRange {
    let source = context.tree.source
    let line = source.rangeOfLine(source.position(at: range.lowerBound).line)
    return SourceRange(range.lowerBound, min(range.upperBound, max(range.lowerBound, line.upperBound)))
  }
}
