package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

/// What `import` is asked to do.
package struct ImportRequest: Sendable {
  /// Documents of Interface Builder, and folders to search for them.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The folder to write to.
  package var outputFolder: String
  /// The file for the scene of a single document, in place of the folder; `-` for standard output, nil for the folder.
  package var outputFile: String?
  /// Whether scenes that are there already are replaced.
  package var overwrites: Bool
  /// Whether what only Interface Builder needs is left out.
  package var discardsBookkeeping: Bool

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    outputFolder: String,
    outputFile: String? = nil,
    overwrites: Bool = false,
    discardsBookkeeping: Bool = false
  ) {
    self.inputs = inputs
    self.settings = settings
    self.outputFolder = FilePath.trimmed(outputFolder)
    self.outputFile = outputFile
    self.overwrites = overwrites
    self.discardsBookkeeping = discardsBookkeeping
  }
}

/// Converts documents to scenes and storyboards, each independently of the others; nothing is written for a document with errors.
@MainActor
package func importDocuments(_ request: ImportRequest, in run: ToolRun) -> ToolStatus {
  guard request.outputFile != nil || OutputFolder.admits(request.outputFolder, in: run) else { return run.finish() }
  let documents = ImportSearch(request.inputs, in: run).documents
  let projects = Projects(request.settings, in: run)
  let steps = ImportPlan.steps(for: documents, of: request, projects, in: run)
  var written = 0
  let bounds = bounds(of: request, in: run)
  for step in steps {
    guard let pipeline = projects.pipeline(for: step.output == "-" ? step.input : step.output),
      let imported = imported(step, request, with: pipeline, in: run)
    else { continue }
    if step.output == "-" {
      show(imported, of: step, in: run)
      continue
    }
    var files = NewFiles(in: run)
    // Scenes first: without its own file, a storyboard is not there yet.
    let isWritten = (imported.files.dropFirst() + imported.files.prefix(1)).allSatisfy { file in
      files.write(
        Array(file.text.utf8),
        to: file.path,
        replacing: request.overwrites ? .version : .nothing,
        within: bounds
      )
    }
    if isWritten { written += 1 }
  }
  if documents.count > 1 { run.note("imported \(written) of \(documents.count) documents to \(request.outputFolder)") }
  return run.finish()
}

/// What the user named: the folder, or the one file with what is in its folder, such as a storyboard's scenes.
@MainActor
private func bounds(of request: ImportRequest, in run: ToolRun) -> WritingBounds {
  guard let file = request.outputFile else { return WritingBounds(folders: [request.outputFolder], in: run.files) }
  return WritingBounds(folders: [FilePath.folder(of: file)], named: [file], in: run.files)
}

/// What a document becomes; nil after a report where it cannot be read, has errors, or would replace what it may not.
@MainActor
private func imported(
  _ step: ImportPlan.Step,
  _ request: ImportRequest,
  with pipeline: Pipeline,
  in run: ToolRun
) -> ImportedFiles? {
  let source: SourceText
  do {
    source = SourceText(path: step.input, bytes: try run.files.contents(step.input))
  } catch {
    run.fail("\(error)", .unreadableInput)
    return nil
  }
  let isLocalizable = FilePath.name(of: FilePath.folder(of: step.input)) == "Base.lproj"
  let files: ImportedFiles?
  let found: [Diagnostic]
  if step.isStoryboard {
    let names = ExistingScenes.names(at: step.output, with: pipeline, in: run)
    let imported = importStoryboard(source, catalog: pipeline.catalog, isLocalizable: isLocalizable, keeping: names)
    let path = step.output == "-" ? FilePath.name(of: step.input) + ".yaml" : step.output
    files = imported.value.map { ImportedFiles($0, at: path, request, with: pipeline) }
    found = imported.diagnostics
  } else {
    let imported = importDocument(source, catalog: pipeline.catalog, isLocalizable: isLocalizable)
    files = imported.value.map { ImportedFiles($0, at: step.output, request, with: pipeline) }
    found = imported.diagnostics
  }
  if let files, step.output != "-", !ExistingScenes.admits(files, of: step, request, in: run) { return nil }
  run.report(found, in: source)
  let errors = DocumentErrors(in: source, pipeline.limits)
  let located = (files?.errors ?? []).flatMap { errors.located($0.diagnostics, of: $0.source) }
  run.report(located, in: source)
  return found.hasErrors || !located.isEmpty ? nil : files
}

/// Prints what a document becomes, where that is one file.
@MainActor
private func show(_ imported: ImportedFiles, of step: ImportPlan.Step, in run: ToolRun) {
  guard imported.files.count == 1 else {
    let count = imported.files.count
    return run.fail("\(step.input): becomes \(count) files; write them with --output-dir", .usage)
  }
  run.show(Array(imported.files[0].text.utf8))
}
