/// The measures of a face, in its own units.
package struct FontTable: Sendable {
  /// The advance widths of characters that follow each other; 0 for one that the face lacks.
  struct Run: Sendable {
    let first: UInt32
    let advances: [UInt16]
  }

  /// The number of units per em.
  package let unitsPerEm: Int
  /// The ascent, in units.
  package let ascender: Int
  /// The descent, in units, as a negative number.
  package let descender: Int
  /// The space between lines that the face asks for.
  package let lineGap: Int
  /// The height of capital letters.
  package let capHeight: Int
  /// The height of an x.
  package let xHeight: Int
  let runs: [Run]

  /// The advance width of a character, in units.
  ///
  /// A character that the face lacks is as wide as the em where East Asian scripts and pictures are, takes no room
  /// where it only changes the one before, and is as wide as an n elsewhere.
  package func advance(of scalar: Unicode.Scalar) -> Int {
    for run in runs where scalar.value >= run.first && scalar.value - run.first < UInt32(run.advances.count) {
      let advance = Int(run.advances[Int(scalar.value - run.first)])
      if advance > 0 { return advance }
    }
    return Self.missingAdvance(of: scalar, em: unitsPerEm, letter: advance(ofN: "n"))
  }

  /// What a character takes that a font lacks, in units: the em, a letter's advance, or nothing.
  package static func missingAdvance(of scalar: Unicode.Scalar, em: Int, letter: Int) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: scalar.value >= 0x1100 ? em : letter
    }
  }

  private func advance(ofN scalar: Unicode.Scalar) -> Int {
    Int(runs[0].advances[Int(scalar.value - runs[0].first)])
  }
}
