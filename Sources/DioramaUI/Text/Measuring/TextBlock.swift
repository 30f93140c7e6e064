import Foundation
import LayoutEngine
import TextMetrics

/// Text broken into lines.
@MainActor
struct TextBlock {
  /// A line of text: runs of one font each, and their measurements.
  struct Line {
    typealias Run = (text: String, font: UIFont, color: UIColor?, width: CGFloat)

    var runs: [Run] = []
    var width: CGFloat = 0
    var ascender: CGFloat = 0
    var descender: CGFloat = 0
    /// The direction of the paragraph; nil where neither its style nor its letters say one.
    var direction: TextDirection?

    var height: CGFloat { ascender - descender }
  }

  private(set) var lines: [Line] = []

  /// Scales all fonts.
  mutating func scale(by factor: CGFloat) {
    for index in lines.indices {
      lines[index].width *= factor
      lines[index].ascender *= factor
      lines[index].descender *= factor
      for run in lines[index].runs.indices {
        let font = lines[index].runs[run].font
        lines[index].runs[run].font = font.withSize(font.pointSize * factor)
        lines[index].runs[run].width *= factor
      }
    }
  }

  /// Ends the last line with an ellipsis where it is too wide, or with the last word that has room.
  mutating func cutLastLine(toWidth width: CGFloat, ellipsis: Bool) {
    if ellipsis { return truncateLastLine(toWidth: width) }
    guard var line = lines.last, line.width > width + 0.01 else { return }
    defer { lines[lines.count - 1] = line }
    let measuring = UIRuntime.shared.textMeasuring
    let runs = line.runs
    (line.runs, line.width) = ([], 0)
    for run in runs {
      guard line.width + run.width > width + 0.01 else {
        line.runs.append(run)
        line.width += run.width
        continue
      }
      var kept = ""
      for word in run.text.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = kept.isEmpty ? String(word) : "\(kept) \(word)"
        if line.width + measuring.width(of: longer, in: run.font) > width + 0.01 { break }
        kept = longer
      }
      let used = measuring.width(of: kept, in: run.font)
      line.runs.append((kept, run.font, run.color, used))
      line.width += used
      return
    }
  }

  /// Ends the last line with an ellipsis where it is too wide.
  mutating func truncateLastLine(toWidth width: CGFloat) {
    guard var line = lines.popLast() else { return }
    defer { lines.append(line) }
    // A tolerance, so that rounding does not truncate the text of a label that is as wide as its text.
    guard line.width > width + 0.01 else { return }
    let measuring = UIRuntime.shared.textMeasuring
    while let run = line.runs.popLast() {
      line.width -= run.width
      let letters = Array(run.text)
      func cut(_ count: Int) -> (text: String, width: CGFloat) {
        let text = String(letters[..<count]) + "\u{2026}"
        return (text, measuring.width(of: text, in: run.font))
      }
      // The most letters that fit, found by halving: no text is narrower than its own beginning.
      var (least, most) = (0, letters.count)
      while least + 1 < most {
        let middle = least + (most - least) / 2
        if line.width + cut(middle).width <= width { least = middle } else { most = middle }
      }
      guard !letters.isEmpty, case let (text, cutWidth) = cut(least),
        line.width + cutWidth <= width || line.runs.isEmpty
      else { continue }
      line.runs.append((text, run.font, run.color, cutWidth))
      line.width += cutWidth
      return
    }
  }

  /// The size of all lines, not rounded.
  var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
  }

  /// The size for the rules of natural sizes.
  var measured: NaturalSizes.Text { NaturalSizes.Text(width: size.width, height: size.height) }

  /// Breaks text between words, and inside of words that are too long.
  ///
  /// - Parameters:
  ///   - text: The text; attributes give fonts other than the usual.
  ///   - font: The usual font.
  ///   - width: How wide lines may be, in points; infinity for no limit.
  ///   - limit: How many lines there may be; 0 for any number. The last takes what is left.
  init(_ text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int) {
    let measuring = UIRuntime.shared.textMeasuring
    var parts = TextParts()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let part = (text.string as NSString).substring(with: range)
      let style = (font: attributes[.font] as? UIFont ?? font, color: attributes[.foregroundColor] as? UIColor)
      parts.add(part, style, attributes[.paragraphStyle] as? NSParagraphStyle, measuring)
    }
    self.init(parts, font: font, width: width, limit: limit)
  }

  /// Breaks text that was cut into pieces in the same way.
  init(_ parts: TextParts, font: UIFont, width: CGFloat, limit: Int) {
    let measuring = UIRuntime.shared.textMeasuring
    let (pieces, styles) = (parts.pieces, parts.styles)
    // Pieces that are too wide for a line, letter by letter.
    var letters: [Int: [TextPiece]] = [:]
    let found = TextLine.lines(of: pieces, width: width, limit: limit) { index in
      let cut = pieces[index].text.map { letter in
        TextPiece(.word, String(letter), width: measuring.width(of: String(letter), in: styles[index].font))
      }
      letters[index] = cut
      return cut.map(\.width)
    }
    for line in found {
      var own = Line()
      own.direction = line.parts.first.flatMap { parts.directions.direction(ofPiece: $0.piece) }
      for part in line.parts {
        let piece = part.letter.flatMap { letters[part.piece]?[$0] } ?? pieces[part.piece]
        let style = styles[part.piece]
        own.add(piece, font: style.font, color: style.color, metrics: measuring.metrics(of: style.font))
      }
      if own.runs.isEmpty {
        let metrics = measuring.metrics(of: font)
        (own.ascender, own.descender) = (metrics.ascender, metrics.descender)
      }
      lines.append(own)
    }
  }
}

