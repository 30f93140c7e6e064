package import TextMetrics

/// The natural sizes of what shows text.
///
/// Everything is in points. Widths and heights are rounded up to a pixel where nothing else is said.
package struct NaturalSizes: Hashable, Sendable {
  /// How many pixels a point has.
  package var scale: Double
  /// The sizes of controls.
  package var controls: ControlMetrics

  /// Creates the rules for a screen.
  package init(scale: Double, controls: ControlMetrics = .ios14) {
    self.scale = scale
    self.controls = controls
  }

  /// Rounds up to whole pixels.
  func up(_ value: Double) -> Double { Self.up(value, scale) }

  private static func up(_ value: Double, _ scale: Double) -> Double {
    guard scale > 0, scale.isFinite else { return value }
    return (value * scale - 1e-4).rounded(.up) / scale
  }

  /// A label: as wide as its widest line, and as high as its lines.
  ///
  /// - Parameters:
  ///   - text: The text; empty for a label without.
  ///   - font: Its font.
  ///   - lines: How many lines it may have; 0 for any number.
  ///   - width: How wide it is, where that is known.
  package func label(_ text: String, font: TextFont, lines: Int, width: Double?) -> PerAxis<Double?> {
    guard !text.isEmpty else { return PerAxis(0, 0) }
    var count = 1
    if lines != 1 {
      count = lineCount(of: text, font: font, width: width)
      if lines > 1 { count = min(count, lines) }
    }
    return PerAxis(up(widest(text, font)), up(font.lineHeight * Double(count)))
  }

  /// A text view that does not scroll: 5 points beside its text on each side, 8 above and below.
  package func textView(_ text: String, font: TextFont, width: Double?) -> PerAxis<Double?> {
    let count = lineCount(of: text, font: font, width: width.map { $0 - 10 })
    return PerAxis(up(widest(text, font) + 10), up(font.lineHeight * Double(count) + 16))
  }

  /// How a text field is framed.
  package enum FieldBorder: Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// A text field, as wide as its text or placeholder.
  package func textField(_ text: String, font: TextFont, border: FieldBorder) -> PerAxis<Double?> {
    let line = Self.up(font.lineHeight, 1)
    let width = up(font.width(of: text))
    switch border {
    case .roundedRect: return PerAxis(width + 14, max(controls.roundedFieldHeight, line + 12))
    case .bezel: return PerAxis(width + 14, line + 7)
    case .line: return PerAxis(width + 4, line + 5)
    case .none: return PerAxis(width, line + (font.size >= 16 ? controls.plainFieldExtra : 0))
    }
  }

  /// A segmented control: segments as wide as the widest title, with a point between them.
  ///
  /// Nil wide without titles.
  package func segmentedControl(titles: [String]) -> PerAxis<Double?> {
    let font = TextFont(size: 13)
    guard let widest = titles.filter({ !$0.isEmpty }).map({ font.width(of: $0) }).max() else {
      return PerAxis(nil, controls.segmentedHeight)
    }
    let padding = controls.segmentPadding
    let each =
      controls.roundsSegmentTitles ? widest.rounded(.up) + padding : (widest + padding).rounded(.toNearestOrEven)
    return PerAxis(Double(titles.count) * each + Double(titles.count - 1), controls.segmentedHeight)
  }

  private func widest(_ text: String, _ font: TextFont) -> Double {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { font.width(of: $0) }.max() ?? 0
  }

  private func lineCount(of text: String, font: TextFont, width: Double?) -> Int {
    let pieces = TextPiece.pieces(of: text) { font.width(of: $0) }
    // A hair of slack, so that text is not broken in the width that it asked for.
    let lines = TextLine.lines(of: pieces, width: (width ?? .infinity) + 0.01) { index in
      pieces[index].text.map { font.width(of: String($0)) }
    }
    return max(1, lines.count)
  }
}
