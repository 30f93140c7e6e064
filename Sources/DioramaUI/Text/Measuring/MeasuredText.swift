import Foundation

/// The words of the plain text that was measured last, and its sizes in the last widths.
///
/// Layout asks for the size on one line, for the height in the width that it finds, and again whenever a cell is measured and then
/// laid out; then the text is drawn. Its words are looked for and measured once.
@MainActor
struct MeasuredText {
  private struct Source {
    var text: String
    var font: UIFont
    var measuringChanges: Int
  }

  private struct Entry {
    var width: CGFloat
    var limit: Int
    var size: CGSize
  }

  private var source: Source?
  private var parts = TextParts()
  private var entries: [Entry] = []

  private static let entryLimit = 4

  /// The text broken into lines of a width; 0 for any number of lines.
  mutating func block(_ text: String, font: UIFont, width: CGFloat, limit: Int) -> TextBlock {
    take(text, font)
    return TextBlock(parts, font: font, width: width, limit: limit)
  }

  /// The size of the text broken into lines of a width; 0 for any number of lines.
  mutating func size(_ text: String, font: UIFont, width: CGFloat, limit: Int) -> CGSize {
    take(text, font)
    if let known = entries.first(where: { $0.width == width && $0.limit == limit }) { return known.size }
    let size = TextBlock(parts, font: font, width: width, limit: limit).size
    if entries.count == Self.entryLimit { entries.removeFirst() }
    entries.append(Entry(width: width, limit: limit, size: size))
    return size
  }

  /// Looks for the words of a text, unless it is the last one in the same font.
  private mutating func take(_ text: String, _ font: UIFont) {
    let changes = UIRuntime.shared.measuringChanges
    if let source, source.font === font, source.measuringChanges == changes, source.text == text { return }
    source = Source(text: text, font: font, measuringChanges: changes)
    parts = TextParts(text, font: font)
    entries = []
  }
}
