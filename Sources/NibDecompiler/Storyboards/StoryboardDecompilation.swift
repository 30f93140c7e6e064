package import SceneCompiler

/// A storyboard that was made from a compiled one.
package struct StoryboardDecompilation: Sendable {
  /// A nib to which the storyboard does not compile.
  package struct Difference: Hashable, Sendable {
    /// The nib's name, without `.nib`.
    package var nib: String
    /// What is otherwise, or that the nib could not be read.
    package var reason: String
  }

  /// The text of the storyboard's own file.
  package var text: String
  /// The scenes that are files of their own, by name, with their texts.
  package var members: [(name: String, text: String)]
  /// The storyboard, which every rule holds of.
  package var storyboard: ValidatedStoryboard
  /// The nibs that a compilation would give otherwise, in the order of their names.
  package var differences: [Difference]
}
