/// The input of `diorama snapshots`.
package struct SnapshotsRequest: Sendable {
  /// The folder in which the snapshots of tests lie, at any depth.
  package var folder: String
  /// The page to write; nil for none, `-` for standard output.
  package var html: String?
  /// Whether files are named that no test asks for.
  package var findsStale: Bool

  /// Creates a request.
  package init(folder: String, html: String? = nil, findsStale: Bool = false) {
    (self.folder, self.html, self.findsStale) = (folder, html, findsStale)
  }
}
