import DioramaDriver
import Foundation
import NibArchive
import SceneDiagnostics
import SceneStrings

/// A table of translations that goes with a document: `de:de.lproj/Main.strings`.
struct CompanionStrings: Sendable {
  var language: String
  var path: String

  /// Reads the value of `--companion-strings-file`; nil for one that names no language or no file.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    (language, path) = (String(text[..<colon]), String(text[text.index(after: colon)...]))
    guard StoryboardInfo.isFileName(language), !path.isEmpty else { return nil }
  }

  /// The table's bytes, as they are; nil after reporting that it cannot be read.
  func read(in files: FileSystem, _ report: inout IBToolReport) -> [UInt8]? {
    do throws(FileError) {
      let bytes = try files.contents(path)
      guard let problem = Self.problem(with: bytes, path) else { return bytes }
      switch problem {
      case .text(let diagnostics, let source): report.add(diagnostics, in: source)
      case .list(let reason): report.fail(path, reason)
      }
    } catch {
      report.fail(error)
    }
    return nil
  }

  private enum Problem {
    case text([Diagnostic], SourceText)
    case list(String)
  }

  /// Why bytes are no table: a text, or a property list of either form.
  private static func problem(with bytes: [UInt8], _ path: String) -> Problem? {
    if bytes.starts(with: "bplist".utf8) {
      do throws(PropertyListError) {
        return try PropertyList(decoding: bytes).dictionary == nil ? .list("the property list is no dictionary") : nil
      } catch {
        return .list("\(error)")
      }
    }
    if bytes.starts(with: "<?xml".utf8) {
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      return list is [String: Any] ? nil : .list("the property list cannot be read, or is no dictionary")
    }
    let source = SourceText(path: path, bytes: bytes)
    let read = StringsTable.read(source)
    return read.value == nil ? .text(read.diagnostics, source) : nil
  }

  /// The folder with the folders of languages: that around the folder `Base.lproj` of a document, or the document's own folder.
  static func root(around folder: String) -> String {
    FilePath.name(of: folder).hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
  }

  /// Where a table of a document goes.
  static func path(of name: String, in language: String, below root: String) -> String {
    FilePath.join(FilePath.join(root, "\(language).lproj"), "\(name).strings")
  }
}
