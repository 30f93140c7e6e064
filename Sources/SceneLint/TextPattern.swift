/// A pattern of texts: `*` stands for any characters, `?` for one, and a backslash takes from either its meaning.
package struct TextPattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case many
    case one
    case exactly(Unicode.Scalar)
  }

  /// The pattern as written.
  package let text: String
  private let pieces: [Piece]

  /// Reads a pattern; without `escapes`, a backslash stands for itself.
  package init(_ text: String, escapes: Bool = true) {
    self.text = text
    var pieces: [Piece] = []
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if escapes, scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      switch scalar {
      case "*" where !isEscaped: pieces.append(.many)
      case "?" where !isEscaped: pieces.append(.one)
      default: pieces.append(.exactly(scalar))
      }
      isEscaped = false
    }
    self.pieces = pieces
  }

  /// Whether a text as a whole is one of the pattern's.
  ///
  /// After a `*` that fails, the last one takes one more character, so that the time is at most that of the text times the pattern.
  package func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var (at, piece) = (0, 0)
    var star: (piece: Int, scalar: Int)?
    while at < scalars.count {
      if piece < pieces.count, pieces[piece] == .many {
        star = (piece, at)
        piece += 1
      } else if piece < pieces.count, pieces[piece] == .one || pieces[piece] == .exactly(scalars[at]) {
        (at, piece) = (at + 1, piece + 1)
      } else if let last = star {
        star = (last.piece, last.scalar + 1)
        (at, piece) = (last.scalar + 1, last.piece + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .many }
  }
}
