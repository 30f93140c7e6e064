/// How often a scene that is made of another format is written and checked anew.
///
/// What is taken out, or silenced by a comment, may bring another mistake to light. A run ends as soon as a round changes nothing;
/// these limits only bound the work, and are not derived from files.
package enum WritingRounds {
  /// Of a nib.
  package static let nib = 40
  /// Of a storyboard's document, whose scenes are checked together.
  package static let storyboard = 16
  /// Of one document.
  package static let document = 8
}
