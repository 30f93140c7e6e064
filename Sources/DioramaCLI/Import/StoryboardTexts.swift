import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The texts of a storyboard: its own file, and the scenes in the folder beside it.
struct StoryboardTexts {
  var manifest: SourceText
  var members: [StoryboardMember] = []

  /// Reads a storyboard's files; nil where one cannot be read, which is reported.
  @MainActor
  init?(_ path: String, _ limits: SyntaxLimits, in run: ToolRun) {
    do {
      manifest = SourceText(path: path, bytes: try run.files.read(path, limits.maximumBytes))
      for file in Self.scenes(of: path, in: run) {
        let source = SourceText(path: file, bytes: try run.files.read(file, limits.maximumBytes))
        members.append(StoryboardMember(name: Self.name(of: file), source: source))
      }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }

  /// The files of the scenes in a storyboard's folder, in the order of their names; empty without a folder.
  @MainActor
  static func scenes(of storyboard: String, in run: ToolRun) -> [String] {
    let folder = StoryboardFiles.folder(of: storyboard)
    let names = (try? run.files.entries(folder)) ?? []
    return names.filter { SceneInput.isSceneName($0) && !$0.hasPrefix(".") }.sorted().map { FilePath.join(folder, $0) }
  }

  /// The name of the scene that a file has.
  static func name(of file: String) -> String { String(FilePath.name(of: file).dropLast(SceneInput.suffix.count)) }
}
