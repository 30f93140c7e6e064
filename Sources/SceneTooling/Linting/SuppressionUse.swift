package import SceneCompiler

/// The comments of a scene that silence findings, and what each of them silenced.
package struct SuppressionUse: Sendable {
  /// The comments, in the order of the text.
  package var suppressions: [Suppression]
  /// The ids that each of them silenced, by its place.
  package var silenced: [Set<String>]
  /// The ids that were looked for: of rules that hold, and of the language.
  package var checked: Set<String>

  /// Makes the use of comments.
  package init(suppressions: [Suppression], silenced: [Set<String>], checked: Set<String>) {
    self.suppressions = suppressions
    self.silenced = silenced
    self.checked = checked
  }
}
