import Foundation

/// Text cut into words, spaces and line ends.
@MainActor
struct Words {
  struct Piece {
    var text: String
    var font: UIFont
    var color: UIColor?
    var width: CGFloat
    var isSpace = false
    var isBreak = false

    /// The letters one by one.
    @MainActor
    var letters: [Piece] {
      text.map { letter in
        let letter = String(letter)
        let width = UIRuntime.shared.textMeasuring.width(of: letter, in: font)
        return Piece(text: letter, font: font, color: color, width: width)
      }
    }
  }

  let font: UIFont
  var pieces: [Piece] = []

  init(font: UIFont) {
    self.font = font
  }

  mutating func append(_ text: String, _ font: UIFont, _ color: UIColor?) {
    var word = ""
    var found: [Piece] = []
    func flush() {
      guard !word.isEmpty else { return }
      found.append(piece(word, font, color))
      word = ""
    }
    for letter in text {
      if letter.isNewline {
        flush()
        found.append(Piece(text: "", font: font, color: color, width: 0, isBreak: true))
      } else if letter.isWhitespace, letter != "\u{A0}" {
        flush()
        var space = piece(String(letter), font, color)
        space.isSpace = true
        found.append(space)
      } else {
        word.append(letter)
        if letter == "-" { flush() }
      }
    }
    flush()
    pieces += found
  }

  private func piece(_ text: String, _ font: UIFont, _ color: UIColor?) -> Piece {
    Piece(text: text, font: font, color: color, width: UIRuntime.shared.textMeasuring.width(of: text, in: font))
  }
}
