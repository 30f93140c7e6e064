package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// A storyboard's texts checked against every rule of the language.
package struct CheckedStoryboard: Sendable {
  /// One of the texts.
  package struct Text: Sendable {
    /// What the text says, as YAML.
    package var tree: SyntaxTree
    /// What was found, in the order of the text.
    package var diagnostics: [Diagnostic]
    /// What comments silenced.
    package var silenced: [Diagnostic] = []
    /// These comments.
    package var suppressions: Suppressions

    /// What was found, in what the author wrote.
    package var found: SourceDiagnostics { SourceDiagnostics(tree.source, diagnostics).located }
  }

  /// Where a scene is.
  package struct Location: Sendable {
    /// The index of its text in `texts`.
    package var text: Int
    /// Its outermost node in the tree of the text.
    package var root: NodeID?
    /// The indexes of its nodes.
    package var nodes: Range<Int32>
  }

  /// The storyboard's own file.
  package var manifest: Text
  /// The scenes that are files of their own, in the order in which they were given.
  package var members: [Text]
  /// What could be read, whatever is wrong with it.
  package var lowered: Storyboard
  /// Where the scenes are, in the order of `lowered.scenes`.
  package var locations: [Location]
  /// The storyboard; nil where a text has errors.
  package var storyboard: ValidatedStoryboard?

  /// The storyboard's own text, then the members' as they were given.
  package var texts: [Text] { [manifest] + members }
}
