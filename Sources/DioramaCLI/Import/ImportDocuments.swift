package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFormat

/// Converts documents to scenes, each independently of the others; nothing is written for a document with errors.
@MainActor
package func importDocuments(_ request: ImportRequest, in run: ToolRun) -> ToolStatus {
  guard request.outputFile != nil || OutputFolder.admits(request.outputFolder, in: run) else { return run.finish() }
  let documents = ImportSearch(request.inputs, in: run).documents
  let projects = Projects(request.settings, in: run)
  let steps = ImportPlan.steps(for: documents, of: request, projects, in: run)
  var written = 0
  let bounds = request.outputFile == nil ? WritingBounds(folders: [request.outputFolder], in: run.files) : nil
  for step in steps {
    guard let pipeline = projects.pipeline(for: step.output == "-" ? step.input : step.output) else { continue }
    let source: SourceText
    do {
      source = SourceText(path: step.input, bytes: try run.files.contents(step.input))
    } catch {
      run.fail("\(error)", .unreadableInput)
      continue
    }
    let folder = FilePath.name(of: FilePath.folder(of: step.input))
    let imported = importDocument(source, catalog: pipeline.catalog, isLocalizable: folder == "Base.lproj")
    run.report(imported.diagnostics, in: source)
    guard let scene = imported.value else { continue }
    var text = scene.suppressed(path: step.output, with: pipeline)
    if request.discardsBookkeeping {
      let formatter = SceneFormatter(pipeline: pipeline, discardsBookkeeping: true)
      if case .changed(let bytes) = formatter.format(SourceText(path: step.output, text: text)).value {
        text = String(decoding: bytes, as: UTF8.self)
      }
    }
    if step.output == "-" {
      run.show(Array(text.utf8))
      continue
    }
    do {
      try bounds?.check(step.output)
      try run.files.updateMakingFolders(step.output, with: Array(text.utf8))
      written += 1
    } catch {
      run.fail("\(error)", .unwritableOutput)
      continue
    }
    // The scene is written all the same: its mistakes are the document's, and are mended more easily there.
    let scenePlace = SourceText(path: step.output, text: text)
    run.report(pipeline.validated(scenePlace).diagnostics.filter { $0.severity == .error }, in: scenePlace)
  }
  if documents.count > 1 { run.note("imported \(written) of \(documents.count) documents to \(request.outputFolder)") }
  return run.finish()
}
