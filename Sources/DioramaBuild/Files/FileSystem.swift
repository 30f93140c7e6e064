/// The few things that the tool does with files, as values, so that a test can make one of them fail.
package struct FileSystem: Sendable {
  /// What is at a path, links followed.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus
  /// A file's bytes.
  package var contents: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// The names in a folder, in no order, without `.` and `..`.
  package var entries: @Sendable (_ path: String) throws(FileError) -> [String]
  /// The absolute path without links of something that exists.
  package var canonicalPath: @Sendable (_ path: String) throws(FileError) -> String
  /// Makes a file that does not exist yet, with permissions or, for nil, those that the user gives new files.
  package var create: @Sendable (_ path: String, _ bytes: [UInt8], _ mode: UInt32?) throws(FileError) -> Void
  /// Writes into something that exists and is no regular file, such as a pipe.
  package var writeInto: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Gives a file the name of another, whose place it takes in one step.
  package var move: @Sendable (_ source: String, _ destination: String) throws(FileError) -> Void
  /// Removes a file; what cannot be removed stays.
  package var remove: @Sendable (_ path: String) -> Void
  /// Makes a folder in one that exists; one that is there already is left as it is.
  package var makeFolder: @Sendable (_ path: String) throws(FileError) -> Void
  /// The time by the clock that files are marked with, in nanoseconds since 1970.
  package var now: @Sendable () -> Int64
}

extension FileSystem {
  /// Writes a file as a whole: until everything is written, whatever was there stays as it is.
  ///
  /// The new file is made beside the old one and takes its name and its permissions; a link is followed first.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let present = try? status(path)
    if present?.kind == .folder { throw FileError(path: path, reason: .isFolder) }
    if present?.kind == .other { return try writeInto(path, bytes) }
    let target = present == nil ? path : try canonicalPath(path)
    let temporary = try createBeside(target, bytes: bytes, mode: present?.mode, named: path)
    do {
      try move(temporary, target)
    } catch {
      remove(temporary)
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Makes a file of a new name in the folder of a path.
  private func createBeside(
    _ target: String,
    bytes: [UInt8],
    mode: UInt32?,
    named path: String
  ) throws(FileError) -> String {
    let temporary = FilePath.join(FilePath.folder(of: target), ".diorama-\(UInt64.random(in: 0...UInt64.max))")
    do {
      try create(temporary, bytes, mode)
      return temporary
    } catch {
      if error.reason == .missing {
        throw FileError(path: path, reason: .missingFolder(FilePath.folder(of: path)))
      }
      throw FileError(path: path, reason: error.reason)
    }
  }
}
