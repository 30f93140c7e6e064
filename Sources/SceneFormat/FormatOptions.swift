/// How scenes are formatted.
package struct FormatOptions: Hashable, Sendable {
  /// The versions of the format that the tool can write, oldest first.
  package static let knownVersions = [1]

  /// The version of the format: a later one may lay scenes out differently, and is used only where it is asked for.
  package var version: Int
  /// The longest line that a value in brackets may make, in characters.
  package var width: Int

  /// Makes options; version 1 and lines of 120 characters by default.
  package init(version: Int = 1, width: Int = 120) {
    self.version = version
    self.width = width
  }
}
