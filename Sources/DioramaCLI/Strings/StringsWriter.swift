import DioramaDriver
import SceneDiagnostics
import SceneStrings

/// Writes catalogs and tables, or says what would be written.
@MainActor
struct StringsWriter {
  let isDryRun: Bool
  /// Where the translations are that the user or the configuration named.
  let bounds: WritingBounds
  let run: ToolRun

  /// Replaces a catalog or a table that was read, unless it has changed since; with a dry run, reports that it would.
  func replace(_ source: SourceText, with bytes: [UInt8]) {
    guard !isDryRun else { return run.fail("\(source.path): would change", .findings) }
    write(bytes, to: .found(source.path, within: bounds), replacing: .text(source), as: .kept, in: run)
  }

  /// Replaces a scene that was read; with a dry run, reports that it would.
  func replaceScene(_ source: SourceText, with bytes: [UInt8]) {
    guard !isDryRun else { return run.fail("\(source.path): would change", .findings) }
    _ = rewrite(source, with: bytes, in: run)
  }

  /// Writes a new catalog or table; with a dry run, reports that it would.
  func create(_ path: String, _ bytes: [UInt8]) {
    guard !isDryRun else { return run.fail("\(path): would be new", .findings) }
    write(bytes, to: .found(path, within: bounds), replacing: .nothing, as: .kept, in: run)
  }

  /// Replaces a table, or writes a new one.
  func put(_ table: StringsTable, _ bytes: [UInt8]) {
    if table.fileBytes.isEmpty, (try? run.files.status(table.source.path)) == nil {
      create(table.source.path, bytes)
    } else {
      replace(SourceText(path: table.source.path, bytes: table.fileBytes), with: bytes)
    }
  }
}
