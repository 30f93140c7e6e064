import SceneDiagnostics

/// Reads the text of a table: comments, and `"key" = "text";` with the escapes of property lists.
struct StringsTableReader {
  let bytes: [UInt8]
  private var offset = 0
  /// Where the closing brace is; nil for entries without braces.
  private(set) var closingBrace: Int?
  /// Why the table cannot be read, and where; nil as long as it can.
  private(set) var failure: (message: String, offset: Int)?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The entries; nil where something is no table.
  mutating func entries() -> [StringsTable.Entry]? {
    var found: [StringsTable.Entry] = []
    guard skipSpace() else { return nil }
    // The same entries may stand in braces.
    let isBraced = take("{")
    guard skipSpace() else { return nil }
    while offset < bytes.count, !(isBraced && bytes[offset] == UInt8(ascii: "}")) {
      guard let entry = entry() else { return nil }
      found.append(entry)
      guard skipSpace() else { return nil }
    }
    if isBraced {
      closingBrace = offset
      guard take("}") else { return fail("expected '}' at the end of the table") }
      guard skipSpace() else { return nil }
      if offset < bytes.count { return fail("nothing stands behind the '}' of a table") }
    }
    return found
  }

  private mutating func entry() -> StringsTable.Entry? {
    let start = offset
    guard let key = word("a key in double quotes") else { return nil }
    let keyRange = SourceRange(start, offset)
    guard skipSpace() else { return nil }
    var value = key
    var valueRange: SourceRange?
    if take("=") {
      guard skipSpace() else { return nil }
      let first = offset
      guard let text = word("a text in double quotes") else { return nil }
      (value, valueRange) = (text, SourceRange(first, offset))
      guard skipSpace() else { return nil }
    }
    guard take(";") else { return fail("expected ';' behind '\(key)'") }
    return .init(
      key: key,
      keyRange: keyRange,
      value: value,
      valueRange: valueRange,
      range: SourceRange(start, offset)
    )
  }

  /// Skips space and comments; false for a comment without an end.
  private mutating func skipSpace() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), 0x09...0x0D: offset += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let start = offset
        offset += 2
        while offset + 1 < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          offset += 1
        }
        guard offset + 1 < bytes.count else {
          failure = ("this comment has no end", start)
          return false
        }
        offset += 2
      // Other spaces of Unicode have three bytes at most: U+FEFF, U+2028 and U+2029 occur in tables.
      case 0xEF where bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]): offset += 3
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): offset += 3
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): offset += 3
      default: return true
      }
    }
    return true
  }

  private var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func fail<Value>(_ message: String) -> Value? {
    failure = (message, min(offset, bytes.count))
    return nil
  }

  /// A text in quotes, or a word of letters, digits and `.`, `_`, `-`, `$`, `/` and `:` without.
  private mutating func word(_ wanted: String) -> String? {
    guard offset < bytes.count else { return fail("expected \(wanted)") }
    if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") { return quoted() }
    let start = offset
    while offset < bytes.count, Self.isOfWord(bytes[offset]) { offset += 1 }
    guard offset > start else { return fail("expected \(wanted)") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func quoted() -> String? {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    var units: [UInt16] = []
    var plain = offset
    func flushed(_ end: Int) -> [UInt16] { Array(String(decoding: bytes[plain..<end], as: UTF8.self).utf16) }
    while offset < bytes.count {
      switch bytes[offset] {
      case quote:
        units += flushed(offset)
        offset += 1
        return String(decoding: units, as: UTF16.self)
      case UInt8(ascii: "\\"):
        units += flushed(offset)
        offset += 1
        guard escape(into: &units) else { return fail("a text ends behind its '\\'") }
        plain = offset
      default: offset += 1
      }
    }
    offset = start
    return fail("this text has no end")
  }

  /// Reads what stands behind a backslash; false at the end of the table.
  private mutating func escape(into units: inout [UInt16]) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "a"): units.append(0x07)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "v"): units.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      offset += 1
      units.append(number(16, digits: 4))
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      units.append(number(8, digits: 3))
      return true
    default:
      // A character stands for itself; of one with several bytes, the others follow.
      guard byte < 0x80 else { return true }
      units.append(UInt16(byte))
    }
    offset += 1
    return true
  }

  private mutating func number(_ radix: Int, digits: Int) -> UInt16 {
    var value = 0
    var count = 0
    while count < digits, offset < bytes.count, bytes[offset] < 0x80,
      let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, digit < radix
    {
      value = value * radix + digit
      offset += 1
      count += 1
    }
    return UInt16(truncatingIfNeeded: value)
  }
}
