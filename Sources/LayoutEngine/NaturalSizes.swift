package import TextMetrics

/// The rules for the natural sizes of views with text.
///
/// All values are in points. Widths and heights are rounded up to pixels unless documented otherwise. The rules take
/// measured text, so that they do not depend on how it is measured; each has an overload that measures text with the
/// built-in tables.
package struct NaturalSizes: Hashable, Sendable {
  /// Text that was measured, in points and not rounded.
  package struct Text: Hashable, Sendable {
    /// The width of its widest line.
    package var width: Double
    /// The height of all its lines.
    package var height: Double

    /// Creates a measured text.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// One line of text, measured by the tables.
    package init(line: String, font: TextFont) {
      self.init(width: font.width(of: line), height: font.lineHeight)
    }
  }

  /// The number of pixels per point.
  package var scale: Double
  /// The sizes of controls.
  package var controls: ControlMetrics

  /// Creates the rules for a screen.
  package init(scale: Double, controls: ControlMetrics = .ios14) {
    self.scale = scale
    self.controls = controls
  }

  /// Rounds up to whole pixels.
  package func up(_ value: Double) -> Double { Self.up(value, scale) }

  private static func up(_ value: Double, _ scale: Double) -> Double {
    guard scale > 0, scale.isFinite else { return value }
    return (value * scale - 1e-4).rounded(.up) / scale
  }

  /// A label: as wide as its widest line, and as high as its lines.
  package func label(_ text: Text) -> PerAxis<Double?> { PerAxis(up(text.width), up(text.height)) }

  /// A label with plain text.
  ///
  /// - Parameters:
  ///   - text: The text; can be empty.
  ///   - font: Its font.
  ///   - lines: The maximum number of lines; 0 for no limit.
  ///   - width: The width of the label; nil if it is unknown.
  package func label(_ text: String, font: TextFont, lines: Int, width: Double?) -> PerAxis<Double?> {
    guard !text.isEmpty else { return PerAxis(0, 0) }
    var count = 1
    if lines != 1 {
      count = lineCount(of: text, font: font, width: width)
      if lines > 1 { count = min(count, lines) }
    }
    return label(Text(width: widest(text, font), height: font.lineHeight * Double(count)))
  }

  /// A text view that does not scroll: 5 points beside its text on each side, 8 above and below.
  package func textView(_ text: Text) -> PerAxis<Double?> {
    PerAxis(
      up(text.width + ControlMetrics.textViewPadding.horizontal),
      up(text.height + ControlMetrics.textViewPadding.vertical)
    )
  }

  /// A text view that does not scroll, with plain text.
  package func textView(_ text: String, font: TextFont, width: Double?) -> PerAxis<Double?> {
    let padding = ControlMetrics.textViewPadding.horizontal
    let count = lineCount(of: text, font: font, width: width.map { $0 - padding })
    return textView(Text(width: widest(text, font), height: font.lineHeight * Double(count)))
  }

  /// The border of a text field.
  package enum FieldBorder: Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// A text field, as wide as its text or placeholder.
  ///
  /// - Parameters:
  ///   - text: The text or placeholder on one line.
  ///   - fontSize: The size of its font, in points.
  ///   - border: Its border.
  package func textField(_ text: Text, fontSize: Double, border: FieldBorder) -> PerAxis<Double?> {
    let line = Self.up(text.height, 1)
    let width = up(text.width)
    switch border {
    case .roundedRect: return PerAxis(width + 14, max(controls.roundedFieldHeight, line + 12))
    case .bezel: return PerAxis(width + 14, line + 7)
    case .line: return PerAxis(width + 4, line + 5)
    case .none: return PerAxis(width, line + (fontSize >= 16 ? controls.plainFieldExtra : 0))
    }
  }

  /// A text field with plain text.
  package func textField(_ text: String, font: TextFont, border: FieldBorder) -> PerAxis<Double?> {
    textField(Text(line: text, font: font), fontSize: font.size, border: border)
  }

  /// The width of a segment for the width of its content, in points.
  package func segment(content width: Double) -> Double {
    let padding = controls.segmentPadding
    return controls.roundsSegmentTitles ? width.rounded(.up) + padding : (width + padding).rounded(.toNearestOrEven)
  }

  /// A segmented control: segments as wide as the widest title, with a point between them.
  ///
  /// Nil wide without titles.
  package func segmentedControl(titles: [String]) -> PerAxis<Double?> {
    var font = TextFont(size: ControlMetrics.segmentFontSize)
    font.edition = controls.fontEdition
    guard let widest = titles.filter({ !$0.isEmpty }).map({ font.width(of: $0) }).max() else {
      return PerAxis(nil, controls.segmentedHeight)
    }
    return segmentedControl(segments: titles.map { _ in segment(content: widest) })
  }

  /// A segmented control with segments of these widths, with a point between them.
  package func segmentedControl(segments: [Double]) -> PerAxis<Double?> {
    let gaps = Double(max(0, segments.count - 1))
    return PerAxis(segments.reduce(gaps, +), controls.segmentedHeight)
  }

  private func widest(_ text: String, _ font: TextFont) -> Double {
    // Most text is one line, as its bytes show: all line ends are control characters or not ASCII.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return font.width(of: text) }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { font.width(of: $0) }.max()
      ?? 0
  }

  private func lineCount(of text: String, font: TextFont, width: Double?) -> Int {
    let pieces = TextPiece.pieces(of: text) { font.width(of: $0) }
    let lines = TextLine.lines(of: pieces, width: width ?? .infinity) { index in
      pieces[index].text.map { font.width(of: String($0)) }
    }
    return max(1, lines.count)
  }
}
