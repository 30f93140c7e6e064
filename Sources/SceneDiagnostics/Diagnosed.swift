/// A value with the problems found while computing it.
public struct Diagnosed<Value> {
  /// The value, as complete as the problems allow.
  public var value: Value
  /// The problems, in the order of discovery.
  public var diagnostics: [Diagnostic]

  /// Creates a value with its problems, none by default.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
