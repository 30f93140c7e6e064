/// Writes diagnostics for people, with the line they are about.
///
/// Nothing of the source can reach the terminal as a control: such characters are shown as pictures or escapes.
public struct HumanRenderer: Sendable {
  private let palette: Palette

  /// Makes a renderer, with ANSI colours or without.
  public init(usesColor: Bool) {
    palette = Palette(isOn: usesColor)
  }

  /// The diagnostics in the order given, a blank line between two; empty where there are none.
  ///
  /// A note is a block of its own below its diagnostic.
  public func render(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
    diagnostics.map { render($0, in: source) }.joined(separator: "\n")
  }

  private func render(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let style = Palette.Style(diagnostic.severity)
    let id = VisibleText.shown(diagnostic.id)
    let snippet = Snippet(of: diagnostic.range, in: source)
    var text = palette.paint("\(diagnostic.severity.rawValue)[\(id)]", style)
    text += palette.paint(": \(VisibleText.shown(diagnostic.message))", .strong) + "\n"
    text += block(snippet, at: diagnostic.range, in: source, style: style, hint: diagnostic.hint)
    let margin = String(repeating: " ", count: gutterWidth(of: snippet))
    text += margin + palette.paint("=", .frame) + " help: diorama explain \(id)\n"
    for note in diagnostic.notes {
      text += palette.paint("note", .note) + palette.paint(": \(VisibleText.shown(note.message))", .strong) + "\n"
      text += block(Snippet(of: note.range, in: source), at: note.range, in: source, style: .note, hint: nil)
    }
    return text
  }

  /// The place, the line and its mark.
  private func block(
    _ snippet: Snippet,
    at range: SourceRange,
    in source: SourceText,
    style: Palette.Style,
    hint: String?
  ) -> String {
    let position = source.position(at: range.lowerBound)
    let margin = String(repeating: " ", count: gutterWidth(of: snippet))
    let place = "\(VisibleText.shown(source.path)):\(position.line):\(position.column)"
    let mark = String(repeating: "^", count: snippet.markWidth) + (hint.map { " " + VisibleText.shown($0) } ?? "")
    let line = snippet.text.isEmpty ? "" : " " + snippet.text
    let indentation = String(repeating: " ", count: snippet.markIndentation)
    return margin + palette.paint("┌", .frame) + " " + place + "\n"
      + palette.paint("\(snippet.lineNumber)│", .frame) + line + "\n"
      + margin + palette.paint("│", .frame) + " " + indentation + palette.paint(mark, style) + "\n"
  }

  private func gutterWidth(of snippet: Snippet) -> Int { String(snippet.lineNumber).utf8.count }
}
