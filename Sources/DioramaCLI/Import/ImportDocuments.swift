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
    if step.isStoryboard, !ExistingScenes.admits(imported, of: step, request, in: run) { continue }
    // Scenes first: without its own file, a storyboard is not there yet.
    let files = imported.files.dropFirst() + imported.files.prefix(1)
    let isWritten = files.allSatisfy { file in
      write(
        Array(file.text.utf8),
        to: .found(file.path, within: bounds),
        replacing: request.overwrites ? .version : .nothing,
        as: .kept,
        in: run
      )
    }
    guard isWritten else { continue }
    written += 1
    // The files are written nevertheless: their mistakes are the document's, and are mended more easily there.
    for (source, errors) in imported.errors { run.report(errors, in: source) }
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

/// What a document becomes; nil after a report where it cannot be read.
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
  guard step.isStoryboard else {
    let imported = importDocument(source, catalog: pipeline.catalog, isLocalizable: isLocalizable)
    run.report(imported.diagnostics, in: source)
    return imported.value.map { ImportedFiles($0, at: step.output, request, with: pipeline) }
  }
  let names = ExistingScenes.names(at: step.output, with: pipeline, in: run)
  let imported = importStoryboard(
    source,
    catalog: pipeline.catalog,
    isLocalizable: isLocalizable,
    keeping: names
  )
  run.report(imported.diagnostics, in: source)
  let path = step.output == "-" ? FilePath.name(of: step.input) + ".yaml" : step.output
  return imported.value.map { ImportedFiles($0, at: path, request, with: pipeline) }
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
