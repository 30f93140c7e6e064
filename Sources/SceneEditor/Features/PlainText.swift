import Backports

/// Markdown as a person reads it who sees only characters.
package enum PlainText {
  /// The text without the signs of Markdown, for clients that show none.
  package static func of(_ markdown: String) -> String {
    var isCode = false
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      if isCode { return String(line) }
      let heading = line.prefix { $0 == "#" }.count
      let isHeading = heading > 0 && line.dropFirst(heading).first == " "
      return inline(isHeading ? line.dropFirst(heading + 1) : line)
    }
    return lines.joined(separator: "\n")
  }

  /// A line without the signs of code, of strong words and of links.
  private static func inline(_ line: Substring) -> String {
    var (result, rest, isCode) = ("", line, false)
    while let character = rest.first {
      if character == "`" {
        isCode.toggle()
        rest.removeFirst()
      } else if !isCode, rest.hasPrefix("**") {
        rest.removeFirst(2)
      } else if !isCode, character == "[", let link = linked(rest) {
        result += inline(link.text)
        rest = link.rest
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  /// The text of a link at the start, and what is behind the link; nil where there is none.
  private static func linked(_ text: Substring) -> (text: Substring, rest: Substring)? {
    guard let end = text.firstRange(of: "]("), let close = text[end.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    let words = text[text.index(after: text.startIndex)..<end.lowerBound]
    return words.contains("[") ? nil : (words, text[text.index(after: close)...])
  }
}
