/// The spelling of texts in HTML.
package enum HTMLText {
  /// A text between tags or in an attribute.
  ///
  /// What has no letter, and what turns the order of words around, becomes the mark for a lost character: what a file holds
  /// never looks like a part of the page.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsLines: Whether line breaks and tabs stay, as between `<pre>` tags; otherwise a break is spelled `\n`.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t" where keepsLines, "\n" where keepsLines: result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
