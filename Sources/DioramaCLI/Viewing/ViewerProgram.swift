import DioramaBuild

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program beside this one that shows nibs as live objects.
@MainActor
enum ViewerProgram {
  /// The name of its file.
  static let name = "diorama-viewer"
  /// What is said where the file is missing.
  static let absence = "'tree' and 'render' need the program '\(name)' in the same folder as 'diorama'; install both"

  /// Goes on as the other program, with the same arguments; returns only where that is not possible, which is reported.
  static func start(_ arguments: [String], in surroundings: Surroundings) -> ToolStatus {
    guard let executable = surroundings.executable, let path = try? surroundings.files.canonicalPath(executable) else {
      return fail(absence, in: surroundings)
    }
    let program = FilePath.join(FilePath.folder(of: path), name)
    surroundings.output.flush()
    surroundings.errors.flush()
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    let reason = errno == ENOENT ? absence : "\(program) cannot be started: \(String(cString: strerror(errno)))"
    for word in words { free(word) }
    return fail(reason, in: surroundings)
  }

  private static func fail(_ reason: String, in surroundings: Surroundings) -> ToolStatus {
    surroundings.errors.write("diorama: \(SafeText.lines(reason))\n")
    return .internalError
  }
}
