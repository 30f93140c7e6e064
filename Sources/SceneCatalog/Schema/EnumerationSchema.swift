package import SceneModel

/// An enumeration or option set that a schema declares.
package struct EnumerationSchema: Hashable, Sendable {
  /// A case and its raw value.
  package struct Case: Hashable, Sendable {
    package var name: String
    package var raw: SceneValue.RawValue
    /// The version that brought the case, where it is not the enumeration's own; nil for what every system has.
    package var availability: String?
    /// The version that deprecates the case, and what to use instead.
    package var deprecation: String?

    /// Makes a case.
    package init(name: String, raw: SceneValue.RawValue) {
      self.name = name
      self.raw = raw
    }
  }

  package var name: String
  package var isOptionSet: Bool
  package var summary: String
  /// The version that brought the whole type.
  package var availability: String?
  /// Interface Builder's spellings, and the cases that they mean.
  package var interfaceBuilderCases: [String: String] = [:]
  /// In the order declared.
  package var cases: [Case]

  /// Makes an enumeration or option set.
  package init(name: String, isOptionSet: Bool, summary: String, cases: [Case]) {
    self.name = name
    self.isOptionSet = isOptionSet
    self.summary = summary
    self.cases = cases
  }

  /// The case of a name; nil where there is none.
  package func named(_ name: String) -> Case? { cases.first { $0.name == name } }

  /// A case's raw integer; 0 where it is a string or unknown.
  package func integer(_ name: String) -> Int? {
    if case .int(let raw)? = named(name)?.raw { raw } else { nil }
  }
}
