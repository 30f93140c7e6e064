/// Why a file could not be used.
package struct FileError: Error, Hashable, Sendable {
  /// The file, as the user named it.
  package var path: String
  /// What stood in the way.
  package var reason: Reason

  /// Makes an error.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// The file and the reason.
  package var description: String { "\(path): \(reason)" }
}

extension FileError {
  /// The same error about a file as the user calls it.
  func named(_ path: String) -> FileError { FileError(path: path, reason: reason) }

  /// How a run ends that could not write a file: to name an input as the output is a wrong call.
  package var writingStatus: ToolStatus { reason == .isRead ? .usage : .unwritableOutput }
}
