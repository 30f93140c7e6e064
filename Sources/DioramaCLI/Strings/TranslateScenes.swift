package import DioramaDriver
import ProjectConfiguration
import SceneDiagnostics
import SceneStrings

/// Extracts the texts of scenes into their catalog, or compiles or checks it; nothing is written where something has errors.
@MainActor
package func translate(_ request: StringsRequest, in run: ToolRun) -> ToolStatus {
  // The configuration is that of the first input, or of the working folder.
  let first = FilePath.trimmed(request.inputs.first ?? ".")
  let isFolder = (try? run.files.status(first))?.kind == .folder
  let inside = isFolder ? FilePath.join(first, "any") : first
  guard let project = Projects(request.settings, in: run).project(for: inside) else { return run.finish() }
  let configured = project.configuration.strings
  let path = request.catalog ?? configured.catalog.map { FilePath.join(project.folder ?? ".", $0.value) }
  guard let path else {
    run.fail("no catalog: name it with --catalog, or with 'strings: {catalog: …}' in .diorama.yaml", .usage)
    return run.finish()
  }
  let scenes = SceneTexts(request, in: run)
  for conflict in StringCatalog.conflicts(in: scenes.texts) { run.report(conflict.diagnostics, in: conflict.source) }
  let language = request.language ?? configured.language ?? "en"
  guard run.status == .success,
    let (catalog, isNew) = readCatalog(path, language, mayBeNew: request.action == .extract, in: run)
  else { return run.finish() }
  if request.action == .extract {
    extract(scenes, into: catalog, isNew: isNew, request, in: run)
    return run.finish()
  }
  let languages = request.languages.isEmpty ? configured.languages : request.languages
  run.report(catalog.findings(for: scenes.texts, in: languages.isEmpty ? nil : languages), in: catalog.source)
  let known = Set(catalog.entries.map(\.key))
  for text in scenes.texts where !known.contains(text.catalogKey) {
    let message = "'\(text.catalogKey)' is not in the catalog"
    let hint = "'diorama strings extract' adds it"
    run.report([Diagnostic(.missingTranslation, message, at: text.range, hint: hint)], in: text.source)
  }
  guard request.action == .compile, let folder = request.outputFolder, run.status == .success,
    OutputFolder.admits(folder, in: run)
  else { return run.finish() }
  let bounds = WritingBounds(folders: [folder], in: run.files)
  for language in languages.isEmpty ? catalog.languages : languages where !language.contains("/") {
    for (name, table) in catalog.tables(of: scenes.texts, in: language).sorted(by: { $0.key < $1.key }) {
      let file = FilePath.join(FilePath.join(folder, "\(language).lproj"), "\(name).strings")
      write(Array(StringsFile.text(table).utf8), to: .file(file), within: bounds, in: run)
    }
  }
  return run.finish()
}

/// The catalog, and whether there is none yet; nil where it cannot be read, which is reported.
@MainActor
private func readCatalog(
  _ path: String,
  _ language: String,
  mayBeNew: Bool,
  in run: ToolRun
) -> (catalog: StringCatalog, isNew: Bool)? {
  if mayBeNew, (try? run.files.status(path)) == nil, let catalog = StringCatalog.empty(path: path, language: language) {
    return (catalog, true)
  }
  do throws(FileError) {
    let source = SourceText(path: path, bytes: try run.files.read(path, 1 << 30))
    let read = StringCatalog.read(source)
    run.report(read.diagnostics, in: source)
    return read.value.map { ($0, false) }
  } catch {
    run.fail("\(error)", .unreadableInput)
    return nil
  }
}

@MainActor
private func extract(
  _ scenes: SceneTexts,
  into catalog: StringCatalog,
  isNew: Bool,
  _ request: StringsRequest,
  in run: ToolRun
) {
  let bytes = catalog.extracting(scenes.texts) ?? (isNew ? catalog.source.bytes : nil)
  guard let bytes else { return run.note("\(catalog.source.path) has all texts") }
  guard !request.isDryRun else {
    run.fail("\(catalog.source.path): would change", .findings)
    return
  }
  let bounds = WritingBounds(folders: [FilePath.folder(of: catalog.source.path)], in: run.files)
  if isNew {
    write(bytes, to: .file(catalog.source.path), within: bounds, in: run)
    return
  }
  do throws(FileError) {
    try bounds.check(catalog.source.path)
    if try run.files.rewrite(catalog.source, with: bytes) { return }
    run.fail("\(catalog.source.path): has changed since it was read, and is left as it is", .unwritableOutput)
  } catch {
    run.fail("\(error)", .unwritableOutput)
  }
}
