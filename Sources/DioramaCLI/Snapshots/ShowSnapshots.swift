import Backports
package import DioramaDriver
import SceneDiagnostics

/// The input of `diorama snapshots`.
package struct SnapshotsRequest: Sendable {
  /// The folder in which the snapshots of tests lie, at any depth.
  package var folder: String
  /// The page to write; nil for none, `-` for standard output.
  package var html: String?
  /// Whether files are named that no test asks for.
  package var findsStale: Bool

  /// Creates a request.
  package init(folder: String, html: String? = nil, findsStale: Bool = false) {
    (self.folder, self.html, self.findsStale) = (folder, html, findsStale)
  }
}

/// Writes a page of the snapshots below a folder, and names those that no test asks for.
@MainActor
package func showSnapshots(_ request: SnapshotsRequest, in run: ToolRun) -> ToolStatus {
  let folder = FilePath.trimmed(request.folder)
  guard let paths = snapshotPaths(in: folder, run) else { return run.finish() }
  if let html = request.html {
    var page = SnapshotPage(folder: folder)
    for path in paths {
      do throws(FileError) {
        page.add(path, try run.files.contents(FilePath.join(folder, path)))
      } catch {
        run.fail("\(error)", .unreadableInput)
      }
    }
    write(Array(page.text.utf8), to: Destination(html), as: .remade, in: run)
  }
  if request.findsStale {
    var sources: [String: Set<String>?] = [:]
    for path in paths where isStale(path, in: folder, &sources, run) {
      run.print(VisibleText.line(FilePath.join(folder, path)) + "\n")
      run.find()
    }
  }
  return run.finish()
}

/// The paths of all snapshots below a folder, in order; nil where it cannot be read, which is reported.
@MainActor
private func snapshotPaths(in folder: String, _ run: ToolRun) -> [String]? {
  var paths: [String] = []
  var pending = [""]
  var seen: Set<FileStatus.Identity> = []
  while let part = pending.popLast() {
    let current = part.isEmpty ? folder : FilePath.join(folder, part)
    do throws(FileError) {
      guard seen.insert(try run.files.status(current).identity).inserted else { continue }
      let entries = try run.files.entries(current)
      let isOfSuite = FilePath.name(of: FilePath.folder(of: part)) == "__Snapshots__"
      for error in entries.errors(in: current, isWanted: { _ in isOfSuite }) {
        run.fail("\(error)", .unreadableInput)
      }
      for entry in entries where !entry.hasPrefix(".") {
        let path = part.isEmpty ? entry : FilePath.join(part, entry)
        guard let kind = (try? run.files.status(FilePath.join(folder, path)))?.kind else { continue }
        if kind == .folder {
          pending.append(path)
        } else if FilePath.name(of: FilePath.folder(of: FilePath.folder(of: path))) == "__Snapshots__" {
          paths.append(path)
        }
      }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
  return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Whether the source of a snapshot's test is gone, or has no function of its name.
///
/// `Tests/A/__Snapshots__/SignInTests/empty.iphone-15.svg` is asked for by `func empty` in `Tests/A/SignInTests.swift`; what
/// follows a hyphen distinguishes several snapshots of one test.
@MainActor
private func isStale(_ path: String, in folder: String, _ sources: inout [String: Set<String>?], _ run: ToolRun) -> Bool
{
  let suite = FilePath.folder(of: path)
  let source = FilePath.join(
    FilePath.join(folder, FilePath.folder(of: FilePath.folder(of: suite))),
    FilePath.name(of: suite) + ".swift"
  )
  if sources[source] == nil {
    let bytes = try? run.files.contents(source)
    sources[source] = .some(bytes.map(functions))
  }
  guard let functions = sources[source] ?? nil else { return true }
  let name = FilePath.name(of: path).prefix { $0 != "." }
  let stems = name.indices.filter { name[$0] == "-" }.map { String(name[..<$0]) } + [String(name)]
  return !stems.contains(where: functions.contains)
}

/// The names of the functions that a source declares, without backquotes.
///
/// Each source is searched once, whatever number of tests it has.
private func functions(in source: [UInt8]) -> Set<String> {
  let declarations = String(decoding: source, as: UTF8.self).split(separator: "func ", omittingEmptySubsequences: false)
    .dropFirst()
  return Set(declarations.map { $0.prefix { $0 != "(" }.replacing("`", with: "") }.map { String($0) })
}
