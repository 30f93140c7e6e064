/// A value together with the problems found while making it.
public struct Diagnosed<Value> {
  /// The value, as complete as the problems allow.
  public var value: Value
  /// The problems, in the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// Makes a value with its problems, none by default.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
