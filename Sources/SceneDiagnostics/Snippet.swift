/// The one line of source that a diagnostic shows, with the range marked below it.
struct Snippet {
  /// The default maximum width; a longer line is cut around its mark.
  static let usualWidth = 110
  /// The minimum width.
  private static let leastWidth = 16
  /// How much is drawn before a mark, at most, where what is behind it does not fit.
  private static let contextWidth = 40

  let lineNumber: Int
  /// The source line as it is drawn, without trailing space.
  let text: String
  /// The columns before the mark.
  let markIndentation: Int
  /// The columns marked, at least one.
  let markWidth: Int

  /// Marks the part of a range that lies on its first line, of which `width` columns are drawn.
  init(of range: SourceRange, in source: SourceText, width: Int = usualWidth) {
    lineNumber = source.position(at: range.lowerBound).line
    let line = source.rangeOfLine(lineNumber)
    let width = max(width, Self.leastWidth)
    let part = Self.part(of: line, around: range, in: source.bytes, width: width)
    let cells = DisplayLine(source.bytes[part.lowerBound..<part.upperBound], from: part.lowerBound).cells
    let window = Self.window(of: cells, around: range, width: width)
    let isCutBefore = window.lowerBound > 0 || part.lowerBound > line.lowerBound
    let isCutAfter = window.upperBound < cells.count || part.upperBound < line.upperBound

    var before = isCutBefore ? 1 : 0
    var marked = 0
    var text = isCutBefore ? "…" : ""
    for index in window {
      let cell = cells[index]
      let end = index + 1 < cells.count ? cells[index + 1].offset : part.upperBound
      text += cell.text
      if end <= range.lowerBound {
        before += cell.width
      } else if cell.offset < range.upperBound {
        marked += cell.width
      }
    }
    if isCutAfter { text += "…" }
    while text.last == " " { text.removeLast() }
    self.text = text
    markIndentation = before
    markWidth = max(marked, 1)
  }

  /// The part of a line that is looked at, so that a file of one line is not drawn whole for each diagnostic: on both sides
  /// of the start of the range, more columns than are drawn.
  private static func part(of line: SourceRange, around range: SourceRange, in bytes: [UInt8], width: Int)
    -> SourceRange
  {
    // What is not ASCII may have any number of bytes in a column.
    let reach = 1024
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    var lower = start
    var columns = 0
    while lower > max(line.lowerBound, start - reach) {
      lower -= 1
      columns += isOneColumn(bytes[lower]) ? 1 : 0
      // Tabs are as wide as they would be in the whole line.
      if columns > width, isOneColumn(bytes[lower]), (lower - line.lowerBound) % DisplayLine.tabWidth == 0 { break }
    }
    while lower > line.lowerBound, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    var upper = start
    columns = 0
    while upper < min(line.upperBound, start + reach) {
      columns += isOneColumn(bytes[upper]) ? 1 : 0
      if columns > width + 1 { break }
      upper += 1
    }
    while upper < line.upperBound, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return SourceRange(lower, upper)
  }

  /// Whether a byte is a character of ASCII that is drawn in a column of its own.
  private static func isOneColumn(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  /// The cells to draw: all, or as many as fit with the start of the range among them.
  private static func window(
    of cells: [DisplayLine.Cell],
    around range: SourceRange,
    width maximumWidth: Int
  ) -> Range<Int> {
    var total = 0
    for cell in cells { total += cell.width }
    guard total > maximumWidth else { return cells.indices }
    let mark = cells.lastIndex { $0.offset <= range.lowerBound } ?? 0
    var start = mark
    var width = 0
    while start > 0, width + cells[start - 1].width <= min(contextWidth, maximumWidth / 3) {
      start -= 1
      width += cells[start].width
    }
    var end = start
    width = 0
    while end < cells.count, width + cells[end].width <= maximumWidth {
      width += cells[end].width
      end += 1
    }
    // Where the line ends soon, there is room for more of what is before the mark.
    while start > 0, width + cells[start - 1].width <= maximumWidth {
      start -= 1
      width += cells[start].width
    }
    return start..<end
  }
}
