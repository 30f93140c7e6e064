import DioramaDriver
import InterfaceBuilder
import JSONText
import SceneComparison
import SceneDiagnostics
import SceneLanguage

extension AgentTool {
  static let diff = AgentTool(
    name: "diff",
    title: "Compare two files",
    summary: """
      What changed from one scene, storyboard, xib or nib to another, object by object: + added, - removed, > moved, ~ changed.
      """,
    required: [AgentArgument.old.declaration, AgentArgument.new.declaration]
  ) { call throws(AgentProblem) in
    let folders = call.context.folders
    let (old, new) = (try folders.existing(call.needed(.old)), try folders.existing(call.needed(.new)))
    let (found, printed) = call.context.run { run in
      difference(DiffRequest(old: old, new: new, settings: call.context.settings), in: run)
    }
    guard let found else { return call.failed(printed) }
    let text = found.difference.changes.isEmpty ? "Nothing differs.\n" : found.difference.shownText
    return AgentResult(printed.text + text, found.difference.json(old: found.old, new: found.new))
  }

  static let format = AgentTool(
    name: "format",
    title: "Format a scene",
    summary: """
      The text of a scene, a storyboard or a component in its canonical layout, which never changes the compiled nib and keeps \
      every comment. A server that was started with --edit writes it to 'path', unless there is 'text'.
      """,
    optional: file,
    writes: true
  ) { call throws(AgentProblem) in
    let file = try call.file()
    guard let kind = SourceKind(path: file.path), !kind.isDocument else {
      throw AgentProblem("'\(VisibleText.line(file.path))' is no scene, storyboard or component")
    }
    let bytes: [UInt8]
    do { bytes = try file.files.contents(file.path) } catch { throw AgentProblem(VisibleText.line("\(error)")) }
    // As standard input, nothing is written.
    let settings = call.context.settings
    let (status, printed) = call.context.run(in: file.files, input: bytes) { run in
      formatScenes(FormatRequest(inputs: ["-"], settings: settings, inputName: file.path), in: run)
    }
    guard status == .success else { return call.failed(printed) }
    let isChanged = Array(printed.output.utf8) != bytes
    var isWritten = false
    if isChanged, call.context.edits, !file.isUnsaved {
      let (status, printed) = call.context.run { run in
        formatScenes(FormatRequest(inputs: [file.path], settings: settings), in: run)
      }
      guard status == .success else { return call.failed(printed) }
      isWritten = true
    }
    return AgentResult(
      printed.output,
      [
        "path": .string(file.path), "changed": .bool(isChanged), "written": .bool(isWritten),
        "text": .string(printed.output),
      ]
    )
  }

  static let importing = AgentTool(
    name: "import",
    title: "Convert a document to a scene",
    summary: """
      The text of the scene, or of the storyboard and its scenes, that a document of Interface Builder becomes. A server that was \
      started with --edit writes the files to the folder 'output', or beside the document; files that exist are left as they are.
      """,
    required: [AgentArgument.document.declaration],
    optional: [AgentArgument.output.declaration],
    writes: true
  ) { call throws(AgentProblem) in
    let context = call.context
    let path = try context.folders.existing(call.needed(.document))
    guard SourceKind(path: path)?.isDocument == true else {
      throw AgentProblem("'\(VisibleText.line(path))' is no document of Interface Builder (*.xib or *.storyboard)")
    }
    let folder = try call.value(.output).map { output throws(AgentProblem) in try context.folders.resolved(output) }
    if folder != nil { try context.checkEdits("'output'") }
    let request = ImportRequest(
      inputs: [path],
      settings: context.settings,
      outputFolder: folder ?? FilePath.folder(of: path),
      outputFile: context.edits ? nil : "-"
    )
    // What is written is found out before anything is.
    let (texts, printed) = context.run { run in
      importedTexts(request, in: run)?.map { (path: $0.path, text: $0.text) }
    }
    guard let texts else { return call.failed(printed) }
    var notes = printed
    if context.edits {
      let (status, printed) = context.run { importDocuments(request, in: $0) }
      guard status == .success else { return call.failed(printed) }
      notes = printed
    }
    let files = texts.map { file -> JSONValue in ["path": .string(file.path), "text": .string(file.text)] }
    let text =
      context.edits
      ? texts.map { "wrote: \(VisibleText.line($0.path))\n" }.joined()
      : texts.map { (texts.count > 1 ? "# \(VisibleText.line($0.path))\n" : "") + $0.text }.joined(separator: "\n")
    return AgentResult(
      notes.text + text,
      .object([("written", .bool(context.edits)), ("files", .array(files))] + notes.findings)
    )
  }
}
