import NibArchive

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that outputs are written into before they take their names, and what killed runs left of them.
///
/// A name says which process writes: `.diorama-<process>-<sixteen hexadecimal digits>`.
enum TemporaryFile {
  private static let prefix = ".diorama-"
  private static let digitCount = 16
  /// The number of a process is given again: what was written an hour ago is stale, whichever process has its number now.
  private static let patience: Int64 = 3_600_000_000_000

  /// A name that no other file has.
  static func name() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return "\(prefix)\(getpid())-\(String(repeating: "0", count: digitCount - digits.count))\(digits)"
  }

  /// Removes what killed runs left in a folder.
  static func removeStale(in folder: String, _ files: FileSystem) {
    for name in (try? files.entries(folder)) ?? [] {
      guard let process = process(of: name) else { continue }
      let path = FilePath.join(folder, name)
      guard let status = try? files.status(path), status.kind != .other else { continue }
      guard !isRunning(process) || files.now() &- status.modified > patience else { continue }
      if status.kind != .folder || files.isLink(path) {
        files.changes.remove(path)
      } else if isCompiledStoryboard(path, files) {
        files.removeTree(path)
      }
    }
  }

  /// Whether a folder holds nothing but what a run writes into one; others are not the tool's, whatever their names are.
  private static func isCompiledStoryboard(_ folder: String, _ files: FileSystem) -> Bool {
    guard let names = try? files.entries(folder) else { return false }
    return names.foreign.isEmpty
      && names.allSatisfy {
        $0.hasSuffix(".nib") || $0.hasSuffix(".nib" + NibSourceMap.suffix) || $0 == StoryboardInfo.fileName
      }
  }

  /// The process that writes a file of this name; nil for any other file.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0 else { return nil }
    let digits = parts[1].utf8
    return digits.count == digitCount && UInt64(parts[1], radix: 16) != nil ? process : nil
  }

  private static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}

extension FileSystem {
  /// Removes what killed runs left in a folder; looks only once in a run.
  package func sweep(_ folder: String) {
    if swept.insert(folder) { TemporaryFile.removeStale(in: folder, self) }
  }
}
