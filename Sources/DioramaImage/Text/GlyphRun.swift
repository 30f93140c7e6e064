import TextMetrics

/// A line of text in one font.
package struct GlyphRun: Sendable {
  /// The text.
  package var text: String
  /// The left end of the baseline, whatever the direction of the text is.
  package var x, y: Double
  /// The size of the font.
  package var size: Double
  /// Whether the font is bold and italic.
  package var isBold, isItalic: Bool
  /// Whether the text belongs to a paragraph that is read from right to left.
  package var isRightToLeft: Bool
  /// The width that the text has in the font that it was laid out for; nil for that of its outlines.
  package var width: Double?

  /// Creates a line of text.
  package init(
    _ text: String,
    x: Double,
    y: Double,
    size: Double,
    isBold: Bool = false,
    isItalic: Bool = false,
    isRightToLeft: Bool = false,
    width: Double? = nil
  ) {
    (self.text, self.x, self.y, self.size) = (text, x, y, size)
    (self.isBold, self.isItalic) = (isBold, isItalic)
    (self.isRightToLeft, self.width) = (isRightToLeft, width)
  }

  /// The greatest share by which letters are squeezed or stretched to the width; the rest becomes space between them.
  private static let squeeze = 0.12
  /// The maximum number of characters of a line that are drawn: more than any picture shows.
  private static let limit = 10_000

  /// The outlines of the letters, and the characters that are drawn as boxes because the face does not have them.
  ///
  /// - Parameter visible: The x between which letters are drawn; nil for all.
  package func outlines(within visible: ClosedRange<Double>? = nil) -> (path: ImagePath, missing: [Unicode.Scalar]) {
    let table = GlyphOutlines.of(isBold: isBold, isItalic: isItalic)
    let scalars = VisualOrder.drawn(Array(text.unicodeScalars.prefix(Self.limit)), isRightToLeft: isRightToLeft)
    let advances = scalars.map { table.advance(of: $0) ?? Self.missingAdvance(of: $0) }
    let natural = advances.reduce(0, +) * size
    var (stretch, gap) = (1.0, 0.0)
    if let width, natural > 0, width > 0, width.isFinite, size > 0 {
      stretch = max(1 - Self.squeeze, min(width / natural, 1 + Self.squeeze))
      let spaces = advances.count { $0 > 0 } - 1
      if spaces > 0 { gap = (width - natural * stretch) / Double(spaces) }
    }
    var path = ImagePath()
    var missing: [Unicode.Scalar] = []
    var left = x
    let scale = size / GlyphOutlines.unitsPerEm
    // The letter that points belong to.
    var letter: (scalar: Unicode.Scalar, left: Double, width: Double)?
    for (scalar, advance) in zip(scalars, advances) {
      let width = advance * size * stretch
      defer {
        if advance > 0 { letter = (scalar, left, width) }
        left += advance > 0 ? width + gap : 0
      }
      if let visible, left + width + size < visible.lowerBound || left - size > visible.upperBound { continue }
      if table.advance(of: scalar) != nil {
        var tx = left
        if let letter, let share = HebrewPoint.position(of: scalar, on: letter.scalar) {
          tx = letter.left + letter.width * share
        }
        table.add(scalar, to: &path, ImageTransform(a: scale * stretch, d: -scale, tx: tx, ty: y))
      } else if advance > 0 {
        missing.append(scalar)
        Self.addBox(x: left + width * 0.1, width: width * 0.8, y: y - size * 0.7, height: size * 0.7, to: &path)
      }
    }
    return (path, missing)
  }

  /// The advance, as a share of the size, of a character that the face does not have: an em for East Asian scripts and
  /// pictures, nothing for one that only changes the character before, and the advance of an n for all others.
  private static func missingAdvance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: scalar.value >= 0x1100 ? 1 : 0.556
    }
  }

  /// A hollow rectangle: the inner edge runs the other way.
  private static func addBox(x: Double, width: Double, y: Double, height: Double, to path: inout ImagePath) {
    let line = min(width, height) * 0.08
    path.elements += ImagePath(x: x, y: y, width: width, height: height).elements
    let (left, top, right, bottom) = (x + line, y + line, x + width - line, y + height - line)
    path.elements += [
      .move(ImagePoint(left, top)), .line(ImagePoint(left, bottom)), .line(ImagePoint(right, bottom)),
      .line(ImagePoint(right, top)), .close,
    ]
  }
}

extension Canvas {
  /// Draws a line of text, and returns the characters for which a box was drawn, because there is no outline.
  @discardableResult
  package mutating func draw(_ run: GlyphRun, _ color: ImageColor, _ transform: ImageTransform) -> [Unicode.Scalar] {
    // Only where text neither turns nor leans, its letters outside of the canvas are known from their x.
    var visible: ClosedRange<Double>?
    if transform.b == 0, transform.c == 0, transform.a > 0 {
      let (left, right) = (-transform.tx / transform.a, (Double(width) - transform.tx) / transform.a)
      if left <= right { visible = left...right }
    }
    let (path, missing) = run.outlines(within: visible)
    if !path.elements.isEmpty { fill(path, color, transform) }
    return missing
  }
}

/// The horizontal positions of Hebrew points on their letters; the outlines of points have their middle at x 0.
enum HebrewPoint {
  /// The middle of a point as a share of the width of its letter, from the left; nil for what is no point.
  static func position(of scalar: Unicode.Scalar, on letter: Unicode.Scalar) -> Double? {
    let isVav = letter.value == 0x5D5
    switch scalar.value {
    // Holam is above the left edge, and above a vav.
    case 0x5B9: return isVav ? 0.5 : 0.1
    // Dagesh is inside, and left of the stem of a vav.
    case 0x5BC: return isVav ? 0.1 : 0.5
    // The dots that distinguish shin and sin are above the right and the left arm.
    case 0x5C1: return 0.86
    case 0x5C2: return 0.12
    case 0x5B0...0x5BB, 0x5BD, 0x5BF, 0x5C4...0x5C5, 0x5C7: return 0.5
    default: return nil
    }
  }
}
