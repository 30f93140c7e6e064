/// Reads declarations that a `DeclarationWriter` wrote; behind the end, every field is empty.
struct DeclarationReader: DeclarationCoder {
  static let isReading = true

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Reads a text that outlives the reader.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func field() -> UnsafeBufferPointer<UInt8> {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    defer { offset = min(offset + 1, bytes.count) }
    return UnsafeBufferPointer(rebasing: bytes[start..<offset])
  }

  mutating func code(_ value: inout String) { value = String(decoding: field(), as: UTF8.self) }

  mutating func code(_ value: inout Int) {
    let digits = field()
    var magnitude = 0
    for digit in digits where digit != UInt8(ascii: "-") {
      magnitude = magnitude &* 10 &+ Int(digit &- UInt8(ascii: "0"))
    }
    value = digits.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  mutating func code(_ value: inout Double) { value = Double(String(decoding: field(), as: UTF8.self)) ?? 0 }

  mutating func code(_ value: inout Bool) { value = !field().isEmpty }
}
