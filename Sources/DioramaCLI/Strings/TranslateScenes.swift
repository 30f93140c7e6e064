package import DioramaDriver
import ProjectConfiguration
import SceneDiagnostics
import SceneStrings

/// The input of `diorama strings`.
package struct StringsRequest: Sendable {
  /// What is done with the texts of scenes.
  package enum Action: String, CaseIterable, Sendable {
    /// Writes them into the catalog.
    case extract
    /// Writes the catalog's translations as tables.
    case compile
    /// Checks the catalog against them.
    case check
    /// Gives keys of Interface Builder names, in scenes and catalog.
    case rekey
    /// Takes the translations of tables into the catalog.
    case take = "import"
  }

  package var action: Action
  /// Scene files and folders; empty for the working folder.
  package var inputs: [String]
  /// Which classes there are.
  package var settings: SettingSources
  /// The catalog, or the folder of tables; nil for that of the configuration.
  package var catalog: String?
  /// The language in which the scenes are written, for a new catalog; nil for that of the configuration, or `en`.
  package var language: String?
  /// The languages that there should be; empty for those of the configuration, or of the catalog.
  package var languages: [String] = []
  /// The folder for tables.
  package var outputFolder: String?
  /// The folder of the tables that the catalog takes.
  package var tables: String?
  /// Whether a catalog that would change is only reported.
  package var isDryRun = false

  /// Makes a request.
  package init(_ action: Action, inputs: [String] = [], settings: SettingSources = SettingSources()) {
    self.action = action
    self.inputs = inputs
    self.settings = settings
  }
}

/// Does with the texts of scenes and their translations what is asked; nothing is written where something has errors.
@MainActor
package func translate(_ request: StringsRequest, in run: ToolRun) -> ToolStatus {
  // The configuration is that of the first input, or of the working folder.
  let first = FilePath.trimmed(request.inputs.first ?? ".")
  let isFolder = (try? run.files.status(first))?.kind == .folder
  let inside = isFolder ? FilePath.join(first, "any") : first
  guard let project = Projects(request.settings, in: run).project(for: inside) else { return run.finish() }
  let configured = project.configuration.strings
  guard let place = TranslationPlace(request.catalog, project, in: run) else {
    run.fail("no catalog: name it with --catalog, or with 'strings: {catalog: …}' in .diorama.yaml", .usage)
    return run.finish()
  }
  let path = place.path
  let isCatalog = path.hasSuffix(".xcstrings")
  if !isCatalog, [.compile, .take].contains(request.action) {
    run.fail(
      "'\(request.action.rawValue)' needs a catalog (.xcstrings), and not the folder of tables '\(path)'",
      .usage
    )
    return run.finish()
  }
  let isMeasured = [.check, .compile].contains(request.action)
  let scenes = SceneTexts(request, isMeasured: isMeasured, in: run)
  for conflict in StringCatalog.conflicts(in: scenes.texts) where isCatalog {
    run.report(conflict.diagnostics, in: conflict.source)
  }
  guard run.status == .success else { return run.finish() }
  let language = request.language ?? configured.language ?? "en"
  let writer = StringsWriter(isDryRun: request.isDryRun, bounds: place.bounds, run: run)
  if request.action == .extract, isCatalog, (try? run.files.status(path)) == nil {
    if let catalog = StringCatalog.empty(path: path, language: language) {
      let bytes = catalog.extracting(scenes.texts) ?? catalog.source.bytes
      writer.create(path, bytes)
    }
    return run.finish()
  }
  guard let files = TranslationFiles(path, language: language, in: run) else { return run.finish() }
  let languages = request.languages.isEmpty ? configured.languages : request.languages
  switch request.action {
  case .extract: extract(scenes, into: files, writer)
  case .check: check(scenes, against: files, languages, in: run)
  case .compile:
    check(scenes, against: files, languages, in: run)
    if case .catalog(let catalog) = files, let folder = request.outputFolder {
      compile(catalog, scenes, languages, to: folder, in: run)
    }
  case .rekey: rekey(scenes, and: files, writer)
  case .take:
    if case .catalog(let catalog) = files, let folder = request.tables {
      take(folder, into: catalog, scenes, request.languages, writer)
    }
  }
  return run.finish()
}

