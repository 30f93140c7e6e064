/// A face of a font file as a value; two are equal where they are the same object.
package struct FileFont: Hashable, Sendable {
  /// The face.
  package let face: any FontFace

  /// Takes a face.
  package init(_ face: any FontFace) {
    self.face = face
  }

  package static func == (a: FileFont, b: FileFont) -> Bool { a.face === b.face }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }

  /// The width of a line, in points.
  ///
  /// Characters that the face lacks are in the system's font, as UIKit has it.
  func width(of line: Substring, size: Double) -> Double {
    let scalars = Array(line.unicodeScalars)
    let scale = size / Double(max(1, face.measures.unitsPerEm))
    var width = 0.0
    for part in parts(of: scalars) {
      guard part.isOfFace else {
        var text = Substring()
        text.unicodeScalars.append(contentsOf: scalars[part.range])
        width += TextFont(size: size).width(of: text)
        continue
      }
      let glyphs = face.glyphs(of: Array(scalars[part.range]), isRightToLeft: part.isRightToLeft)
      width += glyphs.reduce(0) { $0 + $1.advance } * scale
    }
    return width
  }

  /// Characters in a row that are all of the face, or none of them, and all read in one direction.
  private struct Part {
    var range: Range<Int>
    var isOfFace: Bool
    var isRightToLeft: Bool
  }

  private func parts(of scalars: [Unicode.Scalar]) -> [Part] {
    let levels = scalars.allSatisfy { $0.value < 0x590 } ? [] : VisualOrder(scalars, isRightToLeft: false).levels
    var parts: [Part] = []
    for (index, scalar) in scalars.enumerated() {
      let isRightToLeft = levels.isEmpty ? false : levels[index] & 1 == 1
      // What only changes the character before stays with it.
      let isOfFace = face.has(scalar) || FontTable.missingAdvance(of: scalar, em: 1, letter: 1) == 0
      if let last = parts.last, last.isOfFace == isOfFace, last.isRightToLeft == isRightToLeft {
        parts[parts.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        parts.append(Part(range: index..<index + 1, isOfFace: isOfFace, isRightToLeft: isRightToLeft))
      }
    }
    return parts
  }
}
