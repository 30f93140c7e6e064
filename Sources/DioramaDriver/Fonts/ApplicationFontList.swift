import Backports
import InterfaceBuilder
import NibArchive
import SceneDiagnostics

/// The fonts that a property list of an application names: the entry `UIAppFonts` of its `Info.plist`.
enum ApplicationFontList {
  private static let key = "UIAppFonts"
  /// More than a person writes.
  private static let mostBytes = 4 << 20

  /// Whether a file may be the property list of an application, by its name: `Info.plist`, or one that ends with it.
  static func isName(_ name: String) -> Bool { name.hasSuffix("Info.plist") }

  /// The paths of fonts that a property list names; empty for one that names none or cannot be read.
  static func fonts(in path: String, _ files: FileSystem) -> [String] {
    guard let bytes = try? files.read(path, mostBytes), bytes.count <= mostBytes else { return [] }
    if bytes.starts(with: Array("bplist".utf8)) {
      guard case .array(let fonts)? = (try? PropertyList(decoding: bytes))?.dictionary?[key] else { return [] }
      return fonts.compactMap(\.string)
    }
    return fonts(in: bytes, path)
  }

  private static func fonts(in bytes: [UInt8], _ path: String) -> [String] {
    // Most property lists have no fonts, and are not read.
    guard String(decoding: bytes, as: UTF8.self).contains(key) else { return [] }
    let source = SourceText(path: path, bytes: withoutDocumentType(bytes))
    guard let entries = readDocument(source).value?.root?.child("dict")?.children,
      let index = entries.firstIndex(where: { $0.name == "key" && $0.text == key }),
      entries.indices.contains(index + 1), entries[index + 1].name == "array"
    else { return [] }
    return entries[index + 1].children.filter { $0.name == "string" }.map(\.text)
  }

  /// A text without the line that names the type of a document, which every property list has.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    return Array(bytes[..<start] + bytes[(end + 1)...])
  }
}