@MainActor
private func extract(_ scenes: SceneTexts, into files: TranslationFiles, _ writer: StringsWriter) {
  switch files {
  case .catalog(let catalog):
    guard let bytes = catalog.extracting(scenes.texts) else {
      writer.run.files.sweep(FilePath.folder(of: catalog.source.path))
      return writer.run.note("\(catalog.source.path) has all texts")
    }
    writer.replace(catalog.source, with: bytes)
  case .folder(let path, let folder):
    let changed = folder.extracting(scenes.texts) { table in
      FilePath.join(FilePath.join(path, "\(folder.language).lproj"), "\(table).strings")
    }
    if changed.isEmpty { writer.run.note("\(path) has all texts") }
    for (table, bytes) in changed { writer.put(table, bytes) }
    let own = FilePath.join(path, "\(folder.language).lproj")
    if (try? writer.bounds.checkRemoval(of: FilePath.join(own, "any"))) != nil { writer.run.files.sweep(own) }
  }
}

@MainActor
private func check(
  _ scenes: SceneTexts,
  against files: TranslationFiles,
  _ languages: [String],
  in run: ToolRun
) {
  let languages = languages.isEmpty ? nil : languages
  switch files {
  case .catalog(let catalog):
    let found = catalog.findings(for: scenes.texts, in: languages) + catalog.tooLong(in: scenes.scenes, languages)
    run.report(found.sortedByLocation(), in: catalog.source)
    let known = Set(catalog.entries.map(\.key))
    for text in scenes.texts where !known.contains(text.catalogKey) {
      let message = "'\(text.catalogKey)' is not in the catalog"
      let hint = "'diorama strings extract' adds it"
      run.report([Diagnostic(.missingTranslation, message, at: text.range, hint: hint)], in: text.source)
    }
  case .folder(_, let folder):
    for found in folder.findings(for: scenes.texts, scenes.scenes, in: languages) {
      run.report(found.diagnostics, in: found.source)
    }
  }
}

@MainActor
private func compile(
  _ catalog: StringCatalog,
  _ scenes: SceneTexts,
  _ languages: [String],
  to folder: String,
  in run: ToolRun
) {
  guard run.status == .success, OutputFolder.admits(folder, in: run) else { return }
  let bounds = WritingBounds(folders: [folder], in: run.files)
  for language in languages.isEmpty ? catalog.languages : languages {
    // It is the name of a folder, and a catalog may say anything.
    guard !language.isEmpty, !language.contains("/"), !language.contains("\0") else {
      run.fail("'\(SafeText.lines(language))' is not a language: nothing is written for it", .findings)
      continue
    }
    for (name, table) in catalog.tables(of: scenes.texts, in: language).sorted(by: { $0.key < $1.key }) {
      let file = FilePath.join(FilePath.join(folder, "\(language).lproj"), "\(name).strings")
      write(Array(StringsFile.text(table).utf8), to: .found(file, within: bounds), as: .remade, in: run)
    }
  }
}

/// Takes the translations of a folder of tables into a catalog.
@MainActor
private func take(
  _ folder: String,
  into catalog: StringCatalog,
  _ scenes: SceneTexts,
  _ languages: [String],
  _ writer: StringsWriter
) {
  guard let tables = TranslationFiles.tables(below: folder, in: writer.run) else { return }
  let byTable = Dictionary(grouping: scenes.texts, by: \.table)
  let wanted = languages.isEmpty ? tables.keys.filter { $0 != catalog.language && $0 != "Base" }.sorted() : languages
  let known = Set(catalog.entries.map(\.key))
  var current = catalog
  for language in wanted {
    var translations: [String: String] = [:]
    for table in (tables[language] ?? [:]).values {
      let keys = Dictionary((byTable[table.name] ?? []).map { ($0.key, $0.catalogKey) }) { first, _ in first }
      for entry in table.entries {
        let key = keys[entry.key] ?? entry.key
        if known.contains(key) {
          translations[key] = entry.value
        } else {
          writer.run.note("\(table.source.path): '\(entry.key)' is not in the catalog, and is left out")
        }
      }
    }
    guard let bytes = current.taking(translations, in: language) else { continue }
    guard let read = StringCatalog.read(SourceText(path: catalog.source.path, bytes: bytes)).value else {
      return writer.run.failInternally("the catalog cannot be read again", about: catalog.source.path)
    }
    current = read
  }
  guard current.source.bytes != catalog.source.bytes else {
    writer.run.files.sweep(FilePath.folder(of: catalog.source.path))
    return writer.run.note("\(catalog.source.path) has all translations")
  }
  writer.replace(catalog.source, with: current.source.bytes)
}
