/// The input of `diorama split`.
package struct SplitRequest: Sendable {
  /// Storyboards, scenes of theirs, and folders.
  package var inputs: [String]
  /// What says which classes there are.
  package var settings: SettingSources
  /// Whether scenes move into the storyboard's own file, and not out of it.
  package var joins: Bool

  /// Makes a request.
  package init(inputs: [String], settings: SettingSources = SettingSources(), joins: Bool = false) {
    self.inputs = inputs
    self.settings = settings
    self.joins = joins
  }
}
