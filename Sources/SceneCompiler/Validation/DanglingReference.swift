import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every name that stands for an object is given to one.
  static let danglingReference = ValidationRule(
    ids: ["dangling-reference"],
    summary: "Every name that stands for an object is given to one."
  ) { context in
    let scene = context.scene
    let names =
      scene.objects.compactMap(\.identifier?.value) + scene.constraints.compactMap(\.identifier?.value)
      + ["owner", "self", "firstResponder"]
    var references: [SceneReference] = []
    for object in scene.objects {
      references += object.outlets.flatMap(\.targets)
      references += object.actions.map(\.receiver)
    }
    for constraint in scene.constraints {
      references += [constraint.first.item] + [constraint.second?.item].compactMap { $0 }
    }
    return references.filter { $0.target == .unresolved }.map { reference in
      let hint = Spelling.nearest(to: reference.name, in: names).map { "did you mean '\($0)'?" }
      return Diagnostic(
        "dangling-reference",
        "no object has the id '\(reference.name)'",
        at: reference.range,
        hint: hint
      )
    }
  }
}
