/// Reads JSON, within limits, as RFC 8259 says.
package struct JSONReader {
  /// Why a text is no JSON.
  package struct Problem: Error, Hashable, Sendable {
    /// The problem, as a phrase without a period.
    package var message: String
    /// The byte offset of the problem.
    package var offset: Int
  }

  /// The nesting of arrays and objects that is read.
  package static let maximumDepth = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var depth = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The value that a text is.
  ///
  /// Bytes that are not valid UTF-8 become U+FFFD, as does half of a pair of surrogates. Of several members of one name, all
  /// are kept.
  package static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var result: Result<JSONValue, Problem> = .failure(Problem(message: "there is no value", offset: 0))
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(buffer)
      do throws(Problem) {
        result = .success(try reader.document())
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func document() throws(Problem) -> JSONValue {
    let value = try value()
    skipSpace()
    guard offset == bytes.count else { throw problem("there is something behind the value") }
    return value
  }

  private func problem(_ message: String) -> Problem { Problem(message: message, offset: offset) }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func value() throws(Problem) -> JSONValue {
    skipSpace()
    guard offset < bytes.count else { throw problem("a value is missing") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Problem) -> JSONValue {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[offset..<end]) }) else {
      throw problem("this is no value")
    }
    offset = end
    return value
  }

  private mutating func enter() throws(Problem) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw problem("the value is nested too deep") }
    offset += 1
  }

  /// Whether another element follows, behind a comma.
  private mutating func goesOn(until end: UInt8) throws(Problem) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == end || bytes[offset] == UInt8(ascii: ",") else {
      throw problem("',' or '\(Unicode.Scalar(end))' is missing")
    }
    offset += 1
    return bytes[offset - 1] != end
  }

  private mutating func isEmpty(until end: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == end else { return false }
    offset += 1
    return true
  }

  private mutating func array() throws(Problem) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if isEmpty(until: UInt8(ascii: "]")) { return .array([]) }
    repeat { elements.append(try value()) } while try goesOn(until: UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func object() throws(Problem) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [(String, JSONValue)] = []
    if isEmpty(until: UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { throw problem("a name is missing") }
      let name = try string()
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { throw problem("':' is missing") }
      offset += 1
      members.append((name, try value()))
    } while try goesOn(until: UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func string() throws(Problem) -> String {
    offset += 1
    let start = offset
    // Most have no escapes.
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\"),
      bytes[offset] >= 0x20
    {
      offset += 1
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var text: [UInt8] = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case ..<0x20: throw problem("a control character is not written as an escape")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw problem("the text is not closed")
  }

  private mutating func escape() throws(Problem) -> [UInt8] {
    guard offset + 1 < bytes.count else { throw problem("the text is not closed") }
    let byte = bytes[offset + 1]
    offset += 2
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default: throw problem("there is no such escape")
    }
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(Problem) -> UInt16 {
    guard offset + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16),
      bytes[offset] != UInt8(ascii: "+")
    else { throw problem("four hexadecimal digits are missing") }
    offset += 4
    return unit
  }

  private mutating func number() throws(Problem) -> JSONValue {
    let start = offset
    var isWhole = true
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let digits = skipDigits()
    guard digits > 0, digits == 1 || bytes[offset - digits] != UInt8(ascii: "0") else {
      offset = start
      throw problem("this is no value")
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      guard skipDigits() > 0 else { throw problem("digits are missing") }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw problem("digits are missing") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return .number(Double(text) ?? .infinity)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] { offset += 1 }
    return offset - start
  }
}

extension JSONValue {
  /// The member of a name, the last of several; nil where there is none, and for other values.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.0 == name }?.1
  }

  /// The member at the end of a path of names; nil where one is missing.
  package func at(_ path: String...) -> JSONValue? {
    var value: JSONValue? = self
    for name in path { value = value?[name] }
    return value
  }

  /// The text; nil for other values.
  package var stringValue: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number; nil for other values.
  package var integerValue: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// Whether the value is `true`; nil for what is no truth value.
  package var boolValue: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements; empty for what is no array.
  package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// Whether the value is null.
  package var isNull: Bool { if case .null = self { true } else { false } }
}
