package import TextMetrics

/// A line of text in one font.
package struct GlyphRun: Sendable {
  /// The text.
  package var text: String
  /// The left end of the baseline, whatever the direction of the text is.
  package var x, y: Double
  /// The size of the font.
  package var size: Double
  /// What the letters look like.
  package var style: LetterStyle
  /// The font whose advances the letters have; nil for those of the outlines.
  package var font: TextFont?
  /// Whether the text belongs to a paragraph that is read from right to left.
  package var isRightToLeft: Bool
  /// The fonts for characters that no built-in face has; nil for none.
  package var fallback: FontFallback?
  /// The width that the text has in the font that it was laid out for; nil for that of its letters.
  package var width: Double?

  /// Creates a line of text.
  package init(
    _ text: String,
    x: Double,
    y: Double,
    size: Double,
    style: LetterStyle = LetterStyle(),
    font: TextFont? = nil,
    isRightToLeft: Bool = false,
    width: Double? = nil
  ) {
    (self.text, self.x, self.y, self.size) = (text, x, y, size)
    (self.style, self.font) = (style, font)
    (self.isRightToLeft, self.width) = (isRightToLeft, width)
  }

  /// The maximum number of characters of a line that are drawn: more than any picture shows.
  private static let limit = 10_000

  /// The outlines of the letters, and the characters that are drawn as boxes because no face has them.
  ///
  /// - Parameter visible: The x between which letters are drawn; nil for all.
  package func outlines(within visible: ClosedRange<Double>? = nil) -> (path: ImagePath, missing: [Unicode.Scalar]) {
    guard size.isFinite, x.isFinite, y.isFinite else { return (ImagePath(), []) }
    var setting = LetterSetting(self, Array(text.unicodeScalars.prefix(Self.limit)))
    setting.fit()
    var path = ImagePath()
    var missing: [Unicode.Scalar] = []
    var left = x + setting.indent
    // The letter that marks belong to.
    var base: (letter: LetterSetting.Letter, left: Double)?
    for letter in setting.letters {
      defer {
        if !letter.isMark { base = (letter, left) }
        left += letter.slot + letter.gap
      }
      let reach = letter.slot + size
      if let visible, left + reach < visible.lowerBound || left - reach > visible.upperBound { continue }
      if let file = letter.file {
        let transform = ImageTransform(
          a: size * letter.stretch,
          d: -size,
          tx: left + file.x * letter.stretch,
          ty: y - file.y
        )
        file.add(to: &path, transform)
        continue
      }
      guard let glyph = letter.glyph else {
        guard letter.slot > 0 else { continue }
        missing.append(letter.scalar)
        Self.addBox(
          x: left + letter.slot * 0.1,
          width: letter.slot * 0.8,
          y: y - size * 0.7,
          height: size * 0.7,
          to: &path
        )
        continue
      }
      let face = setting.faces[letter.face]
      let scale = face.scale * size / LetterFace.unitsPerEm
      var (tx, ty) = (left + (letter.slot - letter.width) / 2, y)
      if letter.isMark, let base {
        tx = base.left + base.letter.slot * MarkPosition.share(of: letter.scalar, on: base.letter.scalar)
        ty -= size * MarkPosition.rise(of: letter.scalar, on: base.letter.scalar)
      }
      face.face.add(
        glyph,
        face.shares,
        to: &path,
        ImageTransform(a: scale * letter.stretch, c: scale * face.slope, d: -scale, tx: tx, ty: ty)
      )
    }
    return (path, missing)
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
