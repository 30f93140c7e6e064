import Backports
import DioramaDriver
import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SceneLint

/// The names in the files of some folders, which are read again when they have changed.
@MainActor
final class AgentIndex {
  /// A name and where it is.
  struct Entry: Sendable {
    var kind: String
    var name: String
    /// The class of an object, an outlet or an action; empty for others.
    var detail: String
    var path: String
    var line: Int
    var column: Int

    var json: JSONValue {
      [
        "kind": .string(kind), "name": .string(name), "detail": .string(detail), "path": .string(path),
        "line": .integer(line), "column": .integer(column),
      ]
    }

    var text: String {
      VisibleText.line("\(path):\(line):\(column): \(kind) \(name)" + (detail.isEmpty ? "" : " (\(detail))")) + "\n"
    }
  }

  private struct File {
    var status: FileStatus
    var entries: [Entry]
  }

  private var files: [PathKey: File] = [:]

  /// More files than this are no project.
  private static let maximumFiles = 20_000
  private static let maximumFolders = 1 << 14

  /// The names in the folders, in the order of the files.
  func entries(below folders: [String], settings: SettingSources, in run: ToolRun) -> [Entry] {
    var search = FileSearch(run.files, mostFolders: Self.maximumFolders) { SourceKind(path: $0) != nil }
    for folder in folders { search.search(folder) }
    for failure in search.failures { run.fail("\(failure)", .unreadableInput) }
    let found = Array(zip(search.found, search.statuses).prefix(Self.maximumFiles))
    var projects = EditorProjects(settings, in: run.surroundings)
    var known: [PathKey: File] = [:]
    for (path, status) in found {
      let key = PathKey(path)
      if let file = files[key], file.status == status {
        known[key] = file
      } else {
        known[key] = File(status: status, entries: Self.entries(of: path, &projects, in: run))
      }
    }
    files = known
    return found.flatMap { known[PathKey($0.0)]?.entries ?? [] }
  }

  private static func entries(of path: String, _ projects: inout EditorProjects, in run: ToolRun) -> [Entry] {
    guard let bytes = try? run.files.contents(path) else { return [] }
    let analyzer = projects.analyzer(for: path)
    let source = analyzer.linter.pipeline.readable(SourceText(path: path, bytes: bytes))
    let kind = SourceKind(path: path)
    let isMember =
      kind == .scene && (try? run.files.status(FilePath.folder(of: path) + SourceKind.storyboard.suffix)) != nil
    let analysis = analyzer.sketched(source, isMember: isMember)
    func entry(_ kind: String, _ name: String, _ detail: String, at offset: Int) -> Entry {
      let position = source.written.position(at: source.writtenOffset(offset))
      return Entry(kind: kind, name: name, detail: detail, path: path, line: position.line, column: position.column)
    }
    let fileKind =
      switch kind {
      case .storyboard, .storyboardDocument: "storyboard"
      case .component: "component"
      default: "scene"
      }
    var found = [Entry(kind: fileKind, name: SourceKind.name(ofPath: path), detail: "", path: path, line: 1, column: 1)]
    let classes = Self.classes(of: analysis)
    for name in analysis.names.all {
      switch name.kind {
      case .object where name.isDefinition:
        found.append(entry("id", name.name, classes[name.range.lowerBound] ?? "", at: name.range.lowerBound))
      case .outlet(let className): found.append(entry("outlet", name.name, className, at: name.range.lowerBound))
      case .action(let className): found.append(entry("action", name.name, className, at: name.range.lowerBound))
      case .style where name.isDefinition: found.append(entry("style", name.name, "", at: name.range.lowerBound))
      case .scene where name.isDefinition: found.append(entry("scene", name.name, "", at: name.range.lowerBound))
      default: break
      }
    }
    return found
  }

  /// The classes of objects by the places of their ids.
  private static func classes(of analysis: Analysis) -> [Int: String] {
    var found: [Int: String] = [:]
    for name in analysis.names.all where name.kind == .object && name.isDefinition {
      let object = analysis.shape.owners[name.entry]
      if object >= 0, let shape = analysis.shape.objects[object] {
        found[name.range.lowerBound] = shape.use ?? shape.className
      }
    }
    return found
  }
}

extension AgentTool {
  static let find = AgentTool(
    name: "find",
    title: "Find scenes, ids and outlets",
    summary: """
      Scenes, storyboards, components, and the ids, outlets, actions and styles in them whose names contain a text, with file \
      and line.
      """,
    required: [AgentArgument.query.declaration],
    optional: [AgentArgument.fileOrFolder.declaration]
  ) { call throws(AgentProblem) in
    let query = try call.needed(.query).lowercased()
    let path = try call.value(.path)
    let folders = try path.map { path throws(AgentProblem) in [try call.context.folders.existing(path)] }
    let context = call.context
    let (entries, printed) = context.run { run in
      context.index.entries(below: folders ?? context.folders.named, settings: context.settings, in: run)
    }
    let found = entries.filter { query.isEmpty || $0.name.lowercased().contains(query) }
    let text = found.isEmpty ? "Nothing has such a name.\n" : found.map(\.text).joined()
    return AgentResult(
      printed.errors + text,
      ["count": .integer(found.count), "matches": .array(found.map(\.json))]
    )
  }
}
