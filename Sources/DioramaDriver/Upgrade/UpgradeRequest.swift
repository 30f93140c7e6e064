/// What `upgrade` is asked to do.
package struct UpgradeRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// Which classes there are, and the oldest system that the application runs on.
  package var settings: SettingSources
  /// Whether files that would change are findings, and are left as they are.
  package var isCheck: Bool
  /// Whether changes are printed, and files left as they are.
  package var isDiff: Bool

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    isCheck: Bool = false,
    isDiff: Bool = false
  ) {
    self.inputs = inputs
    self.settings = settings
    self.isCheck = isCheck
    self.isDiff = isDiff
  }
}
