package import DioramaDriver

/// What `diorama decompile` was asked to do.
package struct DecompileRequest: Sendable {
  /// The nib, or `-`.
  package var file: String
  /// What the user gave in place of a configuration's keys.
  package var settings: SettingSources
  /// The file to write; nil and `-` are standard output.
  package var output: String?
  /// Whether the list of what was kept is left out.
  package var isQuiet: Bool

  /// Makes a request.
  package init(file: String, settings: SettingSources, output: String?, isQuiet: Bool) {
    self.file = file
    self.settings = settings
    self.output = output
    self.isQuiet = isQuiet
  }
}
