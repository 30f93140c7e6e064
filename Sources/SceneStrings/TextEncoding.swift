import Backports

/// How the characters of a text are in a file.
package enum TextEncoding: Hashable, Sendable {
  /// UTF-8, with a byte order mark or without.
  case utf8(hasMark: Bool)
  /// UTF-16, with a byte order mark or without.
  case utf16(isBigEndian: Bool, hasMark: Bool)

  /// Whether offsets in the UTF-8 text are offsets in the file.
  var isUTF8: Bool { self == .utf8(hasMark: false) }

  /// The encoding of a file, and its text as UTF-8; nil where that would not give the file's bytes again.
  static func decoded(_ bytes: [UInt8]) -> (encoding: TextEncoding, text: [UInt8])? {
    let encoding = guess(bytes)
    let text: [UInt8]
    switch encoding {
    case .utf8(let hasMark): text = Array(bytes.dropFirst(hasMark ? 3 : 0))
    case .utf16(let isBigEndian, let hasMark):
      let content = bytes.dropFirst(hasMark ? 2 : 0)
      guard content.count.isMultiple(of: 2) else { return nil }
      let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { index in
        let (first, second) = (UInt16(content[index]), UInt16(content[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      text = Array(String(decoding: units, as: UTF16.self).utf8)
    }
    guard String(validating: text, as: UTF8.self) != nil, encoding.encoded(text) == bytes else { return nil }
    return (encoding, text)
  }

  private static func guess(_ bytes: [UInt8]) -> TextEncoding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(hasMark: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false, hasMark: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true, hasMark: true) }
    // A table begins with a character of ASCII.
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return .utf16(isBigEndian: true, hasMark: false) }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return .utf16(isBigEndian: false, hasMark: false) }
    return .utf8(hasMark: false)
  }

  /// The bytes of a file with a text that is UTF-8.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + text
    case .utf16(let isBigEndian, let hasMark):
      let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
      return units.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
  }
}
