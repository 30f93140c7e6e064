package import SceneDiagnostics

/// A value together with the characters it was written with.
package struct Located<Value> {
  /// What was written.
  package var value: Value
  /// Its range in the scene's text.
  package var range: SourceRange

  /// Makes a located value.
  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

// Generic code of another module is not specialized: it would look its types up for each of millions of values.
extension Located where Value == String {
  /// Makes a located text.
  package init(_ value: String, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located where Value == SceneValue {
  /// Makes a located value of a property.
  package init(_ value: SceneValue, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
