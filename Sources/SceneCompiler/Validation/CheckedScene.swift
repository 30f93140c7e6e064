package import SceneDiagnostics
package import SceneSyntax

/// A text checked against every rule of the language, with what tools need to go on from there.
package struct CheckedScene: Sendable {
  /// What the text says, as YAML.
  package var tree: SyntaxTree
  /// The scene; nil where there are errors.
  package var scene: ValidatedScene?
  /// Of a component, a scene with a use for each of its examples; nil for others, and where there are errors or no examples.
  package var examples: ValidatedScene?
  /// What was found, in the order of the text.
  package var diagnostics: [Diagnostic]
  /// What comments silenced.
  package var silenced: [Diagnostic] = []
  /// These comments.
  package var suppressions: Suppressions
}
