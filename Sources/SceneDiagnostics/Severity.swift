/// The severity of a diagnostic.
public enum Severity: String, Sendable {
  /// The scene cannot be compiled.
  case error
  /// The scene compiles, but probably not to the intended result.
  case warning
  /// Information that requires no action.
  case note
}
