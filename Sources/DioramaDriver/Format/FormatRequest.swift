/// What `format` is asked to do.
package struct FormatRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// Which classes there are, and how scenes are formatted.
  package var settings: SettingSources
  /// Whether files that would change are findings, and are left as they are.
  package var isCheck: Bool
  /// Whether changes are printed, and files left as they are.
  package var isDiff: Bool
  /// Whether what only Interface Builder needs is left out.
  package var discardsBookkeeping: Bool
  /// What standard input is called.
  package var inputName: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    isCheck: Bool = false,
    isDiff: Bool = false,
    discardsBookkeeping: Bool = false,
    inputName: String? = nil
  ) {
    self.inputs = inputs
    self.settings = settings
    self.isCheck = isCheck
    self.isDiff = isDiff
    self.discardsBookkeeping = discardsBookkeeping
    self.inputName = inputName
  }
}
