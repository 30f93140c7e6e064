/// How often a scene that is made of another format is written and checked anew.
///
/// What is taken out, or silenced by a comment, may bring another mistake to light. Each round takes something out, so that the
/// last one comes of itself; the limit keeps the work bounded where a file is made to need many.
package enum WritingRounds {
  /// Of a nib: a chain of mistakes is as long as the longest chain of connections.
  package static let nib = 40
  /// Of a storyboard's document, whose scenes are checked together.
  package static let storyboard = 16
  /// Of one document.
  package static let document = 8
}
