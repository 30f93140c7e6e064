/// The widths of a face of the iOS system font.
///
/// Apple's font is variable. The advances of all nine weights are on straight lines between three masters, which are
/// ultralight, regular and black. Each has a text cut and a display cut, and sizes between 17 and 28 points are between the two.
/// A line is as wide as its advances, the kerning of neighbors, and a tracking for each character that depends on the size
/// alone. Documentation/Text.md tells which figures were measured and which are estimated. All figures are in units of 1/2048
/// of the size.
package struct SystemFontTable: Sendable {
  /// The advances in the text cut, of each of `characters`.
  private let text: [Double]
  /// The advances in the display cut, of each of `characters`.
  private let display: [Double]
  /// The height of an x in the text cut and in the display cut.
  private let xHeights: (text: Double, display: Double)

  /// The units of the figures in the size of a font.
  private static let unitsPerEm = 2048.0
  /// The height of letters above the baseline, as a part of the size; the same for all weights and sizes.
  package static let ascender = 1950 / unitsPerEm
  /// The depth of letters below the baseline, as a part of the size and a positive number.
  package static let descender = 494 / unitsPerEm
  /// The height of capital letters, as a part of the size.
  package static let capHeight = 1443 / unitsPerEm

  /// The height of an x, as a part of the size.
  package func xHeight(size: Double) -> Double {
    (xHeights.text + Self.opticalSize(size) * (xHeights.display - xHeights.text)) / Self.unitsPerEm
  }

  /// The width of text on one line, in points.
  package func width(of line: Substring, size: Double, edition: TextFont.Edition = .current) -> Double {
    var (textUnits, displayUnits) = (0.0, 0.0)
    var count = 0
    var previous = Self.unkerned
    let kerning = Self.kerning
    for scalar in line.unicodeScalars {
      var kerned = Self.unkerned
      if let index = Self.index(of: scalar) {
        textUnits += text[index]
        displayUnits += display[index]
        if index < Self.kernedCount { kerned = index }
      } else {
        let units = otherAdvance(of: scalar)
        guard units > 0 else { continue }
        textUnits += units
        displayUnits += units
      }
      if previous != Self.unkerned, kerned != Self.unkerned {
        let pair = previous * Self.kernedCount + kerned
        textUnits -= Double(kerning.text[pair])
        displayUnits -= Double(kerning.display[pair])
      }
      previous = kerned
      count += 1
    }
    let units = textUnits + Self.opticalSize(size, edition) * (displayUnits - textUnits)
    return size / Self.unitsPerEm * (units + Double(count) * Self.tracking(at: size, edition))
  }

  /// The part of the way from the text cut to the display cut at a size in points.
  private static func opticalSize(_ size: Double, _ edition: TextFont.Edition = .current) -> Double {
    if edition == .separateCuts { return size < displaySize ? 0 : 1 }
    let part =
      switch size {
      case ...17: 0.0
      case ...19: (size - 17) / 22
      case ...24: (1 + (size - 19) * 8 / 5) / 11
      case ..<28: (9 + (size - 24) / 2) / 11
      default: 1.0
      }
    return (part * 16384).rounded() / 16384
  }

  /// The size from which earlier systems have the display cut, in points.
  private static let displaySize = 20.0

  /// What is added to the advance of every character of a size in points; between whole sizes in proportion.
  ///
  /// Sizes beyond the table have the value of its first or last size.
  private static func tracking(at size: Double, _ edition: TextFont.Edition) -> Double {
    let tracking = edition == .current ? tracking : earlierTracking
    let index = size - Double(firstTrackedSize)
    guard index > 0 else { return Double(tracking[0]) / 100 }
    guard index < Double(tracking.count - 1) else { return Double(tracking[tracking.count - 1]) / 100 }
    let low = Int(index)
    let below = Double(tracking[low])
    // Below the size at which the other cut begins, its tracking is no neighbor.
    let isLastOfCut = edition == .separateCuts && low + firstTrackedSize + 1 == Int(displaySize)
    let above = isLastOfCut ? below : Double(tracking[low + 1])
    return (below + (above - below) * (index - Double(low))) / 100
  }

  // MARK: - Characters

  /// The index of a character, or of the letter that it is as wide as, among `characters`; nil for one without figures.
  private static func index(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    switch value {
    case 0x20..<0x7F: return value - 0x20
    case 0xC0..<0x180: if let base = base(latinBases, value - 0xC0) { return base }
    case 0x1E00..<0x1F00: return base(additionalBases, value - 0x1E00)
    default: break
    }
    return value <= 0xFFFF ? index(of: UInt16(value)) : nil
  }

  private static func base(_ bases: StaticString, _ offset: Int) -> Int? {
    let letter = bases.utf8Start[offset]
    return letter == UInt8(ascii: "-") ? nil : Int(letter) - 0x20
  }

  private static func index(of code: UInt16) -> Int? {
    var range = characters.startIndex..<characters.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if characters[middle] == code { return middle }
      range = characters[middle] < code ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The advance of a character without figures: that of an n, or the em for East Asian scripts.
  ///
  /// Hebrew letters have the widths of Liberation Sans, which differ among each other as in other faces.
  private func otherAdvance(of scalar: Unicode.Scalar) -> Double {
    if 0x5D0...0x5F4 ~= scalar.value {
      return Double(FontTable.regular.advance(of: scalar)) * Self.unitsPerEm / Double(FontTable.regular.unitsPerEm)
    }
    let letter = text[Int(("n" as Unicode.Scalar).value) - 0x20]
    return Double(FontTable.missingAdvance(of: scalar, em: Int(Self.unitsPerEm), letter: Int(letter)))
  }

  // MARK: - Kerning

  private static let unkerned = -1
  /// The number of characters with kerning, which are those of ASCII and the first of `characters`.
  private static let kernedCount = 95

  /// How much closer characters are than their advances, by the first character and then by the second one.
  ///
  /// The display cut has more kerning between letters, and less between digits, as the measured sums of lines show.
  private static let kerning: (text: [Int16], display: [Int16]) = {
    var text = [Int16](repeating: 0, count: kernedCount * kernedCount)
    var display = text
    let bytes = UnsafeBufferPointer(start: kernedPairs.utf8Start, count: kernedPairs.utf8CodeUnitCount)
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let pair = Int(bytes[at] - 0x20) * kernedCount + Int(bytes[at + 1] - 0x20)
      let units = number(bytes, at + 2, digits: 2)
      let areDigits = isDigit(bytes[at]) && isDigit(bytes[at + 1])
      text[pair] = Int16(units)
      display[pair] = Int16(areDigits ? units * 2 / 3 : units * 4 / 3)
    }
    return (text, display)
  }()

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}

