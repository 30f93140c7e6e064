/// Texts that documents write in base 64 because XML could not hold them.
enum Base64 {
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
