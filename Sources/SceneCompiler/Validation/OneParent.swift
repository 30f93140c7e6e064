import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Every object has one parent.
  static let oneParent = ValidationRule(kinds: [.sharedObject], summary: "Every object has one parent.") {
    context in
    context.scene.sharedObjects.map { shared in
      Diagnostic(
        .sharedObject,
        "this alias would make one object part of two",
        at: shared.alias,
        hint: "write the object out, or share its properties with 'styles'",
        notes: [.init("the object is here", at: context.tree.source.firstLine(of: shared.object))]
      )
    }
  }
}
