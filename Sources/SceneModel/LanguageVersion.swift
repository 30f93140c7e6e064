/// The versions of the scene language.
package enum LanguageVersion {
  /// The newest that this compiler reads, and the only one so far.
  package static let newest = 1
}
