package import SceneDiagnostics

/// A case, color or image that a value names and that not every system has, or will have.
package struct VersionedUse: Hashable, Sendable {
  /// What messages call it: `'large' of UIActivityIndicatorView.Style`.
  package var name: String
  /// Where the value names it.
  package var range: SourceRange
  /// The version that brought it, as schemas say it; nil for what every system has.
  package var availability: String?
  /// The version that deprecates it and what to use instead, as schemas say it; nil for what stays.
  package var deprecation: String?

  /// Makes the record of a use.
  package init(name: String, range: SourceRange, availability: String?, deprecation: String?) {
    self.name = name
    self.range = range
    self.availability = availability
    self.deprecation = deprecation
  }
}
