/// The version of the tool.
package enum ToolVersion {
  /// What `diorama --version` prints.
  package static let current = "0.1.0"
}
