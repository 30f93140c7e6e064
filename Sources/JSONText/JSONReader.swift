extension JSONDocument {
  /// Reads a text in UTF-8, with or without a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The text; up to 2 GiB.
  ///   - maximumDepth: How many arrays and objects may contain each other.
  /// - Throws: The first thing that is not JSON (RFC 8259), or that exceeds a limit.
  package init(_ bytes: [UInt8], maximumDepth: Int = 64) throws(JSONFailure) {
    guard bytes.count < Int(Int32.max) else { throw JSONFailure("a JSON text has less than 2 GiB", at: 0) }
    self.bytes = bytes
    var reader = JSONReader(maximumDepth: maximumDepth)
    // One view of the bytes for the whole text: an array checks its storage at each access.
    let failure = bytes.withUnsafeBufferPointer { reader.read($0) }
    if let failure { throw failure }
    nodes = reader.nodes
  }

  /// Reads a string.
  package init(_ text: String, maximumDepth: Int = 64) throws(JSONFailure) {
    try self.init(Array(text.utf8), maximumDepth: maximumDepth)
  }
}

/// Reads JSON without recursion, so that no nesting exhausts the stack.
private struct JSONReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let maximumDepth: Int
  var nodes: [JSONDocument.Node] = []
  private var offset = 0
  /// The arrays and objects around the next value: their indexes among the nodes.
  private var open: [Int] = []

  init(maximumDepth: Int) {
    self.maximumDepth = maximumDepth
  }

  /// Reads the whole text; nil if it is JSON.
  mutating func read(_ bytes: Bytes) -> JSONFailure? {
    if let invalid = firstInvalidUTF8(bytes) { return JSONFailure("the text is not UTF-8", at: invalid) }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    nodes.reserveCapacity(bytes.count / 16)
    do throws(JSONFailure) {
      try readValues(bytes)
    } catch {
      return error
    }
    skipSpace(bytes)
    return offset == bytes.count ? nil : JSONFailure("expected the end of the text", at: offset)
  }

  private mutating func readValues(_ bytes: Bytes) throws(JSONFailure) {
    repeat {
      // A value is next.
      skipSpace(bytes)
      guard offset < bytes.count else { throw JSONFailure("expected a value", at: offset) }
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        try begin(.object)
        if try !endsEmpty(UInt8(ascii: "}"), bytes) {
          try readName(bytes)
          continue
        }
      case UInt8(ascii: "["):
        try begin(.array)
        if try !endsEmpty(UInt8(ascii: "]"), bytes) { continue }
      case UInt8(ascii: "\""): try readString(bytes)
      case UInt8(ascii: "t"): try readWord("true", .bool, bytes)
      case UInt8(ascii: "f"): try readWord("false", .bool, bytes)
      case UInt8(ascii: "n"): try readWord("null", .null, bytes)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber(bytes)
      default: throw JSONFailure("expected a value", at: offset)
      }
      try endValues(bytes)
    } while !open.isEmpty
  }

  /// Reads what stands between a value and the next: commas, names, and the ends of what is open.
  private mutating func endValues(_ bytes: Bytes) throws(JSONFailure) {
    while let container = open.last {
      skipSpace(bytes)
      let isObject = nodes[container].kind == .object
      let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") || bytes[offset] == end else {
        throw JSONFailure("expected ',' or '\(isObject ? "}" : "]")'", at: offset)
      }
      offset += 1
      guard bytes[offset - 1] == end else {
        if isObject { try readName(bytes) }
        return
      }
      close(container)
    }
  }

  private mutating func begin(_ kind: JSONDocument.Kind) throws(JSONFailure) {
    guard open.count < maximumDepth else {
      throw JSONFailure("arrays and objects contain each other more than \(maximumDepth) levels deep", at: offset)
    }
    open.append(nodes.count)
    nodes.append(.init(kind: kind, lowerBound: UInt32(offset), upperBound: 0))
    offset += 1
  }

  private mutating func close(_ container: Int) {
    nodes[container].upperBound = UInt32(offset)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
  }

  /// Whether what was begun ends at once; it is closed then.
  private mutating func endsEmpty(_ end: UInt8, _ bytes: Bytes) throws(JSONFailure) -> Bool {
    skipSpace(bytes)
    guard offset < bytes.count, bytes[offset] == end, let container = open.last else { return false }
    offset += 1
    close(container)
    return true
  }

  private mutating func readName(_ bytes: Bytes) throws(JSONFailure) {
    skipSpace(bytes)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      throw JSONFailure("expected the name of a member in double quotes", at: offset)
    }
    try readString(bytes)
    skipSpace(bytes)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      throw JSONFailure("expected ':'", at: offset)
    }
    offset += 1
  }

  private mutating func readString(_ bytes: Bytes) throws(JSONFailure) {
    let start = offset
    var hasEscapes = false
    offset += 1
    while true {
      guard offset < bytes.count else { throw JSONFailure("the string that begins here has no end", at: start) }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { break }
      if byte < 0x20 { throw JSONFailure("a string has control characters as escapes only", at: offset - 1) }
      guard byte == UInt8(ascii: "\\") else { continue }
      hasEscapes = true
      guard offset < bytes.count else { throw JSONFailure("the string that begins here has no end", at: start) }
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
        UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        offset += 1
      case UInt8(ascii: "u"):
        for position in offset + 1...offset + 4
        where position >= bytes.count || JSONEscapes.digit(bytes[position]) == nil {
          throw JSONFailure("'\\u' takes four hexadecimal digits", at: offset - 1)
        }
        offset += 5
      default: throw JSONFailure("there is no such escape", at: offset - 1)
      }
    }
    append(.string, from: start, isSpecial: hasEscapes)
  }

  private mutating func readWord(
    _ word: StaticString,
    _ kind: JSONDocument.Kind,
    _ bytes: Bytes
  ) throws(JSONFailure) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < bytes.count, bytes[offset] == word.utf8Start[index] else {
        throw JSONFailure("expected a value", at: start)
      }
      offset += 1
    }
    append(kind, from: start)
  }

  private mutating func readNumber(_ bytes: Bytes) throws(JSONFailure) {
    let start = offset
    var isSpecial = false
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    try readDigits(bytes, from: start)
    if bytes[first] == UInt8(ascii: "0"), offset > first + 1 {
      throw JSONFailure("a number has no leading zeros", at: start)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      isSpecial = true
      offset += 1
      try readDigits(bytes, from: start)
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      isSpecial = true
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
      try readDigits(bytes, from: start)
    }
    append(.number, from: start, isSpecial: isSpecial)
  }

  private mutating func readDigits(_ bytes: Bytes, from start: Int) throws(JSONFailure) {
    let first = offset
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] { offset += 1 }
    if offset == first { throw JSONFailure("a number has digits here", at: start) }
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int, isSpecial: Bool = false) {
    let next = UInt32(nodes.count + 1)
    nodes.append(
      .init(kind: kind, isSpecial: isSpecial, lowerBound: UInt32(start), upperBound: UInt32(offset), next: next)
    )
  }

  private mutating func skipSpace(_ bytes: Bytes) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
      default: return
      }
    }
  }

  /// The offset of the first byte that is not UTF-8; nil if all are.
  private func firstInvalidUTF8(_ bytes: Bytes) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var index = 0
    while index < bytes.count {
      // Most text is ASCII, which needs no decoder.
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      var rest = bytes[index..<min(index + 4, bytes.count)].makeIterator()
      guard case .valid(let scalar) = decoder.parseScalar(from: &rest) else { return index }
      decoder = Unicode.UTF8.ForwardParser()
      index += scalar.count
    }
    return nil
  }
}
