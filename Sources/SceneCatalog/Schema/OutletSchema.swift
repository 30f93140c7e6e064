package import SceneDiagnostics

/// An outlet that a class declares.
package struct OutletSchema: Hashable, Sendable {
  package var name: String
  /// Where the schema declares it.
  package var range: SourceRange
  /// The class or protocol of the destination; a name that no schema declares is taken for a protocol.
  package var type: String
  /// The name that the loader sets, where Swift calls the outlet something else.
  package var label: String?
  /// Whether the outlet holds a list.
  package var isCollection: Bool = false
  /// Whether code takes it for granted that the outlet is connected.
  package var isRequired: Bool = false
  package var summary: String = ""

  /// Makes an outlet to one object.
  package init(name: String, range: SourceRange, type: String) {
    self.name = name
    self.range = range
    self.type = type
  }
}
