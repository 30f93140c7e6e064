/// Renders diagnostics one per line, in the format that editors and build systems read.
public struct GCCRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Renders the diagnostics in order: `path:line:column: error: message [id]`; empty if there are none.
  ///
  /// A hint follows its message after a semicolon, a note follows its diagnostic on a separate line.
  public func render(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
    var text = ""
    for diagnostic in diagnostics {
      let hint = diagnostic.hint.map { "; " + $0 } ?? ""
      let message = VisibleText.shown("\(diagnostic.message)\(hint) [\(diagnostic.id)]")
      text += "\(location(of: diagnostic.range, in: source)): \(diagnostic.severity.rawValue): \(message)\n"
      for note in diagnostic.notes {
        text += "\(location(of: note.range, in: source)): note: \(VisibleText.shown(note.message))\n"
      }
      if let first = diagnostic.repeats.first, let repeats = RepeatsText.text(of: diagnostic, in: source) {
        text += "\(location(of: first, in: source)): note: \(repeats)\n"
      }
    }
    return text
  }

  private func location(of range: SourceRange, in source: SourceText) -> String {
    let position = source.position(at: range.lowerBound)
    return "\(VisibleText.line(source.path)):\(position.line):\(position.column)"
  }
}
