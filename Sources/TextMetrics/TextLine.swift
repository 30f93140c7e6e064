/// A line of text: its pieces and its width.
package struct TextLine: Sendable {
  /// A piece, or one letter of a piece that is too wide for a line.
  package struct Part: Hashable, Sendable {
    /// The index of the piece.
    package var piece: Int
    /// The index of the letter; nil for the whole piece.
    package var letter: Int?
  }

  /// The parts of the line.
  package var parts: [Part] = []
  /// The width, in points.
  package var width = 0.0

  private mutating func add(_ piece: Int, letter: Int? = nil, width: Double) {
    parts.append(Part(piece: piece, letter: letter))
    self.width += width
  }

  /// Breaks pieces into lines, between words, and inside words that are too wide for a line.
  ///
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - width: The maximum width of lines, in points; infinity for no limit. Rounding may make a line a hair wider, so
  ///     that text is not broken in the width that it asked for.
  ///   - limit: The maximum number of lines; 0 for no limit. The last line has the rest of the text.
  ///   - letters: Returns the widths of the letters of a piece that is too wide for a line.
  package static func lines(
    of pieces: [TextPiece],
    width: Double,
    limit: Int = 0,
    letters: (Int) -> [Double]
  ) -> [TextLine] {
    let width = width + 0.01
    var lines: [TextLine] = []
    var line = TextLine()
    var spaces: [Int] = []
    func close() {
      lines.append(line)
      line = TextLine()
      spaces = []
    }
    for (index, piece) in pieces.enumerated() {
      if piece.kind == .lineEnd { close(); continue }
      if piece.kind == .space { spaces.append(index); continue }
      let isLast = limit > 0 && lines.count + 1 >= limit
      let gap = spaces.reduce(0) { $0 + pieces[$1].width }
      if !isLast, line.width + gap + piece.width > width, !line.parts.isEmpty { close() }
      for space in spaces { line.add(space, width: pieces[space].width) }
      spaces = []
      if !isLast, line.parts.isEmpty, piece.width > width {
        for (letter, letterWidth) in letters(index).enumerated() {
          if !line.parts.isEmpty, line.width + letterWidth > width { close() }
          line.add(index, letter: letter, width: letterWidth)
        }
      } else {
        line.add(index, width: piece.width)
      }
    }
    if !line.parts.isEmpty || !lines.isEmpty || !pieces.isEmpty { close() }
    if limit > 0, lines.count > limit { lines.removeLast(lines.count - limit) }
    return lines
  }
}
