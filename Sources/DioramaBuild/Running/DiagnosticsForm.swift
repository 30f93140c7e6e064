/// How problems are printed.
package enum DiagnosticsForm: String, CaseIterable, Sendable {
  /// With the line they are about, for people.
  case human
  /// One a line, for editors and build systems.
  case gcc
  /// As one document of the tool's own.
  case json
  /// As one document for code scanning.
  case sarif
  /// As commands of GitHub Actions, which shows them beside the lines.
  case github
}
