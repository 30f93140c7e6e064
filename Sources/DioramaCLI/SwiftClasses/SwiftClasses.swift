package import DioramaDriver
import SceneCatalog
import SceneCompiler
import SourceIndex

/// What `diorama swift-classes` is to list.
package struct SwiftClassesRequest: Sendable {
  /// Sources and folders; empty for the modules of the configuration.
  package var inputs: [String]
  /// The module of the inputs, or the only one of the configuration's that is listed; nil for no name, or for all.
  package var module: String?
  package var settings: SettingSources
  /// The file to write to; nil and `-` for standard output.
  package var output: String?
  /// Whether the file is only compared.
  package var isCheck: Bool

  /// Makes a request.
  package init(inputs: [String], module: String?, settings: SettingSources, output: String?, isCheck: Bool) {
    self.inputs = inputs
    self.module = module
    self.settings = settings
    self.output = output
    self.isCheck = isCheck
  }
}

/// Lists the classes in sources, or writes the list to a file.
@MainActor
package func listSwiftClasses(_ request: SwiftClassesRequest, in run: ToolRun) -> ToolStatus {
  guard let project = Projects(request.settings, in: run).projectHere() else { return run.finish() }
  var modules = project.modules
  if !request.inputs.isEmpty {
    guard let files = sources(at: request.inputs, in: run) else { return run.finish() }
    modules = [SourceModules.Paths(name: request.module ?? "", files: files.map { SourceModules.File($0) })]
  } else if modules.isEmpty {
    run.fail("no sources: name some, or set 'swift' in .diorama.yaml", .usage)
    return run.finish()
  } else if let module = request.module, !modules.contains(where: { $0.name == module }) {
    run.fail("there is no module '\(module)' under 'swift' in .diorama.yaml", .usage)
    return run.finish()
  }
  let index: SourceIndex
  if request.inputs.isEmpty, let known = project.sourceIndex {
    index = known
  } else {
    index = SourceModules.index(modules, catalog: project.pipeline.catalog, in: run)
    for problem in index.unread { run.note(problem) }
  }
  let text = Array(ClassListing.text(index, module: request.inputs.isEmpty ? request.module : nil).utf8)
  if request.isCheck {
    guard let output = request.output, output != "-" else {
      run.fail("--check compares a file: name it with --output", .usage)
      return run.finish()
    }
    if (try? run.files.contents(output)) != text { run.fail("\(output) is out of date", .findings) }
    return run.finish()
  }
  write(text, to: Destination(request.output), as: .remade, in: run)
  return run.finish()
}

/// The sources at some paths; nil after reporting what cannot be found.
@MainActor
private func sources(at paths: [String], in run: ToolRun) -> [String]? {
  var files: [String] = []
  do throws(FileError) {
    for path in paths.map({ FilePath.trimmed($0) }) {
      let isFolder = try run.files.status(path).kind == .folder
      files += isFolder ? try SourceModules.sources(in: path, run.files).map(\.path) : [path]
    }
  } catch {
    run.fail("\(error)", .unreadableInput)
    return nil
  }
  return files
}
