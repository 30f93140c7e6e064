/// A value together with the characters it was written with.
public struct Located<Value> {
  /// What was written.
  public var value: Value
  /// Its range in the scene's text.
  public var range: SourceRange

  /// Makes a located value.
  ///
  /// Public and inlinable, so that other modules specialize it: what is visible in the package alone is called with the type
  /// looked up at each call.
  @inlinable
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
