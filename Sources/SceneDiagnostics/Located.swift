/// A value together with the characters it was written with.
package struct Located<Value> {
  /// What was written.
  package var value: Value
  /// Its range in the scene's text.
  package var range: SourceRange

  /// Makes a located value; inlinable, so that other modules specialize it.
  @inlinable
  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
