/// The input of `diorama validate`.
package struct ValidateRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// What says which classes and which systems there are.
  package var settings: SettingSources
  /// The file name of standard input; nil for none.
  package var inputName: String?
  /// The cache folder; nil for none.
  package var cache: String?

  /// Creates a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    inputName: String? = nil,
    cache: String? = nil
  ) {
    self.inputs = inputs
    self.settings = settings
    self.inputName = inputName
    self.cache = cache
  }
}
