package import SceneDiagnostics

extension DiagnosticKind {
  package static let swiftConflict = DiagnosticKind(
    "swift-conflict",
    "Scenes of one module disagree about a class or a Swift name."
  )
  package static let swiftName = DiagnosticKind("swift-name", "A name cannot be written in Swift.")
}

extension DiagnosticRegistry {
  /// What keeps Swift from being generated for scenes.
  package static let generation = DiagnosticRegistry([
    .swiftConflict, .swiftName,
  ])
}
