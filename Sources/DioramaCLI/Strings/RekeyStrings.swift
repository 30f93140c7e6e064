import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneStrings

/// Gives keys that Interface Builder made the names of their objects, in scenes and translations at once.
///
/// Nothing is written where a new key is beside the old one already. Translations are written before scenes, and where they have
/// only the new keys they stay: a run that was interrupted can be made again.
@MainActor
func rekey(_ texts: SceneTexts, and files: TranslationFiles, _ writer: StringsWriter) {
  let run = writer.run
  let isShared = if case .catalog = files { true } else { false }
  let rekeying = Rekeying(texts.texts, isShared: isShared)
  run.note(rekeying.kept)
  guard !rekeying.edits.isEmpty else { return run.note("no scene has a key that Interface Builder made") }
  var changed: [(source: SourceText, bytes: [UInt8])] = []
  var scenes: [(source: SourceText, bytes: [UInt8])] = []
  switch files {
  case .catalog(let catalog):
    let taken = takenKeys(rekeying.catalogKeys, among: catalog.entries.map(\.key))
    run.report(
      catalog.entries.filter { taken.contains($0.key) }.map { Diagnostic.taken($0.key, at: $0.range) },
      in: catalog.source
    )
    if let bytes = catalog.renaming(rekeying.catalogKeys) { changed.append((catalog.source, bytes)) }
  case .folder(_, let folder):
    for table in folder.tables.sorted(by: { $0.key < $1.key }).flatMap({ $0.value.values.sorted { $0.name < $1.name } })
    {
      guard let keys = rekeying.keys[table.name] else { continue }
      let taken = takenKeys(keys, among: table.entries.map(\.key))
      run.report(
        table.entries.filter { taken.contains($0.key) }.map { Diagnostic.taken($0.key, at: $0.keyRange) },
        in: table.source
      )
      guard let bytes = table.renaming(keys) else { continue }
      changed.append((SourceText(path: table.source.path, bytes: table.fileBytes), bytes))
    }
  }
  guard run.status == .success else { return }
  for (source, edits) in rekeying.edits {
    guard let bytes = TextEdits.applied(edits, to: source)?.bytes else {
      return run.failInternally("its keys cannot be replaced", about: source.path)
    }
    scenes.append((source, bytes))
  }
  // Where one of them lies outside, none is written.
  do throws(FileError) {
    for (source, _) in changed { try writer.bounds.check(source.path) }
    for (source, _) in scenes { try run.sceneBounds.check(source.path) }
  } catch {
    return run.fail("\(error)", .unwritableOutput)
  }
  for (source, bytes) in changed { writer.replace(source, with: bytes) }
  for (source, bytes) in scenes { writer.replaceScene(source, with: bytes) }
}

/// The new keys that stand beside the old ones they are to replace.
private func takenKeys(_ new: [String: String], among known: [String]) -> Set<String> {
  let known = Set(known)
  return Set(new.filter { known.contains($0.key) && known.contains($0.value) }.values)
}

extension Diagnostic {
  /// Says that a new key is there already.
  fileprivate static func taken(_ key: String, at range: SourceRange) -> Diagnostic {
    let hint = "rename it, or give the object of the new key another id; nothing was changed"
    return Diagnostic(.keyConflict, "the key '\(key)' is there already", at: range, hint: hint)
  }
}
