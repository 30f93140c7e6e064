import NibArchive
import ProjectConfiguration
import SceneDiagnostics

/// Which scene goes where; made before anything is written.
@MainActor
struct OutputPlan {
  /// One scene.
  struct Step {
    let input: SceneInput
    /// The files to write.
    let outputs: Outputs
  }

  /// The scenes, in the order in which they are reported.
  let steps: [Step]

  /// The outputs that are there already.
  private(set) var present: [(path: String, identity: FileStatus.Identity)] = []

  /// Decides where everything goes; nil where that cannot be done as asked, which is reported.
  init?(_ inputs: [SceneInput], for request: CompileRequest, in run: ToolRun) {
    if let output = request.output, inputs.count > 1 {
      run.fail("-o \(output): one file cannot take \(inputs.count) scenes; --output-dir names a folder", .usage)
      return nil
    }
    if !inputs.isEmpty, let output = request.output, (try? run.files.status(output))?.kind == .folder {
      run.fail("-o \(output): is a folder; --output-dir names a folder to write to", .unwritableOutput)
      return nil
    }
    if let folder = request.outputFolder, !OutputFolder.admits(folder, in: run) { return nil }
    steps = inputs.map { Step(input: $0, outputs: Self.outputs(of: $0, for: request)) }
    guard checkStandardOutput(request, in: run), checkCollisions(request, in: run) else { return nil }
  }

  private static func outputs(of input: SceneInput, for request: CompileRequest) -> Outputs {
    let main = output(of: input, for: request)
    guard request.hasDebugInfo else { return Outputs(main: main) }
    let ending = ".\(request.form.rawValue)\(NibSourceMap.suffix)"
    return Outputs(
      main: main,
      map: request.mapFolder.map { request.path(of: input, ending: ending, in: $0) }
        ?? main.map { $0 + NibSourceMap.suffix }
    )
  }

  private static func output(of input: SceneInput, for request: CompileRequest) -> String? {
    if let output = request.output { return output == "-" ? nil : output }
    if let folder = request.outputFolder {
      return request.path(of: input, ending: ".\(request.form.rawValue)", in: folder)
    }
    if request.form.isText || input.isStandardInput { return nil }
    return FilePath.join(FilePath.folder(of: input.path), "\(input.name).nib")
  }

  /// Keeps what cannot go there off standard output: maps, rules about files and, unless the user insists with `-o -`, the
  /// bytes of a nib on a terminal.
  private func checkStandardOutput(_ request: CompileRequest, in run: ToolRun) -> Bool {
    if request.depfile == "-" {
      run.fail("--depfile -: what outputs are made of is not printed; name a file", .usage)
      return false
    }
    guard steps.contains(where: { $0.outputs.main == nil }) else { return true }
    if run.surroundings.output.isTerminal, request.form == .nib, request.output == nil {
      run.fail("a nib is not readable on a terminal; name a file with -o", .usage)
    } else if request.hasDebugInfo {
      run.fail("--debug-info writes a map beside a nib; name a file with -o", .usage)
    } else if request.depfile != nil {
      run.fail("--depfile says what files are made of; name a file with -o", .usage)
    } else {
      return true
    }
    return false
  }

  /// Checks that no two outputs are one file, and that none is a scene.
  private mutating func checkCollisions(_ request: CompileRequest, in run: ToolRun) -> Bool {
    let depfile = request.depfile.map { [($0, "--depfile")] } ?? []
    let written = steps.flatMap { step in step.outputs.paths.map { ($0, step.input.path) } } + depfile
    present = identities(of: written.map(\.0), in: run)
    let scenes = present.isEmpty ? [] : Set(identities(of: steps.map(\.input.path), in: run).map(\.identity))
    let overwritten = Set(present.filter { scenes.contains($0.identity) }.map { PathKey($0.path) })
    var isFine = true
    var writers: [PathKey: String] = [:]
    var folders: [PathKey: String] = [:]
    for (output, writer) in written {
      if overwritten.contains(PathKey(output)) || SceneInput.isSourceName(output) {
        run.fail("\(output): is a scene file, and would be overwritten", .usage)
        isFine = false
      } else if FilePath.name(of: output) == Configuration.fileName {
        run.fail("\(output): is a configuration, and would be overwritten", .usage)
        isFine = false
      }
      let key = PathKey(Location.of(output, in: run.files, folders: &folders))
      if let other = writers.updateValue(writer, forKey: key) {
        run.fail("\(output): would be written for both \(other) and \(writer)", .usage)
        isFine = false
      }
    }
    return isFine
  }

  /// What the paths lead to that are there.
  private func identities(of paths: [String], in run: ToolRun) -> [(path: String, identity: FileStatus.Identity)] {
    let files = run.files
    return Parallel.map(paths, jobs: run.jobs) { path, _ in (try? files.status(path).identity).map { (path, $0) } }
      .compactMap { $0 }
  }

  /// Checks the outputs against what the run reads beside its scenes; false where one would be overwritten, which is
  /// reported.
  func spares(_ projects: some Sequence<Project>, in run: ToolRun) -> Bool {
    guard !present.isEmpty else { return true }
    var read = ReadFiles(of: run)
    for project in projects { read.add(project) }
    let overwritten = present.compactMap { output in read.kind(of: output.identity).map { (output.path, $0) } }
    for (path, kind) in overwritten { run.fail("\(path): is \(kind), and would be overwritten", .usage) }
    return overwritten.isEmpty
  }
}

extension CompileRequest {
  /// The file or folder, in a folder for outputs, that an input becomes.
  func path(of input: SceneInput, ending: String, in folder: String) -> String {
    guard isFlat else { return FilePath.join(folder, input.stem + ending) }
    let language = input.path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
    return FilePath.join(language.map { FilePath.join(folder, String($0)) } ?? folder, input.name + ending)
  }
}

extension OutputPlan {
  /// The files that are written for one scene.
  struct Outputs: Sendable {
    /// The file for the nib or the text that was requested; nil for standard output.
    var main: String?
    /// The file for the nib's map; nil without one.
    var map: String?
    /// The paths of all files; empty for standard output.
    var paths: [String] { [main, map].compactMap { $0 } }

    /// The files of a scene, in the order of `paths`; empty if it has errors.
    func artifacts(of scene: CompiledScene) -> [Artifact] {
      [(main, scene.main), (map, scene.map)].compactMap { path, bytes in
        guard let path, let bytes else { return nil }
        return Artifact(path: path, bytes: bytes)
      }
    }
  }
}

/// A file to write.
struct Artifact: Sendable {
  var path: String
  var bytes: [UInt8]
}
