import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// A segue that only code can perform has an identifier.
  static let unnamedSegue = ofStoryboard(
    "unnamed-segue",
    .correctness,
    "A segue of a controller has no identifier, so that nothing can perform it."
  ) { storyboard, _ in
    storyboard.findings { segue, scene in
      guard segue.identifier == nil, segue.kind.value != .embed,
        scene.schema(of: segue.source).isKind(of: .viewController)
      else { return nil }
      return LintFinding(
        "nothing can perform this segue: it is on the controller, and has no identifier",
        at: segue.kind.range,
        hint: "give it an 'identifier' for code, or write it on what triggers it"
      )
    }
  }
}
