/// Renders diagnostics for people, with the source line.
///
/// Control characters of the source are shown as pictures or escapes, so they cannot affect the terminal.
public struct HumanRenderer: Sendable {
  private let palette: Palette
  private let width: Int?
  private let link: @Sendable (_ id: String) -> String?

  /// Creates a renderer with or without ANSI colors.
  public init(usesColor: Bool) {
    self.init(usesColor: usesColor, width: nil) { _ in nil }
  }

  /// Makes a renderer for a terminal.
  ///
  /// - Parameters:
  ///   - usesColor: Whether there are ANSI colors.
  ///   - width: The terminal's columns, into which lines of the source are fitted; nil if they are not known.
  ///   - link: The address to which a diagnostic's id leads when it is clicked; nil for none.
  package init(usesColor: Bool, width: Int?, link: @escaping @Sendable (_ id: String) -> String?) {
    palette = Palette(isOn: usesColor)
    self.width = width
    self.link = link
  }

  /// Renders the diagnostics in order, separated by blank lines; empty if there are none.
  ///
  /// A note is a separate block below its diagnostic. The first diagnostic of each id has a help line.
  public func render(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
    var explained: Set<String> = []
    return render(diagnostics, in: source, explained: &explained)
  }

  /// Renders the diagnostics of one of several texts of a run: those whose ids are in `explained` have no help line again.
  package func render(_ diagnostics: [Diagnostic], in source: SourceText, explained: inout Set<String>) -> String {
    var blocks: [String] = []
    for diagnostic in diagnostics {
      let isFirst = explained.insert(diagnostic.id).inserted
      blocks.append(render(diagnostic, in: source, isExplained: !isFirst))
    }
    return blocks.joined(separator: "\n")
  }

  private func render(_ diagnostic: Diagnostic, in source: SourceText, isExplained: Bool) -> String {
    let style = Palette.Style(diagnostic.severity)
    let id = VisibleText.shown(diagnostic.id)
    let snippet = drawn(diagnostic.range, in: source)
    let name = Palette.link(id, to: link(diagnostic.id))
    var text = palette.paint("\(diagnostic.severity.rawValue)[\(name)]", style)
    text += palette.paint(": \(VisibleText.shown(diagnostic.message))", .strong) + "\n"
    text += block(snippet, at: diagnostic.range, in: source, style: style, hint: diagnostic.hint)
    let margin = String(repeating: " ", count: gutterWidth(of: snippet))
    if let repeats = RepeatsText.text(of: diagnostic, in: source) {
      text += margin + palette.paint("=", .frame) + " note: \(repeats)\n"
    }
    if !isExplained { text += margin + palette.paint("=", .frame) + " help: diorama explain \(id)\n" }
    for note in diagnostic.notes {
      text += palette.paint("note", .note) + palette.paint(": \(VisibleText.shown(note.message))", .strong) + "\n"
      text += block(drawn(note.range, in: source), at: note.range, in: source, style: .note, hint: nil)
    }
    return text
  }

  /// The location, the line and its mark.
  private func block(
    _ snippet: Snippet,
    at range: SourceRange,
    in source: SourceText,
    style: Palette.Style,
    hint: String?
  ) -> String {
    let position = source.position(at: range.lowerBound)
    let margin = String(repeating: " ", count: gutterWidth(of: snippet))
    let location = "\(VisibleText.shown(source.path)):\(position.line):\(position.column)"
    let mark = String(repeating: "^", count: snippet.markWidth) + (hint.map { " " + VisibleText.shown($0) } ?? "")
    let line = snippet.text.isEmpty ? "" : " " + snippet.text
    let indentation = String(repeating: " ", count: snippet.markIndentation)
    return margin + palette.paint("┌", .frame) + " " + location + "\n"
      + palette.paint("\(snippet.lineNumber)│", .frame) + line + "\n"
      + margin + palette.paint("│", .frame) + " " + indentation + palette.paint(mark, style) + "\n"
  }

  private func drawn(_ range: SourceRange, in source: SourceText) -> Snippet {
    guard let width else { return Snippet(of: range, in: source) }
    // The line number, the frame, a space and up to two ellipses need room as well.
    let number = String(source.position(at: range.lowerBound).line).utf8.count
    return Snippet(of: range, in: source, width: width - number - 4)
  }

  private func gutterWidth(of snippet: Snippet) -> Int { String(snippet.lineNumber).utf8.count }
}
