import Foundation
import NibArchive
import SceneDiagnostics
import SceneLanguage

extension PropertyList {
  /// The value as an XML property list, with entries in the order of their keys' bytes.
  ///
  /// XML has no control characters but tabs and line ends: others are written as U+FFFD.
  var xml: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, depth: 0)
    return text + "</plist>\n"
  }

  private func write(to text: inout String, depth: Int) {
    text += String(repeating: "\t", count: depth)
    switch self {
    case .boolean(let flag): text += flag ? "<true/>\n" : "<false/>\n"
    case .integer(let number): text += "<integer>\(number)</integer>\n"
    case .real(let number): text += "<real>\(number)</real>\n"
    case .date(let seconds): text += "<date>\(SceneDate.text(seconds) ?? "")</date>\n"
    case .data(let bytes): text += "<data>\(Data(bytes).base64EncodedString())</data>\n"
    case .string(let string): text += "<string>\(Self.escaped(string))</string>\n"
    case .array(let elements) where elements.isEmpty: text += "<array/>\n"
    case .dictionary(let entries) where entries.isEmpty: text += "<dict/>\n"
    case .array(let elements):
      text += "<array>\n"
      for element in elements { element.write(to: &text, depth: depth + 1) }
      text += String(repeating: "\t", count: depth) + "</array>\n"
    case .dictionary(let entries):
      text += "<dict>\n"
      for (key, value) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        text += String(repeating: "\t", count: depth + 1) + "<key>\(Self.escaped(key))</key>\n"
        value.write(to: &text, depth: depth + 1)
      }
      text += String(repeating: "\t", count: depth) + "</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      // A reader of XML makes a line feed of it where it is not written as a number.
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The value for people: entries in the order of their keys' bytes, a line each, with what is in them further to the right.
  var readableText: String {
    var text = ""
    writeReadable(to: &text, depth: 0)
    return text
  }

  private func writeReadable(to text: inout String, depth: Int) {
    let indentation = String(repeating: "    ", count: depth)
    switch self {
    case .array(let elements):
      for element in elements {
        if let word = element.word {
          text += "\(indentation)\(word)\n"
        } else {
          element.writeReadable(to: &text, depth: depth + 1)
        }
      }
    case .dictionary(let entries):
      for (key, value) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        text += "\(indentation)\(VisibleText.shown(key)):"
        if let word = value.word {
          text += " \(word)\n"
        } else {
          text += "\n"
          value.writeReadable(to: &text, depth: depth + 1)
        }
      }
    default: text += "\(indentation)\(word ?? "")\n"
    }
  }

  /// A value without parts in words; nil for one with parts.
  private var word: String? {
    switch self {
    case .boolean(let flag): flag ? "YES" : "NO"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .date(let seconds): SceneDate.text(seconds) ?? "\(seconds)"
    case .data(let bytes): Data(bytes).base64EncodedString()
    case .string(let string): VisibleText.shown(string)
    case .array, .dictionary: nil
    }
  }
}