/// A text cut into pieces.
@MainActor
struct TextParts {
  typealias Style = (font: UIFont, color: UIColor?)

  private(set) var pieces: [TextPiece] = []
  /// The styles of the pieces.
  private(set) var styles: [Style] = []
  fileprivate var directions = ParagraphDirections()

  /// No text.
  init() {}

  /// A text without attributes.
  init(_ text: String, font: UIFont) {
    add(text, (font, nil), nil, UIRuntime.shared.textMeasuring)
  }

  /// Takes in a part of one style, behind those before.
  mutating func add(_ part: String, _ style: Style, _ paragraph: NSParagraphStyle?, _ measuring: any TextMeasuring) {
    pieces += TextPiece.pieces(of: part) { measuring.width(of: $0, in: style.font) }
    directions.add(pieces[styles.count...], style: paragraph)
    styles += repeatElement(style, count: pieces.count - styles.count)
  }
}

/// The directions of the paragraphs of a text that is cut into pieces.
@MainActor
private struct ParagraphDirections {
  private var paragraphs: [TextDirection?] = [nil]
  private var paragraphOfPiece: [Int] = []

  /// Takes in pieces of one style, behind those before.
  mutating func add(_ pieces: ArraySlice<TextPiece>, style: NSParagraphStyle?) {
    for piece in pieces {
      paragraphOfPiece.append(paragraphs.count - 1)
      if piece.kind == .lineEnd {
        paragraphs.append(nil)
      } else if paragraphs[paragraphs.count - 1] == nil {
        paragraphs[paragraphs.count - 1] = style.flatMap { TextDirection($0) } ?? TextDirection(of: piece.text)
      }
    }
  }

  func direction(ofPiece piece: Int) -> TextDirection? {
    paragraphOfPiece.indices.contains(piece) ? paragraphs[paragraphOfPiece[piece]] : nil
  }
}

extension TextDirection {
  /// The direction that a style names; nil where the letters decide.
  @MainActor
  fileprivate init?(_ style: NSParagraphStyle) {
    switch style.baseWritingDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension TextBlock.Line {
  fileprivate mutating func add(_ piece: TextPiece, font: UIFont, color: UIColor?, metrics: FontMetrics) {
    ascender = max(ascender, metrics.ascender)
    descender = min(descender, metrics.descender)
    width += piece.width
    if let last = runs.indices.last, runs[last].font === font || runs[last].font == font, runs[last].color == color {
      runs[last].text += piece.text
      runs[last].width += piece.width
    } else {
      runs.append((piece.text, font, color, piece.width))
    }
  }
}

extension TextBlock {
  /// Draws one line of text in the vertical middle of a rectangle, cut off with an ellipsis where it is too wide.
  static func drawLine(
    _ text: String,
    font: UIFont,
    color: UIColor,
    in rect: CGRect,
    alignment: NSTextAlignment = .center
  ) {
    var block = TextBlock(NSAttributedString(string: text), font: font, width: .infinity, limit: 1)
    block.truncateLastLine(toWidth: rect.width)
    let height = block.lines.reduce(0) { $0 + $1.height }
    let line = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    block.draw(in: line, alignment: alignment, color: color)
  }
}

/// The direction in which a paragraph is read.
enum TextDirection: Hashable {
  case leftToRight, rightToLeft

  /// The direction of the first letter that has one; nil for text without such a letter.
  init?(of text: some StringProtocol) {
    guard let isRightToLeft = ReadingDirection.isRightToLeft(text: text) else { return nil }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

@MainActor
extension TextBlock.Line {
  /// A part of the line that runs one way, or a run that is alone, whose letters are put in order where they are drawn.
  struct Part {
    var run: Run
    /// Where the part begins from the left of the line, in points.
    var x: CGFloat = 0
    var isRightToLeft: Bool
  }

  /// The parts of the line, as they are read, with their positions.
  ///
  /// Of several runs, each is cut where the direction changes, since another font may begin inside of words that run the other way.
  ///
  /// - Parameter isRightToLeft: Whether the line is read from right to left.
  func parts(isRightToLeft: Bool) -> [Part] {
    guard runs.count > 1 else { return runs.map { Part(run: $0, isRightToLeft: isRightToLeft) } }
    let order = VisualOrder(runs.flatMap { $0.text.unicodeScalars }, isRightToLeft: isRightToLeft)
    var parts: [Part] = []
    var levels: [UInt8] = []
    var start = 0
    for run in runs {
      let end = start + run.text.unicodeScalars.count
      for (text, level) in Self.pieces(of: run.text, order.levels[start..<end]) {
        var part = run
        if text != run.text {
          part.text = text
          part.width = UIRuntime.shared.textMeasuring.width(of: text, in: run.font)
        }
        parts.append(Part(run: part, isRightToLeft: level & 1 == 1))
        levels.append(level)
      }
      start = end
    }
    var fromLeft = Array(parts.indices)
    VisualOrder.reorder(&fromLeft, by: levels)
    var x: CGFloat = 0
    for index in fromLeft {
      parts[index].x = x
      x += parts[index].run.width
    }
    return parts
  }

  /// A text cut where the level changes.
  private static func pieces(of text: String, _ levels: ArraySlice<UInt8>) -> [(text: String, level: UInt8)] {
    var pieces: [(text: String, level: UInt8)] = []
    for (scalar, level) in zip(text.unicodeScalars, levels) {
      if let last = pieces.indices.last, pieces[last].level == level {
        pieces[last].text.unicodeScalars.append(scalar)
      } else {
        pieces.append((String(scalar), level))
      }
    }
    return pieces
  }
}
