import Backports
import DioramaDriver
import InterfaceBuilder
import SceneDiagnostics
import SceneStrings

/// A document that a call of `ibtool` names.
struct IBToolDocument: Sendable {
  /// The document's text, with the changes that the call asks for.
  private(set) var source: SourceText
  /// Why the document cannot be read; empty where it can.
  private(set) var diagnostics: [Diagnostic] = []
  /// Its elements; nil where it cannot be read.
  private(set) var tree: DocumentTree?

  /// Reads a document; one that is not for iOS cannot be read.
  init(_ source: SourceText) {
    self.source = source
    let read = openDocument(source, isStoryboard: isStoryboard)
    (tree, diagnostics) = (read.value?.tree, read.diagnostics)
  }

  var isReadable: Bool { tree != nil }
  /// Whether the document is a storyboard by its name.
  var isStoryboard: Bool { source.path.hasSuffix(".storyboard") }
  /// Whether its texts are keys of tables, since it is in `Base.lproj`.
  var isInBase: Bool { FilePath.name(of: FilePath.folder(of: source.path)) == "Base.lproj" }

  /// The file's name without its ending.
  var name: String {
    let file = FilePath.name(of: source.path)
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// The names of the files of fonts that the document asks the application to load.
  var fonts: [String] {
    let lists = tree?.root?.child("customFonts")?.children ?? []
    return lists.compactMap { $0["key"] }
  }

  // MARK: - Texts

  /// The table of the document's texts in Interface Builder's form: UTF-16 with a byte order mark, a comment above each text.
  var stringsFile: [UInt8] {
    var text = ""
    for entry in tree?.texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) ?? [] {
      let words = [
        "Class = \(Self.quoted(entry.className))", "\(entry.property) = \(Self.quoted(entry.text))",
        "ObjectID = \(Self.quoted(entry.id))",
      ]
      let comment = words.map { $0 + ";" }.joined(separator: " ").replacing("*/", with: "* /")
      text += "\n/* \(comment) */\n\(Self.quoted(entry.key)) = \(Self.quoted(entry.text));\n"
    }
    return TextEncoding.utf16(isBigEndian: false, hasMark: true).encoded(Array(text.utf8))
  }

  private static func quoted(_ text: String) -> String { StringsFile.quoted(text) }

  /// Replaces texts by those of a table; false after reporting that the table cannot be read, or names what is not in the document.
  mutating func replaceTexts(by path: String, in files: FileSystem, _ report: inout IBToolReport) -> Bool {
    let table: StringsTable
    do throws(FileError) {
      let file = SourceText(path: path, bytes: try files.contents(path))
      let read = StringsTable.read(file)
      report.add(read.diagnostics, in: file)
      guard let value = read.value else { return false }
      table = value
    } catch {
      report.fail(error)
      return false
    }
    let texts = Dictionary(table.entries.map { ($0.key, $0.value) }) { first, _ in first }
    let known = Set(tree?.texts.map(\.key) ?? [])
    for key in texts.keys.sorted() where !known.contains(key) {
      report.note("the document has no text '\(key)'", in: path)
    }
    guard let text = tree.flatMap({ $0.text(replacing: texts) }) else { return true }
    self = IBToolDocument(SourceText(path: source.path, text: text))
    return isReadable
  }
}
