/// The estimated widths of a face of the iOS system font.
///
/// The figures were fitted to 607 strings whose width Interface Builder saved: on 467 other strings 73 % come out
/// within half a point and 85 % within one. A line is as wide as its advances, the kerning of neighbors and a tracking
/// for each character that depends on the size; from 20 points, where the display variant of the font is used, another
/// term is added. All numbers are ten thousandths of the size unless documented otherwise.
package struct SystemFontTable: Sendable {
  /// The additional tracking of every character from 20 points.
  let displayTracking: Int
  /// The advance width of each of `characters`.
  let advances: [UInt16]

  /// The measures of lines, which are known: 1950 above and 494 below the baseline, of 2048.
  package static let ascender = 1950.0 / 2048
  /// How far lines reach below the baseline, as a positive number.
  package static let descender = 494.0 / 2048
  /// The height of capital letters.
  package static let capHeight = 1443.0 / 2048
  /// The height of an x.
  package static let xHeight = 1078.0 / 2048

  /// The size from which the display variant of the font is used, in points.
  static let displaySize = 20.0

  /// How wide text is on one line, in points.
  package func width(of text: Substring, size: Double) -> Double {
    var units = 0
    var count = 0
    var previous: UInt32?
    for scalar in text.unicodeScalars {
      units += advance(of: scalar)
      if let previous { units += Self.kerning(between: previous, and: scalar.value) }
      previous = scalar.value
      count += 1
    }
    if size >= Self.displaySize { units += count * displayTracking }
    return size * (Double(units) / 10_000 + Double(count) * Self.tracking(at: size))
  }

  /// The advance width of a character.
  ///
  /// Characters that are not in the table are as wide as an n, or as the em for East Asian scripts. No widths of Hebrew
  /// letters are known: they are those of Liberation Sans, which differ among each other as in other faces.
  private func advance(of scalar: Unicode.Scalar) -> Int {
    // The table begins with ASCII without a gap.
    if scalar.value >= 0x20, scalar.value < 0x7F { return Int(advances[Int(scalar.value) - 0x20]) }
    if scalar.value <= 0xFFFF, let at = Self.index(of: UInt16(scalar.value), in: Self.characters) {
      return Int(advances[at])
    }
    if 0x5D0...0x5F4 ~= scalar.value {
      return FontTable.regular.advance(of: scalar) * 10_000 / FontTable.regular.unitsPerEm
    }
    let letter = Int(Self.regular.advances[Int(("n" as Unicode.Scalar).value) - 0x20])
    return FontTable.missingAdvance(of: scalar, em: 10_000, letter: letter)
  }

  private static func kerning(between first: UInt32, and second: UInt32) -> Int {
    guard first < 0x80 else { return 0 }
    for at in kernedStarts[Int(first)]..<kernedStarts[Int(first) + 1] where kernedPairs[at] & 0xFFFF == second {
      return Int(kerning[at])
    }
    return 0
  }

  /// The index of the first pair that begins with a letter or a later one, by letter: all are letters of ASCII.
  private static let kernedStarts: [Int] = (0...0x80).map { letter in
    kernedPairs.firstIndex { $0 >> 16 >= letter } ?? kernedPairs.count
  }

  /// What is added to every character of a size, as a part of the size; between whole sizes in proportion.
  private static func tracking(at size: Double) -> Double {
    func known(_ size: Double) -> Double? {
      let index = size - Double(firstTrackedSize)
      return index >= 0 && index < Double(tracking.count) ? Double(tracking[Int(index)]) / 100_000 : nil
    }
    guard size.isFinite else { return 0 }
    let low = known(size.rounded(.down)) ?? 0
    let high = known(size.rounded(.up)) ?? low
    return low + (high - low) * (size - size.rounded(.down))
  }

  private static func index<Number: Comparable>(of number: Number, in sorted: [Number]) -> Int? {
    var range = sorted.startIndex..<sorted.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if sorted[middle] == number { return middle }
      range = sorted[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
