import SceneDiagnostics
import SceneModel

extension LintRule {
  /// What is required of sizes and distances can hold together.
  static let conflictingConstraints = LintRule(
    "conflicting-constraints",
    .layout,
    "Required constraints that fix sizes and distances can hold together."
  ) { context, _ in
    var lengths = FixedDistances(context)
    return lengths.conflicts().map { conflict in
      let scene = context.scene
      let notes = conflict.causes.prefix(6).map { Diagnostic.Note("with this one", at: scene.constraints[$0].range) }
      return LintFinding(
        "this cannot hold: others make it \(SceneNumber.text(conflict.known)), not \(conflict.wanted)",
        at: scene.constraints[conflict.constraint].range,
        hint: "take one away, or give it a priority below 1000",
        notes: notes
      )
    }
  }
}
