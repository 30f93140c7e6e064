import DioramaDriver

/// The program `diorama-viewer`, which is the whole tool with a viewer in it: the tool without one hands verbs that show views to it.
///
/// Views need Foundation, which is larger than all else of the tool. What build servers and editors call again and again does
/// without it.
@MainActor
package struct ViewerProgram {
  /// The name of its file.
  package nonisolated static let name = "diorama-viewer"

  /// Where the shell looks for programs: folders with colons between them.
  package var searchPath: String
  /// Whether there is a file that may be run.
  package var isProgram: @MainActor (_ path: String) -> Bool
  /// Replaces this program with another, with its name and environment and these arguments; comes back only where that fails,
  /// with the reason.
  package var replaceProcess: @MainActor (_ path: String, _ arguments: [String]) -> String

  /// Describes where the program is looked for, and how it is run.
  package init(
    searchPath: String,
    isProgram: @escaping @MainActor (_ path: String) -> Bool,
    replaceProcess: @escaping @MainActor (_ path: String, _ arguments: [String]) -> String
  ) {
    self.searchPath = searchPath
    self.isProgram = isProgram
    self.replaceProcess = replaceProcess
  }

  /// Where the program is looked for, the first path first: beside the tool, as the two are installed, then where the shell looks.
  ///
  /// A folder that depends on where the user stands is left out: what lies there is not meant to be run.
  ///
  /// - Parameter own: The tool's file without links; nil where it is not known.
  package func paths(own: String?) -> [String] {
    let folders = searchPath.split(separator: ":").map(String.init).filter { $0.utf8.first == UInt8(ascii: "/") }
    return ((own.map { [FilePath.folder(of: $0)] } ?? []) + folders).map { FilePath.join($0, Self.name) }
  }

  /// Hands a call to the program, which replaces this one.
  ///
  /// - Parameter arguments: The arguments, without the tool's own name.
  /// - Returns: How the run ended where the program cannot be run, which is reported; nil where there is none.
  func take(_ arguments: [String], in surroundings: Surroundings) -> ToolStatus? {
    let own = Self.own(in: surroundings)
    guard let path = paths(own: own).first(where: { isProgram($0) && !isTool($0, own, surroundings.files) }) else {
      return nil
    }
    let reason = replaceProcess(path, arguments)
    surroundings.errors.write("diorama: \(SafeText.lines("\(path) cannot be run: \(reason)"))\n")
    return .internalError
  }

  /// Whether a file of the program's name leads back to the tool, which would hand itself calls forever.
  private func isTool(_ path: String, _ own: String?, _ files: FileSystem) -> Bool {
    guard let own, let status = try? files.status(own) else { return false }
    return (try? files.status(path).identity) == status.identity
  }

  /// The tool's file without links; nil where it is not known.
  private static func own(in surroundings: Surroundings) -> String? {
    surroundings.executable.flatMap { try? surroundings.files.canonicalPath($0) }
  }

  /// What is said where there is no such program.
  static func absence(in surroundings: Surroundings) -> String {
    let folder = own(in: surroundings).map { " in \(FilePath.folder(of: $0))" } ?? ""
    return """
      to show views, the program \(name) is needed, which is neither beside this tool\(folder) nor in a folder of PATH; \
      every package of Diorama has it, and 'make release' builds it
      """
  }
}
