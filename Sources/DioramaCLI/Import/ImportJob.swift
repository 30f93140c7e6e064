import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

/// One document to import, with everything that a thread needs for it.
struct ImportJob: Sendable {
  /// What became of a document.
  struct Outcome: Sendable {
    /// What is told of it, in order.
    var messages: [Message] = []
    var isWritten = false
  }

  /// Something that is told of a document.
  enum Message: Sendable {
    case failure(String, ToolStatus)
    case note(String)
    case findings([Diagnostic], SourceText)
    case text(String)

    /// Prints the message.
    @MainActor
    func tell(_ run: ToolRun) {
      switch self {
      case .failure(let message, let status): run.fail(message, status)
      case .note(let message): run.note(message)
      case .findings(let diagnostics, let source): run.report(diagnostics, in: source)
      case .text(let text): run.show(Array(text.utf8))
      }
    }
  }

  var step: ImportPlan.Step
  var request: ImportRequest
  var project: Project
  /// The storyboard that the document replaces; nil where there is none.
  var existing: StoryboardTexts?
  var files: FileSystem
  /// Where files may be written, wherever links lead.
  var bounds: WritingBounds

  /// Imports the document, and writes its files.
  func perform(thread: Int) -> Outcome {
    var outcome = Outcome()
    guard let imported = imported(with: project.pipeline(on: thread), &outcome.messages) else { return outcome }
    if step.output == "-" {
      outcome.messages.append(shown(imported))
      return outcome
    }
    var new = NewFiles(in: files)
    do throws(FileError) {
      // Scenes first: without its own file, a storyboard is not there yet.
      for file in imported.files.dropFirst() + imported.files.prefix(1) {
        try new.write(
          Array(file.text.utf8),
          to: file.path,
          replacing: request.overwrites ? .version : .nothing,
          within: bounds
        )
      }
      outcome.isWritten = true
    } catch {
      outcome.messages.append(.failure("\(error)", error.writingStatus))
    }
    return outcome
  }

  /// What the document becomes; nil where it cannot be read, has errors, or would replace what it may not.
  func imported(with pipeline: Pipeline, _ messages: inout [Message]) -> ImportedFiles? {
    let source: SourceText
    do throws(FileError) {
      source = SourceText(path: step.input, bytes: try files.contents(step.input))
    } catch {
      messages.append(.failure("\(error)", .unreadableInput))
      return nil
    }
    let isLocalizable = FilePath.name(of: FilePath.folder(of: step.input)) == "Base.lproj"
    let imported: ImportedFiles?
    let found: [Diagnostic]
    if step.isStoryboard {
      let names = existingNames(with: pipeline, &messages)
      let read = importStoryboard(source, catalog: pipeline.catalog, isLocalizable: isLocalizable, keeping: names)
      let path = step.output == "-" ? FilePath.name(of: step.input) + ".yaml" : step.output
      imported = read.value.map { ImportedFiles($0, at: path, request, with: pipeline) }
      found = read.diagnostics
    } else {
      let read = importDocument(source, catalog: pipeline.catalog, isLocalizable: isLocalizable)
      imported = read.value.map { ImportedFiles($0, at: step.output, request, with: pipeline) }
      found = read.diagnostics
    }
    if let imported, step.output != "-", !ExistingScenes.admits(imported, of: step, request, in: files, &messages) {
      return nil
    }
    messages.append(.findings(found, source))
    let faults = imported?.errors.filter { !$0.diagnostics.isEmpty } ?? []
    guard !faults.isEmpty else { return found.hasErrors ? nil : imported }
    let errors = faults.flatMap { documentErrors($0.diagnostics, of: $0.source, in: source, with: pipeline) }
    messages.append(.findings(errors, source))
    return nil
  }

  /// The names that scenes and references of the storyboard have that is there already, by Interface Builder's ids.
  private func existingNames(with pipeline: Pipeline, _ messages: inout [Message]) -> [String: String] {
    guard let existing else { return [:] }
    switch existing.read() {
    case .success(let read): return storyboardNames(manifest: read.manifest, members: read.members, with: pipeline)
    case .failure(let error):
      messages.append(.failure("\(error)", .unreadableInput))
      return [:]
    }
  }

  /// What is printed of the document, where it becomes one file.
  private func shown(_ imported: ImportedFiles) -> Message {
    guard imported.files.count == 1 else {
      let count = imported.files.count
      return .failure("\(step.input): becomes \(count) files; write them with --output-dir", .usage)
    }
    return .text(imported.files[0].text)
  }
}
