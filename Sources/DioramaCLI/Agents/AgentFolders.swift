import Backports
import DioramaDriver
import SceneDiagnostics

/// The folders below which an agent may have files read and written.
struct AgentFolders: Sendable {
  /// The folders as the user named them; at least one.
  let named: [String]
  /// The files below the folders, and the fonts of the machine.
  let files: FileSystem
  private let bounds: ReadingBounds
  private let all: FileSystem

  /// The most bytes of a file that is read.
  private static let mostBytes = 32 << 20

  /// Takes folders.
  ///
  /// - Parameters:
  ///   - named: The folders.
  ///   - others: Folders that agents do not name, and that the tool reads by itself, such as those of fonts.
  ///   - all: All files of the machine.
  init(_ named: [String], and others: [String] = [], in all: FileSystem) {
    (self.named, self.all) = (named, all)
    bounds = ReadingBounds(folders: named, in: all)
    files = all.confined(to: ReadingBounds(folders: named + others, in: all), mostBytes: Self.mostBytes)
  }

  /// A path that an agent names, as the tool calls it: from the working folder, or from the first folder that has it.
  ///
  /// - Throws: That the path leads outside of the folders.
  func resolved(_ argument: String) throws(AgentProblem) -> String {
    let shown = VisibleText.line(argument)
    guard !argument.isEmpty, !argument.utf8.contains(0) else { throw AgentProblem("'\(shown)' is no path") }
    if argument.contains("://"), FileAddress.path(argument) == nil {
      throw AgentProblem("'\(shown)' is no file of this machine")
    }
    let path = FilePath.trimmed(FileAddress.path(argument) ?? argument)
    if path.hasPrefix("/") { return try admitted(path, shown) }
    // '-' alone is standard input for the tool.
    let candidates = [path == "-" ? "./-" : path] + named.map { FilePath.join($0, path) }
    let inside = candidates.filter { bounds.admit($0, in: all) }
    if let found = inside.first(where: { (try? files.status($0)) != nil }) ?? inside.first { return found }
    return try admitted(path, shown)
  }

  /// A path that an agent names, which leads to something.
  func existing(_ argument: String) throws(AgentProblem) -> String {
    let path = try resolved(argument)
    do {
      _ = try files.status(path)
      return path
    } catch {
      throw AgentProblem(VisibleText.line("\(error)"))
    }
  }

  /// The path of a file that could be made in the first folder.
  func newPath(_ name: String) -> String { FilePath.join(named[0], name) }

  private func admitted(_ path: String, _ shown: String) throws(AgentProblem) -> String {
    if bounds.admit(path, in: all) { return path }
    let folders = named.map { "'\(VisibleText.line($0))'" }
    throw AgentProblem(
      "'\(shown)' is outside of the folders that the server was started with: \(Wording.list(folders))"
    )
  }
}
