/// How much a diagnostic weighs.
public enum Severity: String, Sendable {
  /// The scene cannot be compiled as it stands.
  case error
  /// The scene compiles, but probably not to what was meant.
  case warning
  /// Something worth knowing, that nothing needs to be done about.
  case note
}
