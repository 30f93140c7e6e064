package import DioramaDriver
import SceneCompiler

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
  let jobs = importJobs(of: documents, request, in: run)
  var written = 0
  for outcome in Parallel.map(jobs, jobs: run.jobs, { $0.perform(thread: $1) }) {
    for message in outcome.messages { message.tell(run) }
    if outcome.isWritten { written += 1 }
  }
  if documents.count > 1 { run.note("imported \(written) of \(documents.count) documents to \(request.outputFolder)") }
  return run.finish()
}

/// The texts that a single document becomes, the storyboard's own first, written nowhere; nil, after reporting, where it has errors.
@MainActor
func importedTexts(_ request: ImportRequest, in run: ToolRun) -> [(path: String, text: String)]? {
  let jobs = importJobs(of: ImportSearch(request.inputs, in: run).documents, request, in: run)
  guard let job = jobs.first, jobs.count == 1 else { return nil }
  var messages: [ImportJob.Message] = []
  let imported = job.imported(with: job.project.pipeline, &messages)
  for message in messages { message.tell(run) }
  return imported?.files
}

/// What there is to do for documents; one whose scene cannot be written is left out, which is reported.
@MainActor
private func importJobs(
  of documents: [ImportSearch.Document],
  _ request: ImportRequest,
  in run: ToolRun
) -> [ImportJob] {
  let projects = Projects(request.settings, in: run)
  let steps = ImportPlan.steps(for: documents, of: request, projects, in: run)
  let bounds = bounds(of: request, in: run)
  return steps.compactMap { step -> ImportJob? in
    guard let project = projects.project(for: step.output == "-" ? step.input : step.output) else { return nil }
    return ImportJob(
      step: step,
      request: request,
      project: project,
      existing: ExistingScenes.texts(at: step.output, project.pipeline.limits, in: run),
      files: run.files,
      bounds: bounds
    )
  }
}

/// What the user named: the folder, or the one file with what is in its folder, such as a storyboard's scenes.
@MainActor
private func bounds(of request: ImportRequest, in run: ToolRun) -> WritingBounds {
  guard let file = request.outputFile else { return WritingBounds(folders: [request.outputFolder], in: run.files) }
  return WritingBounds(folders: [FilePath.folder(of: file)], named: [file], in: run.files)
}
