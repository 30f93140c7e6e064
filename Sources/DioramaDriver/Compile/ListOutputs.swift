import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What `outputs` is asked to list.
package struct OutputListRequest: Sendable {
  /// Which of the two lists is printed.
  package enum Printed: Sendable {
    case inputs, outputs
  }

  /// The call of `compile` whose files are listed.
  package var compilation: CompileRequest
  /// What is printed where no lists are written.
  package var printed: Printed
  /// The path of Xcode's file lists without their endings; nil prints a list.
  package var fileLists: String?
  /// Whether the file lists are compared with what they should hold, and not written.
  package var isCheck = false

  /// Makes a request.
  package init(_ compilation: CompileRequest, printing printed: Printed = .outputs, fileLists: String? = nil) {
    self.compilation = compilation
    self.printed = printed
    self.fileLists = fileLists
  }
}

/// Lists the files that a call of `compile` reads and writes, without compiling.
@MainActor
package func listOutputs(_ request: OutputListRequest, in run: ToolRun) -> ToolStatus {
  guard let files = CompiledFiles(request.compilation, in: run) else { return run.finish() }
  guard let path = request.fileLists else {
    let listed = request.printed == .inputs ? files.inputs : files.outputs
    run.surroundings.output.write(Array(SafeText.lines(listed.map { $0 + "\n" }.joined()).utf8))
    return run.finish()
  }
  let here = (try? run.files.canonicalPath(".")) ?? "/"
  let lists = [
    ("inputs", files.inputs.map { XcodeFileList.sourcePath($0, in: here) }),
    ("outputs", files.outputs.map { XcodeFileList.outputPath($0, of: request.compilation) }),
  ]
  let bounds = WritingBounds(folders: [FilePath.folder(of: path)], in: run.files)
  for (name, paths) in lists {
    let file = "\(path)-\(name).\(XcodeFileList.suffix)"
    if let odd = paths.first(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      run.fail("\(VisibleText.shown(odd)): no file list can hold this name", .usage)
      continue
    }
    let bytes = Array(paths.map { $0 + "\n" }.joined().utf8)
    if !request.isCheck {
      write(bytes, to: .found(file, within: bounds), as: .remade, in: run)
    } else if !run.files.holds(file, bytes) {
      run.fail("\(file): does not list the files of now; run this call without --check", .findings)
    }
  }
  return run.finish()
}

/// The files that a call of `compile` reads and writes.
struct CompiledFiles {
  /// What is read, in the order of paths, each once: scenes, configurations, and what these name.
  private(set) var inputs: [String] = []
  /// What is written; a folder that is made for it is in front of its files.
  private(set) var outputs: [String] = []

  /// Finds the files; nil after reporting why they cannot be known.
  @MainActor
  init?(_ request: CompileRequest, in run: ToolRun) {
    let projects = Projects(request.settings, like: request.tools, in: run)
    let found = SceneSearch.sources(request.inputs, documents: .read, in: run).read(by: projects, in: run)
    found.refuseComponents(in: run)
    run.name(found.storyboards)
    let storyboards = StoryboardRun(request, bounds: run.boundsBesideScenes(), in: run)
    guard let steps = storyboards.steps(found.storyboards, hasScenes: !found.scenes.isEmpty) else { return nil }
    guard let plan = OutputPlan(found.scenes, for: request, in: run) else { return nil }
    var read: Set<PathKey> = []
    for input in found.scenes + found.storyboards.flatMap(\.files) where !input.isStandardInput {
      read.insert(PathKey(input.path))
    }
    outputs = plan.steps.flatMap(\.outputs.paths)
    for step in steps {
      guard let project = projects.project(for: step.storyboard.manifest.path), let folder = step.output else {
        continue
      }
      guard let members = storyboards.memberNames(of: step, project) else { continue }
      outputs += [folder] + members.map { FilePath.join(folder, $0) }
    }
    for input in found.scenes { read.formUnion(Self.named(by: projects.project(for: input.path))) }
    for storyboard in found.storyboards {
      read.formUnion(Self.named(by: projects.project(for: storyboard.manifest.path)))
    }
    read.formUnion(run.settingFiles.map { PathKey($0) })
    inputs = read.sorted().map(\.path)
    if let folder = request.outputFolder { outputs = Self.withFolders(outputs, below: folder) }
    guard run.status == .success else { return nil }
  }

  /// The files, with each folder below that of all outputs in front of its first file.
  private static func withFolders(_ files: [String], below root: String) -> [String] {
    var (all, seen) = ([String](), Set<String>())
    for file in files {
      var folders: [String] = []
      var folder = FilePath.folder(of: file)
      while folder.utf8.count > root.utf8.count, seen.insert(folder).inserted {
        folders.append(folder)
        folder = FilePath.folder(of: folder)
      }
      all += folders.reversed()
      if seen.insert(file).inserted { all.append(file) }
    }
    return all
  }

  /// The folders that a configuration names, which are looked at before anything is compiled.
  private static func named(by project: Project?) -> [PathKey] {
    guard let project, let folder = project.folder else { return [] }
    let configuration = project.configuration
    let named = configuration.assets + configuration.components + configuration.schemas
    return named.map { PathKey(FilePath.trimmed(FilePath.resolve($0.value, from: folder))) }
  }
}

/// How Xcode's lists of files (`*.xcfilelist`) spell paths, in which `$(NAME)` is the value of a build setting.
enum XcodeFileList {
  static let suffix = "xcfilelist"

  /// An input, from the folder of the project, in which the tool is called.
  static func sourcePath(_ path: String, in project: String) -> String {
    var path = path
    if path.hasPrefix("/") {
      guard FilePath.contains(project, path) else { return escaped(path) }
      path = FilePath.relative(path, to: project)
    }
    while path.hasPrefix("./") { path.removeFirst(2) }
    return "$(SRCROOT)/" + escaped(path)
  }

  /// An output, whose folder is as the user spelled it.
  static func outputPath(_ path: String, of request: CompileRequest) -> String {
    guard let folder = request.outputFolder, path.hasPrefix(folder) else { return escaped(path) }
    return folder + escaped(String(path.dropFirst(folder.count)))
  }

  private static func escaped(_ path: String) -> String {
    path.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$")
  }
}
