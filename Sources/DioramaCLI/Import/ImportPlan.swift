import DioramaDriver
import SceneLanguage

/// Which document becomes which scene; made before anything is written.
@MainActor
enum ImportPlan {
  /// A document and the scene or storyboard that it becomes.
  struct Step: Sendable {
    var input: String
    /// The scene's file, or the storyboard's own; `-` for standard output.
    var output: String
    var isStoryboard: Bool

    /// The folder of the storyboard's scenes; nil for a scene.
    var folder: String? {
      isStoryboard && output != "-" ? StoryboardFiles.folder(of: output) : nil
    }
  }

  /// The steps in the order of their inputs; a document whose scene cannot be written is left out, which is reported.
  static func steps(
    for documents: [ImportSearch.Document],
    of request: ImportRequest,
    _ projects: Projects,
    in run: ToolRun
  ) -> [Step] {
    if let file = request.outputFile {
      guard documents.count <= 1 else {
        run.fail("-o \(file): needs a single document, and there are \(documents.count)", .usage)
        return []
      }
      // Where there is none, the search has said so.
      guard let document = documents.first, file == "-" || admits(file, for: document, projects, in: run) else {
        return []
      }
      if document.isStoryboard, file != "-", SourceKind(path: file) != .storyboard {
        run.fail("-o \(file): the name of a storyboard's file ends in \(SourceKind.storyboard.suffix)", .usage)
        return []
      }
      return [Step(input: document.path, output: file, isStoryboard: document.isStoryboard)]
    }
    let steps = documents.map { document in
      let name = document.stem + (document.isStoryboard ? SourceKind.storyboard : .scene).suffix
      return Step(
        input: document.path,
        output: FilePath.join(request.outputFolder, name),
        isStoryboard: document.isStoryboard
      )
    }
    var folders: [PathKey: String] = [:]
    let keys = steps.map { PathKey(Location.of($0.output, in: run.files, folders: &folders)) }
    let writers = Dictionary(grouping: zip(keys, steps)) { $0.0 }
    let storyboards = zip(keys, steps).compactMap { key, step in
      step.isStoryboard ? (PathKey(StoryboardFiles.folder(of: key.path)), step.output) : nil
    }
    let members = Dictionary(storyboards) { first, _ in first }
    return zip(keys, steps).compactMap { key, step in
      if let others = writers[key], let first = others.first?.1.input, others.count > 1 {
        // Told with the second of them, and once.
        if step.input == others[1].1.input {
          run.fail("\(step.output): would be written for both \(first) and \(step.input)", .usage)
        }
        return nil
      }
      if !step.isStoryboard, let storyboard = members[PathKey(FilePath.folder(of: key.path))] {
        run.fail(
          "\(step.output): would be taken for a scene of \(storyboard); import \(step.input) to another folder",
          .usage
        )
        return nil
      }
      return step
    }
  }

  /// Whether a file that the user named may be written; false where the tool reads it, which is reported.
  private static func admits(
    _ file: String,
    for document: ImportSearch.Document,
    _ projects: Projects,
    in run: ToolRun
  ) -> Bool {
    var read = ReadFiles(of: run)
    if let project = projects.project(for: file) { read.add(project) }
    read.add(document.path, "a document")
    return read.admits(output: file, mayBeScene: true)
  }
}