// MARK: - Faces

extension SystemFontTable {
  /// The table of a weight, upright or italic.
  ///
  /// Of the italic faces, only regular was measured: the others differ from it as the upright ones differ.
  package static func table(_ weight: TextFont.Weight, isItalic: Bool) -> SystemFontTable {
    (isItalic ? italicFaces : uprightFaces)[weight.rawValue]
  }

  private static let uprightFaces = TextFont.Weight.allCases.map { SystemFontTable($0, isItalic: false) }
  private static let italicFaces = TextFont.Weight.allCases.map { SystemFontTable($0, isItalic: true) }

  private init(_ weight: TextFont.Weight, isItalic: Bool) {
    let (heavier, share) = weight.placeBetweenMasters
    func face(_ regular: StaticString, _ light: StaticString, _ black: StaticString, _ italic: StaticString) -> [Double]
    {
      let regular = Self.advances(regular)
      let other = Self.advances(heavier ? black : light)
      let plain = zip(regular, other).map { $0 + share * ($1 - $0) }
      guard isItalic else { return plain }
      return zip(plain, zip(Self.advances(italic), regular)).map { $0 + $1.0 - $1.1 }
    }
    text = face(Self.regularText, Self.ultralightText, Self.blackText, Self.italicText)
    display = face(Self.regularDisplay, Self.ultralightDisplay, Self.blackDisplay, Self.italicDisplay)
    xHeights = heavier ? (1078 + share * 46, 1040 + share * 64) : (1078 - share * 2, 1040)
  }

  /// The advances that digits of base 64 hold, three for each character.
  private static func advances(_ packed: StaticString) -> [Double] {
    let bytes = UnsafeBufferPointer(start: packed.utf8Start, count: packed.utf8CodeUnitCount)
    return stride(from: 0, to: bytes.count, by: 3).map { Double(number(bytes, $0, digits: 3)) / 64 }
  }

  /// The number that digits of base 64 are: 0 to 9, A to Z, a to z, + and -.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, digits: Int) -> Int {
    bytes[start..<start + digits].reduce(0) { number, byte in
      let digit =
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41 + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61 + 36
        default: byte == UInt8(ascii: "+") ? 62 : 63
        }
      return number * 64 + digit
    }
  }
}

extension TextFont.Weight {
  /// Whether a weight is heavier than regular, and the part of the way from regular to black, or to ultralight.
  fileprivate var placeBetweenMasters: (isHeavier: Bool, share: Double) {
    switch self {
    case .ultraLight: (false, 1)
    case .thin: (false, 1 - 0.2162322665786869)
    case .light: (false, 1 - 0.659452325965028)
    case .regular: (false, 0)
    case .medium: (true, 0.183349609375)
    case .semibold: (true, 0.316650390625)
    case .bold: (true, 0.5)
    case .heavy: (true, 0.76666259765625)
    case .black: (true, 1)
    }
  }
}
