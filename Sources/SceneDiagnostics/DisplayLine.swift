/// A line of source as it is displayed: the visible text and the width of each character.
struct DisplayLine {
  /// The display of one character or of one invalid byte.
  struct Cell {
    var text: String
    var width: Int
    let offset: Int
  }

  static let tabWidth = 4
  private(set) var cells: [Cell] = []

  /// Draws the bytes of one line, which starts at `start` in its source.
  init(_ bytes: ArraySlice<UInt8>, from start: Int) {
    var decoder = UTF8()
    var input = bytes.makeIterator()
    var offset = start
    var column = 0
    decoding: while true {
      switch decoder.decode(&input) {
      case .scalarValue(let scalar):
        append(scalar, at: offset, column: &column)
        offset += UTF8.width(scalar)
      case .error:
        cells.append(Cell(text: "\u{FFFD}", width: 1, offset: offset))
        column += 1
        offset += 1
      case .emptyInput: break decoding
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int, column: inout Int) {
    if (0x20..<0x7F).contains(scalar.value) {
      cells.append(Cell(text: String(Character(scalar)), width: 1, offset: offset))
      column += 1
      return
    }
    if let last = cells.indices.last, joins(scalar, cells[last]) {
      cells[last].text.unicodeScalars.append(scalar)
      // A variation selector for emoji, or the second half of a flag, makes the whole two columns wide.
      let width = scalar.value == 0xFE0F || isRegional(scalar) ? 2 : cells[last].width
      column += width - cells[last].width
      cells[last].width = width
      return
    }
    let text = scalar == "\t" ? "" : VisibleText.shown(scalar)
    var width = 0
    if scalar == "\t" {
      width = Self.tabWidth - column % Self.tabWidth
    } else {
      for scalar in text.unicodeScalars { width += DisplayWidth.of(scalar) }
    }
    let shown = scalar == "\t" ? String(repeating: " ", count: width) : text
    cells.append(Cell(text: shown, width: width, offset: offset))
    column += width
  }

  private func joins(_ scalar: Unicode.Scalar, _ cell: Cell) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if DisplayWidth.joinsPrevious(scalar) { return cell.width > 0 }
    let scalars = cell.text.unicodeScalars
    if scalars.last == "\u{200D}" { return scalar.properties.isEmoji }
    return isRegional(scalar) && scalars.count == 1 && scalars.first.map(isRegional) == true
  }

  private func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
