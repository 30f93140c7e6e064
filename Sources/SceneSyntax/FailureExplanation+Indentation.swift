import SceneDiagnostics

extension FailureExplanation {
  /// A line whose indentation matches no line above it.
  ///
  /// The hint gives the number of missing or extra spaces and the line with the right indentation.
  func wrongIndentation(_ message: String) -> Diagnostic {
    let line = LineAnatomy(of: source, at: failure.problemOffset)
    let column = failure.problemOffset - line.line.lowerBound
    let isItem = byte(at: failure.problemOffset) == Bytes.dash
    let neighbors = neighbors(of: line, at: column, areItems: isItem)
    // The nearer of the two columns was meant; of two that are as near, the one that the lines above have.
    let meant = [neighbors.deeper, neighbors.outer].compactMap { $0 }.min {
      abs($0.column - column) < abs($1.column - column)
    }
    return Diagnostic(
      .yamlSyntax,
      message,
      at: token(at: failure.problemOffset),
      hint: meant.map { indentationHint($0, from: column, to: isItem ? nil : lastLine(below: line, at: column)) }
        ?? "begin it in the column of a line above",
      notes: neighbors.item.map { [.init("the item starts here", at: $0)] } ?? contextNote("the map starts here")
    )
  }

  /// `indent it by 2 more spaces, as 'class' in line 10`; `last` is the last line to indent alike, nil if there is one line.
  func indentationHint(_ meant: (column: Int, token: SourceRange), from column: Int, to last: Int? = nil) -> String {
    let count = abs(meant.column - column)
    let spaces = "\(count) \(meant.column > column ? "more" : "fewer") \(count == 1 ? "space" : "spaces")"
    let name = source.string(in: meant.token)
    let first = source.position(at: failure.problemOffset).line
    let what = last.map { "lines \(first) to \($0)" } ?? "it"
    return "indent \(what) by \(spaces), as '\(name)' in line \(source.position(at: meant.token.lowerBound).line)"
  }

  /// The last of the lines that follow one and begin in its column or further in; nil where there are none.
  private func lastLine(below line: LineAnatomy, at column: Int) -> Int? {
    var number = source.position(at: line.line.lowerBound).line
    var last: Int?
    let end = source.position(at: bytes.count).line
    while number < end {
      number += 1
      let range = source.rangeOfLine(number)
      guard range.lowerBound < range.upperBound else { continue }
      let next = LineAnatomy(of: source, at: range.lowerBound)
      if next.start == next.line.upperBound || bytes[next.start] == Bytes.hash { continue }
      let indentation = next.start - next.line.lowerBound
      if indentation < column || indentation == column && bytes[next.start] == Bytes.dash { break }
      last = number
    }
    return last
  }

  private typealias Column = (column: Int, token: SourceRange)

  /// What above a line begins further in than the line, and what further out: keys for a key, items for an item.
  ///
  /// The search ends at the first line that begins further out, so that only lines of the same collection are looked at.
  private func neighbors(
    of line: LineAnatomy,
    at column: Int,
    areItems: Bool
  ) -> (deeper: Column?, outer: Column?, item: SourceRange?) {
    var found: (deeper: Column?, outer: Column?, item: SourceRange?) = (nil, nil, nil)
    var current = line
    while let above = lineAbove(current) {
      current = above
      let start = above.start - above.line.lowerBound
      let hasDash = above.start < above.line.upperBound && bytes[above.start] == Bytes.dash
      let token = areItems ? SourceRange(above.start, above.startToken.upperBound) : above.startToken
      let own = areItems ? start : above.startToken.lowerBound - above.line.lowerBound
      if !areItems || hasDash {
        if own > column, own < found.deeper?.column ?? .max { found.deeper = (own, token) }
        if own < column, found.outer == nil { found.outer = (own, token) }
      }
      if hasDash, start <= column, !areItems, found.item == nil {
        found.item = SourceRange(above.start, token.upperBound)
      }
      if start < column || hasDash && start <= column { break }
    }
    return found
  }
}
