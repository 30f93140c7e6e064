package import DioramaDriver
import SceneDiagnostics
package import SceneStrings

/// Where the translations of scenes are.
package enum TranslationFiles {
  /// A catalog.
  case catalog(StringCatalog)
  /// A folder of tables.
  case folder(String, TableFolder)

  /// Reads a catalog, or a folder of tables; nil where that cannot be, which is reported.
  @MainActor
  package init?(_ path: String, language: String, in run: ToolRun) {
    guard !path.hasSuffix(".xcstrings") else {
      guard let catalog = Self.catalog(path, in: run) else { return nil }
      self = .catalog(catalog)
      return
    }
    guard let tables = Self.tables(below: path, in: run) else { return nil }
    self = .folder(path, TableFolder(language: language, tables: tables))
  }

  /// Reads a catalog; nil where it is none, which is reported.
  @MainActor
  static func catalog(_ path: String, in run: ToolRun) -> StringCatalog? {
    do throws(FileError) {
      let source = SourceText(path: path, bytes: try run.files.read(path, 1 << 30))
      let read = StringCatalog.read(source)
      run.report(read.diagnostics, in: source)
      return read.value
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }

  /// Reads the tables of a folder by language and name; nil where the folder or one of them cannot be read, which is reported.
  @MainActor
  static func tables(below folder: String, in run: ToolRun) -> [String: [String: StringsTable]]? {
    var tables: [String: [String: StringsTable]] = [:]
    var isComplete = true
    do throws(FileError) {
      let entries = try run.files.entries(folder)
      if let error = entries.errors(in: folder, isWanted: { _ in false }).first(where: { $0.path.hasSuffix(".lproj") })
      {
        throw error
      }
      for name in entries.sorted() where name.hasSuffix(".lproj") {
        let language = String(name.dropLast(".lproj".count))
        let inner = FilePath.join(folder, name)
        let files = try run.files.entries(inner)
        if let error = files.errors(in: inner, onlyFiles: true, isWanted: { $0.hasSuffix(".strings") }).first {
          throw error
        }
        for file in files.sorted() where file.hasSuffix(".strings") {
          let path = FilePath.join(inner, file)
          let source = SourceText(path: path, bytes: try run.files.read(path, 1 << 30))
          let read = StringsTable.read(source)
          run.report(read.diagnostics, in: source)
          if let table = read.value { tables[language, default: [:]][table.name] = table } else { isComplete = false }
        }
      }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    return isComplete ? tables : nil
  }

  /// The languages of the translations.
  package var languages: [String] {
    switch self {
    case .catalog(let catalog): catalog.languages
    case .folder(_, let folder): folder.languages
    }
  }
}
