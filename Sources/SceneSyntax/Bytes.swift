/// The bytes that YAML's structure is made of.
enum Bytes {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let colon = UInt8(ascii: ":")
  static let dash = UInt8(ascii: "-")
  static let singleQuote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")

  static func isBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func isAnchorCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), dash:
      true
    default: false
    }
  }

  static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether a byte of UTF-8 is one of a scalar's that is not its first.
  static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The offset of the first byte from a start on that is not ASCII; the number of bytes where there is none.
  static func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let raw = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var offset = start
    while offset + 8 <= bytes.count, (raw + offset).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
      offset += 8
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// The length of U+0085, U+2028 or U+2029 at an offset, which libyaml takes for line breaks; 0 for anything else.
  static func lineSeparatorLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    switch bytes[offset] {
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0x85: 2
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }
}
