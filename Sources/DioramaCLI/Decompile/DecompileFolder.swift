import DioramaDriver
import NibDecompiler
import SceneCompiler
import SceneLanguage

/// Writes the storyboard that a compiled one was made of, as far as its nibs show.
@MainActor
func decompileFolder(_ request: DecompileRequest, in run: ToolRun) -> ToolStatus {
  let path = FilePath.trimmed(request.file)
  guard let folder = CompiledFolder(path, in: run), run.status == .success,
    let project = Projects(request.settings, in: run).project(for: path),
    let found = decompiledStoryboard(folder, path: path, keeping: [:], with: project.pipeline, in: run)
  else { return run.finish() }
  guard let output = request.output, output != "-" else {
    guard found.members.isEmpty else {
      run.fail("\(path): becomes \(found.members.count + 1) files; -o names the storyboard's own", .usage)
      return run.finish()
    }
    run.show(formatted(found.text, in: project))
    return report(found, of: path, request, in: run)
  }
  guard SourceKind(path: output) == .storyboard else {
    run.fail("-o \(output): the name of a storyboard's file ends in \(SourceKind.storyboard.suffix)", .usage)
    return run.finish()
  }
  let members = found.members.map { (path: StoryboardFiles.file(of: $0.name, in: output), text: $0.text) }
  let known = Set(members.map { PathKey($0.path) })
  let names = (try? run.files.entries(StoryboardFiles.folder(of: output))) ?? []
  for name in names.sorted() where SceneInput.isSceneName(name) && !name.hasPrefix(".") {
    let other = FilePath.join(StoryboardFiles.folder(of: output), name)
    guard !known.contains(PathKey(other)) else { continue }
    run.fail("\(other): would be a scene of \(output)", .unwritableOutput)
    return run.finish()
  }
  let bounds = WritingBounds(folders: [FilePath.folder(of: output)], named: [output], in: run.files)
  var files = NewFiles(in: run.files)
  do throws(FileError) {
    // Scenes first: without its own file, a storyboard is not there yet.
    for file in members + [(path: output, text: found.text)] {
      try files.write(formatted(file.text, in: project), to: file.path, replacing: .anything, within: bounds)
    }
  } catch {
    run.fail("\(error)", error.writingStatus)
    return run.finish()
  }
  return report(found, of: path, request, in: run)
}

/// Says which nibs would be others.
@MainActor
private func report(
  _ found: StoryboardDecompilation,
  of path: String,
  _ request: DecompileRequest,
  in run: ToolRun
) -> ToolStatus {
  guard !request.isQuiet, !found.differences.isEmpty else { return run.finish() }
  let count = found.differences.count
  let lines = found.differences.map { "  \($0.nib): \($0.reason)" }
  run.note(["\(path): the storyboard compiles to \(count == 1 ? "1 other nib" : "\(count) other nibs")"] + lines)
  return run.finish()
}

/// The storyboard of a compiled one; nil where there is none, which is reported.
@MainActor
func decompiledStoryboard(
  _ folder: CompiledFolder,
  path: String,
  keeping names: [String: String],
  with pipeline: Pipeline,
  in run: ToolRun
) -> StoryboardDecompilation? {
  do throws(DecompilationError) {
    let files = StoryboardNibs(info: folder.info, nibs: folder.nibs)
    return try decompileStoryboard(files, path: path + ".yaml", keeping: names, with: pipeline)
  } catch {
    run.fail("\(path): \(error)", .unreadableInput)
    return nil
  }
}
