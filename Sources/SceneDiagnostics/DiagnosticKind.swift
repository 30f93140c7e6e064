/// What all diagnostics of one id have in common.
///
/// A module declares the kinds that it reports as static members, and adds them to a registry.
public struct DiagnosticKind: Hashable, Sendable {
  /// What reports diagnostics of a kind.
  package enum Source: Hashable, Sendable {
    /// The tool, whatever the configuration says; the page is in `Documentation/Diagnostics`.
    case tool
    /// A rule of the linter; the page is in `Documentation/Rules`.
    case rule
    /// A rule that a configuration declares, which has no page.
    case customRule
  }

  /// The stable id, such as `unknown-property`, which users write into configurations and comments.
  public let id: String
  /// The usual severity.
  public let severity: Severity
  /// The problem, in a sentence.
  public let summary: String
  /// What reports the problem.
  package let source: Source
  /// Whether a comment with a reason can suppress diagnostics of the kind.
  package let isSuppressible: Bool

  /// Creates a kind.
  public init(_ id: String, _ severity: Severity, _ summary: String) {
    self.init(id, severity, summary, isSuppressible: false)
  }

  /// Creates a kind of errors.
  public init(_ id: String, _ summary: String) { self.init(id, .error, summary) }

  /// Creates a kind of errors that a comment can suppress.
  package init(_ id: String, _ summary: String, isSuppressible: Bool) {
    self.init(id, .error, summary, isSuppressible: isSuppressible)
  }

  /// Creates a kind; comments can suppress whatever is not an error, even if `isSuppressible` is false.
  package init(
    _ id: String,
    _ severity: Severity,
    _ summary: String,
    source: Source = .tool,
    isSuppressible: Bool
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.source = source
    self.isSuppressible = isSuppressible || severity != .error
  }
}
