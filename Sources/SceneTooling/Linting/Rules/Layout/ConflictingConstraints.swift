import SceneDiagnostics
import SceneModel

extension LintRule {
  /// What is required of sizes and distances can hold together.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints",
    .layout,
    "Required constraints contradict each other."
  ) { context, _ in
    var lengths = FixedDistances(context)
    return lengths.conflicts().map { conflict in
      let scene = context.scene
      let notes = conflict.causes.prefix(6).map { Diagnostic.Note("with this one", at: scene.constraints[$0].range) }
      return LintFinding(
        "this conflicts with other constraints, which make it \(SceneNumber.text(conflict.known)), not \(conflict.wanted)",
        at: scene.constraints[conflict.constraint].range,
        hint: "remove one, or give it a priority below 1000",
        notes: notes
      )
    }
  }
}
