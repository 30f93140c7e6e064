package import DioramaDriver

/// What `init` can write.
package enum StarterPart: String, CaseIterable, Sendable {
  /// `.diorama.yaml`.
  case configuration
  /// `.pre-commit-config.yaml`.
  case hooks
  /// A workflow of GitHub Actions.
  case workflow
  /// The JSON Schema, and settings that name it.
  case editor
}

/// What `init` is asked to do.
package struct InitRequest: Sendable {
  /// The parts to write; empty for all.
  package var parts: [StarterPart]
  /// The folder of the project.
  package var folder: String
  /// Whether nothing is written, and what would be is printed.
  package var isDry: Bool
  /// Which classes and which systems there are, for the JSON Schema.
  package var settings: SettingSources

  /// Makes a request.
  package init(
    parts: [StarterPart] = [],
    folder: String,
    isDry: Bool = false,
    settings: SettingSources = SettingSources()
  ) {
    self.parts = parts.isEmpty ? StarterPart.allCases : parts
    self.folder = FilePath.trimmed(folder)
    self.isDry = isDry
    self.settings = settings
  }
}
