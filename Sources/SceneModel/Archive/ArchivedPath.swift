package import SceneDiagnostics

/// The way to an object of a nib: an object of the scene, then the keys that lead on from it.
///
/// It is written `headline/UIFont/UIFontDescriptor`; in a collection a number from 0 on stands for an element.
package struct ArchivedPath: Hashable, Sendable {
  /// The id of the object that the way begins at; empty for the root of the nib.
  package var start: String
  package var steps: [String]
  /// Where the path stands in the text; empty where it was not read from one.
  package var range: SourceRange

  /// Makes a path.
  package init(start: String, steps: [String] = [], range: SourceRange = SourceRange(0, 0)) {
    self.start = start
    self.steps = steps
    self.range = range
  }

  /// Reads a path; keys with a slash of their own cannot be written.
  package init(_ text: String, range: SourceRange = SourceRange(0, 0)) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    self.init(start: parts[0], steps: Array(parts.dropFirst()), range: range)
  }

  /// The path as it is written.
  package var text: String { ([start] + steps).joined(separator: "/") }
}
