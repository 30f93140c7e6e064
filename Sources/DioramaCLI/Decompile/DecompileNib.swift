package import DioramaDriver
import NibArchive
import NibDecompiler
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneFormat

/// What `diorama decompile` was asked to do.
package struct DecompileRequest: Sendable {
  /// The nib, or `-`.
  package var file: String
  /// What the user gave in place of a configuration's keys.
  package var settings: SettingSources
  /// The file to write; nil and `-` are standard output.
  package var output: String?
  /// Whether the list of what was kept is left out.
  package var isQuiet: Bool

  /// Makes a request.
  package init(file: String, settings: SettingSources, output: String?, isQuiet: Bool) {
    self.file = file
    self.settings = settings
    self.output = output
    self.isQuiet = isQuiet
  }
}

/// Writes the scene of a nib, and says what was kept as the nib has it.
@MainActor
package func decompileNib(_ request: DecompileRequest, in run: ToolRun) -> ToolStatus {
  if CompiledFolder.isOne(request.file, in: run) { return decompileFolder(request, in: run) }
  guard let file = InputFile(request.file, in: run) else { return run.finish() }
  guard file.kind == .nib else {
    run.fail("\(file.path): not a nib, but a scene already", .usage)
    return run.finish()
  }
  guard let archive = NibInput.decoded(file.bytes, path: file.path, in: run),
    let project = Projects(request.settings, in: run).project(for: file.path),
    spares(file, project, for: request, in: run),
    let decompilation = decompiled(archive, path: file.path, with: project.pipeline, in: run)
  else { return run.finish() }
  let text = formatted(decompilation.text, in: project)
  let destination = Destination(request.output.map { $0 == "-" ? $0 : FilePath.trimmed($0) })
  guard write(text, to: destination, as: .kept, in: run) else { return run.finish() }
  if !request.isQuiet { run.note(KeptReport.lines(decompilation.kept, of: file.path)) }
  return run.finish()
}

/// Whether the output may be written: it is not the nib, nor what the nib's project is made of.
@MainActor
private func spares(_ file: InputFile, _ project: Project, for request: DecompileRequest, in run: ToolRun) -> Bool {
  guard let output = request.output, output != "-" else { return true }
  var read = ReadFiles(of: run)
  read.add(project)
  read.add(file.path, "the nib that is read")
  return read.admits(output: FilePath.trimmed(output), mayBeScene: true)
}

/// A scene laid out as the project wants it; as it is where that could change its nib.
func formatted(_ text: String, in project: Project) -> [UInt8] {
  let formatter = SceneFormatter(options: project.configuration.format, pipeline: project.pipeline)
  let source = SourceText(path: "", text: text)
  return if case .changed(let bytes) = formatter.format(source).value { bytes } else { source.bytes }
}

/// The scene of a nib; nil where there is none, which is reported.
@MainActor
func decompiled(
  _ archive: NibArchive,
  path: String,
  with pipeline: Pipeline,
  in run: ToolRun
) -> Decompilation? {
  do throws(DecompilationError) {
    return try decompile(archive, path: path, with: pipeline)
  } catch {
    run.fail("\(path): \(error)", .unreadableInput)
    return nil
  }
}

/// What is said of a scene that keeps parts of its nib as they are.
enum KeptReport {
  /// A line an object, after one that counts them; nothing where nothing is kept.
  static func lines(_ kept: [Decompilation.Kept], of path: String) -> [String] {
    guard !kept.isEmpty else { return [] }
    let count = kept.reduce(0) { $0 + $1.keys.count }
    let keys = count == 1 ? "1 key is" : "\(count) keys are"
    return ["\(path): \(keys) kept as the nib has them"]
      + kept.map { part in
        let name = part.id.isEmpty ? "the nib" : "\(part.id) (\(part.className))"
        return "  \(name): \(part.keys.joined(separator: ", "))"
      }
  }
}
