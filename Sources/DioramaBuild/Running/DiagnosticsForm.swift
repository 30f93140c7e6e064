/// How problems are printed.
package enum DiagnosticsForm: String, CaseIterable, Sendable {
  /// With the line they are about, for people.
  case human
  /// One a line, for editors and build systems.
  case gcc
}
