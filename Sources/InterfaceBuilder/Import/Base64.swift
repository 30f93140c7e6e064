import Backports

/// Texts that documents write in base 64 because XML could not hold them.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// The digits of a text, without the signs that fill up the last four.
  static func digits(of text: String) -> String {
    var result = ""
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        result.append(digits[bits >> count & 63])
      }
    }
    if count > 0 { result.append(digits[bits << (6 - count) & 63]) }
    return result
  }

  /// The text; nil where the digits or the bytes are none.
  static func text(_ digits: String) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for digit in digits.utf8 {
      let value: Int
      switch digit {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(digit) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(digit) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(digit) + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 0x20, 0x0A, 0x0D, 0x09: continue
      default: return nil
      }
      bits = (bits << 6 | value) & 0xFFFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
