/// Where a result goes.
package enum Destination: Sendable {
  case standardOutput
  /// A file's path.
  case file(String)

  /// Reads the value of `-o`: `-`, or no value, is standard output.
  package init(_ output: String?) {
    self = output.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }
}

/// Writes a result as a whole, unless it is there already; false where that fails, which is reported.
///
/// `bounds` are those of a file that no argument names; the folders that it needs are made.
@MainActor
@discardableResult
package func write(
  _ bytes: [UInt8],
  to destination: Destination,
  within bounds: WritingBounds? = nil,
  in run: ToolRun
) -> Bool {
  switch destination {
  case .standardOutput: run.show(bytes)
  case .file(let path):
    do {
      guard let bounds else {
        try run.files.update(path, with: bytes)
        return true
      }
      try bounds.check(path)
      try run.files.updateMakingFolders(path, with: bytes)
    } catch {
      run.fail("\(error)", .unwritableOutput)
      return false
    }
  }
  return true
}
