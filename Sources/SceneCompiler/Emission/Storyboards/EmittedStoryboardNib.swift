package import NibArchive

/// A nib of a storyboard, with what was asked for beside it.
package struct EmittedStoryboardNib: Sendable {
  /// Where in a nib the objects of the storyboard's scenes are; empty unless that was asked for.
  package struct Indexes: Sendable {
    /// The places in the nib's list of objects, by the index of the scene.
    package var objects: [Int: EmittedNib.Indexes] = [:]
    /// The places in the lists of the prototypes' own nibs, by the prototype.
    package var prototypes: [StoryboardController: EmittedNib.Indexes] = [:]
  }

  /// The nib.
  package var archive: NibArchive
  /// The lines that the nib comes from, without a hash of its bytes.
  ///
  /// Nil where lines are not noted, and for a reference, whose nib holds nothing of the storyboard's text.
  package var map: NibSourceMap?
  /// Where the objects of the scenes are.
  package var listIndexes = Indexes()
}
