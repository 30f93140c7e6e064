import SceneDiagnostics

/// What a text's bytes allow before YAML is read from them.
///
/// libyaml gives only an offset for these problems, stops at the first, and takes U+0085, U+2028 and U+2029 for line
/// breaks, which no editor does.
struct EncodingCheck {
  /// The offset of the first byte that YAML cannot hold; the text's length where there is none.
  private(set) var readableEnd: Int
  private(set) var diagnostics: [Diagnostic] = []
  /// Enough to see what kind of file it is, without a report as large as the file.
  private static let maximumReports = 100

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    readableEnd = bytes.count
    if Self.looksLikeUTF16(bytes) {
      readableEnd = 0
      diagnostics = [.utf16(at: SourceRange(0, 2))]
      return
    }
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count, diagnostics.count < Self.maximumReports {
      offset = Self.endOfUsualBytes(in: bytes, from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == Bytes.lineFeed || byte == Bytes.tab || byte == Bytes.carriageReturn {
        offset += 1
      } else {
        offset += check(bytes, at: offset)
      }
    }
    if offset < bytes.count { readableEnd = min(readableEnd, offset) }
  }

  /// Passes over bytes eight at a time, as long as all of them are characters of ASCII or line feeds.
  private static func endOfUsualBytes(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones &* 0x80
    guard let raw = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var offset = start
    let last = bytes.count - 8
    while offset <= last {
      let word = (raw + offset).loadUnaligned(as: UInt64.self)
      // With its high bit set, no byte borrows from the next one: one that lost the bit was below 0x20.
      let isControl = ~((word | highBits) &- ones &* 0x20)
      // Of bytes without high bits, those that are no line feed gain one here; 0x7F gains one in the sum below.
      let isNoLineFeed = (word ^ ones &* UInt64(Bytes.lineFeed)) &+ ones &* 0x7F
      guard (word | isControl & isNoLineFeed | (word &+ ones)) & highBits == 0 else { break }
      offset += 8
    }
    return offset
  }

  /// Checks one scalar that is not plain ASCII, and gives its length.
  private mutating func check(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let scalar = Self.scalar(in: bytes, at: offset) else {
      var end = offset + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      refuse(.invalidUTF8(at: SourceRange(offset, end)))
      return end - offset
    }
    let range = SourceRange(offset, offset + UTF8.width(scalar))
    switch scalar.value {
    case 0x85: diagnostics.append(.lineSeparator("U+0085", escape: "\\N", at: range))
    case 0x2028: diagnostics.append(.lineSeparator("U+2028", escape: "\\L", at: range))
    case 0x2029: diagnostics.append(.lineSeparator("U+2029", escape: "\\P", at: range))
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: refuse(.controlCharacter(scalar, at: range))
    default: break
    }
    return range.count
  }

  private mutating func refuse(_ diagnostic: Diagnostic) {
    readableEnd = min(readableEnd, diagnostic.range.lowerBound)
    diagnostics.append(diagnostic)
  }

  private static func looksLikeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): true
    // Without a mark: the first character of a text is ASCII, and a YAML text holds no NUL.
    case (0, 1...0x7F), (1...0x7F, 0): true
    default: false
    }
  }

  /// The scalar at an offset; nil where the bytes are no UTF-8.
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
    let first = bytes[offset]
    let (length, minimum): (Int, UInt32)
    switch first {
    case 0..<0x80: return Unicode.Scalar(first)
    case 0xC2...0xDF: (length, minimum) = (2, 0x80)
    case 0xE0...0xEF: (length, minimum) = (3, 0x800)
    case 0xF0...0xF4: (length, minimum) = (4, 0x1_0000)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in (offset + 1)..<(offset + length) {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return value < minimum ? nil : Unicode.Scalar(value)
  }
}

extension Diagnostic {
  fileprivate static func utf16(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidUTF8, "the text is UTF-16; scene files are UTF-8", at: range, hint: "save it as UTF-8")
  }

  fileprivate static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    let noun = range.count == 1 ? "this byte is" : "these bytes are"
    return Diagnostic(.invalidUTF8, "\(noun) not UTF-8", at: range, hint: "save the text as UTF-8")
  }

  fileprivate static func controlCharacter(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let escape =
      scalar.value < 0x100
      ? "\\x" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits : "\\u" + digits
    return Diagnostic(
      .controlCharacter,
      "the character \(name) is not allowed in a scene",
      at: range,
      hint: "write \"\(escape)\" if it is meant"
    )
  }

  fileprivate static func lineSeparator(_ name: String, escape: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lineSeparator,
      "a raw \(name) would be read as a line break",
      at: range,
      hint: "write \"\(escape)\""
    )
  }
}
