package import DioramaDriver

/// The input of `diorama merge`.
package struct MergeRequest: Sendable {
  /// The common earlier version.
  package var base: String
  /// This side's version.
  package var ours: String
  /// The other side's version.
  package var theirs: String
  /// The document to write; nil and `-` for standard output.
  package var output: String?
  /// The document's name in messages; nil for the path of `ours`.
  package var name: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(
    base: String,
    ours: String,
    theirs: String,
    output: String? = nil,
    name: String? = nil,
    settings: SettingSources = SettingSources()
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.output = output
    self.name = name
    self.settings = settings
  }
}
