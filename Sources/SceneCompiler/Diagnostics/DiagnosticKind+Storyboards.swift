package import SceneDiagnostics

extension DiagnosticKind {
  package static let missingDestination = DiagnosticKind(
    "missing-destination",
    "A segue or reference does not say where it leads."
  )
  package static let sceneForm = DiagnosticKind("scene-form", "A scene of a storyboard has another scene's keys.")
  package static let segueKey = DiagnosticKind(
    "segue-key",
    "A segue has a key of another kind, or lacks one of its own."
  )
  package static let unknownScene = DiagnosticKind("unknown-scene", "A name is that of no scene or reference.")
}

extension DiagnosticRegistry {
  /// The problems of storyboards.
  static let storyboards = DiagnosticRegistry(
    StoryboardRule.all.flatMap(\.kinds) + [.missingDestination, .sceneForm, .segueKey]
  )
}
