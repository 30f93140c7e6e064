/// Where a result goes.
package enum Destination: Sendable {
  case standardOutput
  /// A file that the user named, wherever links lead.
  case named(String)
  /// A file that the user did not name, inside what the user did; folders that it needs are made.
  case found(String, within: WritingBounds)

  /// Reads the value of `-o`: `-`, or no value, is standard output.
  package init(_ output: String?) {
    self = output.flatMap { $0 == "-" ? nil : .named($0) } ?? .standardOutput
  }

  /// The file; nil for standard output.
  package var path: String? {
    switch self {
    case .standardOutput: nil
    case .named(let path), .found(let path, _): path
    }
  }
}

/// Writes a result as a whole, unless it is there already; false where that fails, which is reported.
@MainActor
@discardableResult
package func write(
  _ bytes: [UInt8],
  to destination: Destination,
  replacing replaced: FileSystem.Replaced = .anything,
  as permanence: Permanence,
  in run: ToolRun
) -> Bool {
  do throws(FileError) {
    switch destination {
    case .standardOutput: run.show(bytes)
    case .named(let path):
      let bounds = WritingBounds(named: [path], in: run.files)
      try run.files.write(bytes, to: path, replacing: replaced, as: permanence, within: bounds)
    case .found(let path, let bounds):
      try run.files.write(
        bytes,
        to: path,
        replacing: replaced,
        as: permanence,
        within: bounds,
        makingFolders: true
      )
    }
    return true
  } catch {
    run.fail("\(error)", error.writingStatus)
    return false
  }
}
