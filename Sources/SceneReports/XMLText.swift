import SceneDiagnostics

/// The spelling of texts in XML 1.0.
enum XMLText {
  /// The start of every document.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// An attribute with its name and a space before it: ` name="value"`.
  ///
  /// What XML cannot hold at all, such as most control characters, is shown as a picture or an escape; line breaks and tabs
  /// survive the reader, who would make spaces of them.
  static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }

  /// A text between tags or in an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        // Of the others, XML has no control characters below the space.
        if scalar.value < 0x20 {
          result += VisibleText.shown(String(scalar))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
