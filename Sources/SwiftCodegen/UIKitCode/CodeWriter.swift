/// The lines of a file of Swift, indented by two spaces a level.
struct CodeWriter {
  private(set) var lines: [String] = []
  private var depth = 0
  /// Whether the next line begins a part of its own, with an empty line in front of it.
  private var isParting = false

  /// The text of the file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The columns that each line begins with.
  var indentation: Int { depth * 2 }

  /// Adds a line; an empty one is not indented.
  mutating func line(_ content: String = "") {
    if isParting, let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !content.hasPrefix("}") {
      lines.append("")
    }
    isParting = false
    lines.append(content.isEmpty ? "" : String(repeating: "  ", count: depth) + content)
  }

  /// Adds an empty line in front of the next line, unless that begins or ends a block.
  mutating func part() { isParting = true }

  /// Adds a statement: some words, and the expression behind them.
  mutating func statement(_ head: String, _ code: Code, _ tail: String = "") {
    for content in code.lines(after: head, before: tail, indentation: indentation) { line(content) }
  }

  /// Adds lines one level deeper, between two lines.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(opening)
    depth += 1
    body(&self)
    isParting = false
    depth -= 1
    line(closing)
  }

  /// Adds a line, and lines one level deeper.
  mutating func nested(_ opening: String, _ body: (inout CodeWriter) -> Void) {
    line(opening)
    depth += 1
    body(&self)
    isParting = false
    depth -= 1
  }

  /// Adds a comment, broken between words; the lines of a paragraph are one text.
  mutating func comment(_ text: String, mark: String = "//") {
    var paragraphs: [String] = []
    var isOpen = false
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginsAnew = part.isEmpty || part.first.map { !$0.isLetter && $0 != "(" && $0 != "'" } == true
      if isOpen, !beginsAnew, let last = paragraphs.popLast() {
        paragraphs.append(last + " " + part)
      } else {
        paragraphs.append(String(part))
      }
      isOpen = !part.isEmpty
    }
    for paragraph in paragraphs {
      var current = mark
      for word in paragraph.split(separator: " ") {
        if current.count + 1 + word.count + indentation > Code.width, current != mark {
          line(current)
          current = mark
        }
        current += " " + word
      }
      line(current)
    }
  }

  /// Adds a declaration with parameters, and a block behind it.
  mutating func function(
    _ head: String,
    _ parameters: [Code.Argument],
    returning result: String? = nil,
    _ body: (inout CodeWriter) -> Void
  ) {
    let tail = (result.map { " -> \($0)" } ?? "") + " {"
    let lines = Code.call(head, parameters).lines(before: tail, indentation: indentation)
    lines.dropLast().forEach { line($0) }
    block(lines.last ?? "", "}", body)
  }
}
