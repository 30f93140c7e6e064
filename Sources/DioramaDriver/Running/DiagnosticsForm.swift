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
  /// As one document for build servers that show results of tests.
  case junit
  /// As one document in Checkstyle's form.
  case checkstyle
  /// As one document for GitLab's code quality.
  case gitlab

  /// Whether the problems are one document, printed at the end.
  package var isDocument: Bool {
    switch self {
    case .human, .gcc, .github: false
    case .json, .sarif, .junit, .checkstyle, .gitlab: true
    }
  }
}
