/// A scene that was made from a nib.
package struct Decompilation: Sendable {
  /// An object of which not everything could be said in the language's own words.
  package struct Kept: Hashable, Sendable {
    /// The id of the object; empty for the nib itself.
    package var id: String
    package var className: String
    /// The keys that are kept as the nib has them.
    package var keys: [String]
  }

  /// The scene's text.
  package var text: String
  /// What is kept as the nib has it, in the order of the nib.
  package var kept: [Kept]
}
