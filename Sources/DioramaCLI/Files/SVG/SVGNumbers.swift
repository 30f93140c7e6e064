/// Reads numbers and letters of the attributes of SVG.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// All numbers of a text, whatever is between them.
  static func all(in text: String) -> [Double] {
    var reader = SVGNumbers(text)
    var numbers: [Double] = []
    while !reader.isAtEnd {
      if let number = reader.number() { numbers.append(number) } else { reader.offset += 1 }
    }
    return numbers
  }

  var isAtEnd: Bool { offset >= bytes.count }

  private mutating func skipBlanks() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(bytes[offset]) { offset += 1 }
  }

  /// The next letter, if one comes next.
  mutating func letter() -> Character? {
    skipBlanks()
    guard offset < bytes.count, (0x41...0x5A).contains(bytes[offset] & 0xDF) else { return nil }
    defer { offset += 1 }
    return Character(Unicode.Scalar(bytes[offset]))
  }

  /// The next digit as a flag of an arc, which needs nothing behind it.
  mutating func flag() -> Bool? {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == 0x30 || bytes[offset] == 0x31 else { return nil }
    defer { offset += 1 }
    return bytes[offset] == 0x31
  }

  /// The next number, if one comes next.
  mutating func number() -> Double? {
    skipBlanks()
    let start = offset
    func isDigit(_ at: Int) -> Bool { at < bytes.count && (0x30...0x39).contains(bytes[at]) }
    var end = offset
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(end + 1) || end > digits {
      end += 1
      while isDigit(end) { end += 1 }
    }
    guard end > digits else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") {
        exponent += 1
      }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    // What is no number here is passed over as a whole, so that it is read once.
    defer { offset = end }
    let number = Double(String(decoding: bytes[start..<end], as: UTF8.self))
    return number.flatMap { $0.magnitude < 1e9 ? $0 : nil }
  }
}
