package import SceneDiagnostics

extension DiagnosticKind {
  package static let swiftConflict = DiagnosticKind(
    "swift-conflict",
    "Scenes of one module disagree about a class or a Swift name."
  )
  package static let notInCode = DiagnosticKind(
    "not-in-code",
    .warning,
    "A part of a scene has no equivalent in code for UIKit."
  )
  package static let swiftName = DiagnosticKind("swift-name", "A name cannot be written in Swift.")
}

extension DiagnosticRegistry {
  /// What keeps Swift from being generated for scenes.
  package static let generation = DiagnosticRegistry([
    .notInCode, .swiftConflict, .swiftName,
  ])
}
