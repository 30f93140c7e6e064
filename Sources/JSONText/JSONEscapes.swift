/// Escapes in strings.
enum JSONEscapes {
  /// The text that a valid content of a string stands for.
  static func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\") else {
        result.append(content[index])
        index += 1
        continue
      }
      let letter = content[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var code = unit(content[index..<index + 4])
        index += 4
        if 0xD800..<0xDC00 ~= code, content[index...].starts(with: "\\u".utf8) {
          let low = unit(content[index + 2..<index + 6])
          if 0xDC00..<0xE000 ~= low {
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            index += 6
          }
        }
        result += Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The number that hexadecimal digits write.
  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32(digit($1) ?? 0) }
  }

  /// The value of a hexadecimal digit; nil for other bytes.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
