import DioramaDriver
import SceneDiagnostics
import SceneStrings

/// Writes catalogs and tables, or says what would be written.
@MainActor
struct StringsWriter {
  let isDryRun: Bool
  let run: ToolRun

  /// Replaces a file that was read, unless it has changed since; with a dry run, says that it would.
  func replace(_ source: SourceText, with bytes: [UInt8]) {
    guard !isDryRun else { return run.fail("\(source.path): would change", .findings) }
    do throws(FileError) {
      try WritingBounds(folders: [FilePath.folder(of: source.path)], in: run.files).check(source.path)
      if try run.files.rewrite(source, with: bytes) { return }
      run.fail("\(source.path): has changed since it was read, and is left as it is", .unwritableOutput)
    } catch {
      run.fail("\(error)", .unwritableOutput)
    }
  }

  /// Writes a new file below a folder; with a dry run, says that it would.
  func create(_ path: String, below folder: String, _ bytes: [UInt8]) {
    guard !isDryRun else { return run.fail("\(path): would be new", .findings) }
    write(bytes, to: .file(path), within: WritingBounds(folders: [folder], in: run.files), in: run)
  }

  /// Replaces a table, or writes a new one.
  func put(_ table: StringsTable, _ bytes: [UInt8], below folder: String) {
    if table.fileBytes.isEmpty, (try? run.files.status(table.source.path)) == nil {
      create(table.source.path, below: folder, bytes)
    } else {
      replace(SourceText(path: table.source.path, bytes: table.fileBytes), with: bytes)
    }
  }
}
