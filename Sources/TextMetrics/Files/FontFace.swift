/// A face of a font file: its names, its measures and its outlines, in the units of its em.
///
/// It may be used on any thread.
package protocol FontFace: AnyObject, Sendable {
  /// The names of the face.
  var names: FontFaceNames { get }
  /// The measures of the face.
  var measures: FontFaceMeasures { get }

  /// Whether the face has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool

  /// The glyphs of characters that are read in one direction, from left to right as they are drawn.
  ///
  /// - Parameters:
  ///   - scalars: The characters, in the order in which they are read.
  ///   - isRightToLeft: Whether they are read from right to left.
  func glyphs(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [FontGlyph]

  /// The outline of a glyph, with y upward from the baseline; empty for a glyph without one.
  func outline(of glyph: UInt32) -> [FontOutlineStep]
}

/// The names by which a program asks for a face.
package struct FontFaceNames: Hashable, Sendable {
  /// The PostScript name, such as `Lato-BoldItalic`; empty for a face without one.
  package var postScript: String
  /// The name of the family, such as `Lato`.
  package var family: String
  /// The name of the style in the family, such as `Bold Italic`.
  package var style: String

  /// Creates the names of a face.
  package init(postScript: String, family: String, style: String) {
    (self.postScript, self.family, self.style) = (postScript, family, style)
  }

  /// The name of the family with that of the style, such as `Lato Bold Italic`.
  package var full: String { "\(family) \(style)" }
}

/// The measures of a face, in the units of its em.
package struct FontFaceMeasures: Hashable, Sendable {
  /// The number of units per em.
  package var unitsPerEm: Int
  /// The ascent.
  package var ascender: Int
  /// The descent, as a negative number.
  package var descender: Int
  /// The space between lines that the face asks for.
  package var lineGap: Int
  /// The height of capital letters.
  package var capHeight: Int
  /// The height of an x.
  package var xHeight: Int

  /// Creates the measures of a face.
  package init(unitsPerEm: Int, ascender: Int, descender: Int, lineGap: Int, capHeight: Int, xHeight: Int) {
    (self.unitsPerEm, self.ascender, self.descender) = (unitsPerEm, ascender, descender)
    (self.lineGap, self.capHeight, self.xHeight) = (lineGap, capHeight, xHeight)
  }
}

/// A glyph at its place in a line, in the units of the face's em.
package struct FontGlyph: Hashable, Sendable {
  /// The number of the glyph; 0 for a character that the face lacks.
  package var glyph: UInt32
  /// The index of the first character that the glyph shows.
  package var character: Int
  /// The distance to the next glyph.
  package var advance: Double
  /// How far the outline is moved to the right and upward.
  package var x, y: Double

  /// Creates a glyph; by default, its outline is not moved.
  package init(_ glyph: UInt32, character: Int, advance: Double, x: Double = 0, y: Double = 0) {
    (self.glyph, self.character, self.advance) = (glyph, character, advance)
    (self.x, self.y) = (x, y)
  }
}

/// A step of an outline, in the units of the face's em; each contour ends where the next begins.
package enum FontOutlineStep: Hashable, Sendable {
  /// Begins a contour at a point.
  case move(x: Double, y: Double)
  /// A straight line to a point.
  case line(x: Double, y: Double)
  /// A quadratic curve with a control point.
  case quad(controlX: Double, controlY: Double, x: Double, y: Double)
  /// A cubic curve with two control points.
  case curve(firstX: Double, firstY: Double, secondX: Double, secondY: Double, x: Double, y: Double)
}
