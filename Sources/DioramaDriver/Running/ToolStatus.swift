/// How a run of the tool ended, as the shell sees it.
package enum ToolStatus: Int32, CaseIterable, Sendable {
  /// Done, and nothing was found.
  case success = 0
  /// Errors were found in an input.
  case findings = 1
  /// The call is wrong.
  case usage = 64
  /// An input is missing or cannot be read.
  case unreadableInput = 66
  /// An output cannot be written.
  case unwritableOutput = 73
  /// The tool itself is wrong.
  case internalError = 70

  /// The one of two that says more about a run in which both happened.
  package func combined(with other: ToolStatus) -> ToolStatus {
    Self.allCases.last { $0 == self || $0 == other } ?? self
  }
}
