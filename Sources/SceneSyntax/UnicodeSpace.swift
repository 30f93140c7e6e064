import SceneDiagnostics

/// Characters that look like a space but are part of a text for YAML, such as the no-break space of web pages.
enum UnicodeSpace {
  /// The length in bytes of such a character at an offset; 0 for anything else.
  static func length(in bytes: some RandomAccessCollection<UInt8>, at offset: Int) -> Int {
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    let scalar = bytes[start...].prefix(3)
    return switch Array(scalar.prefix(1)) {
    case [0xC2] where scalar.starts(with: [0xC2, 0xA0]): 2
    case [0xE1] where scalar.starts(with: [0xE1, 0x9A, 0x80]): 3
    case [0xE2] where isGeneralPunctuationSpace(Array(scalar)): 3
    case [0xE3] where scalar.starts(with: [0xE3, 0x80, 0x80]): 3
    case [0xEF] where scalar.starts(with: [0xEF, 0xBB, 0xBF]): 3
    default: 0
    }
  }

  /// U+2000 to U+200B, U+202F and U+205F.
  private static func isGeneralPunctuationSpace(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 3 else { return false }
    return bytes[1] == 0x80 && (0x80...0x8B).contains(bytes[2]) || bytes == [0xE2, 0x80, 0xAF]
      || bytes == [0xE2, 0x81, 0x9F]
  }

  /// The characters of this kind among the space that an offset begins, and where it ends.
  static func leading(
    in bytes: some RandomAccessCollection<UInt8>,
    from start: Int,
    to limit: Int
  ) -> (found: [SourceRange], end: Int) {
    var found: [SourceRange] = []
    var offset = start
    while offset < limit {
      let length = length(in: bytes, at: offset)
      if length > 0, offset + length <= limit {
        found.append(SourceRange(offset, offset + length))
        offset += length
      } else if Bytes.isBlank(bytes[bytes.index(bytes.startIndex, offsetBy: offset)]) {
        offset += 1
      } else {
        break
      }
    }
    return (found, offset)
  }

  /// One report for all such characters of a text, in the order of the text; nil where there are none.
  ///
  /// Replacing no-break spaces is certain: they are as wide as spaces.
  static func diagnostic(at ranges: [SourceRange], in source: SourceText) -> Diagnostic? {
    guard let first = ranges.first else { return nil }
    let text = source.string(in: first)
    guard let scalar = text.unicodeScalars.first else { return nil }
    // Neighbors are one mistake.
    var end = first.upperBound
    for range in ranges.dropFirst() {
      let between = source.bytes[end..<max(end, range.lowerBound)]
      guard between.allSatisfy(Bytes.isBlank) else { break }
      end = range.upperBound
    }
    let others = ranges.filter { $0.lowerBound >= end }
    let isCertain = ranges.allSatisfy { source.string(in: $0) == "\u{A0}" }
    let edits = ranges.map { TextEdit(range: $0, replacement: " ") }
    let more = others.isEmpty ? "" : ", here and \(others.count) more times in the file"
    return Diagnostic(
      .unicodeSpace,
      "this looks like a space but is \(name(of: scalar))",
      at: SourceRange(first.lowerBound, end),
      hint: "replace it with plain spaces\(more)",
      fixIts: [.init("write plain spaces", edits: edits, isCertain: isCertain)]
    )
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return switch scalar.value {
    case 0xA0: "a no-break space (\(code))"
    case 0x3000: "an ideographic space (\(code))"
    case 0x200B, 0xFEFF: "an invisible character (\(code))"
    default: "another character (\(code))"
    }
  }
}

extension TreeBuilder {
  /// Notes the characters that were typed or pasted for plain spaces around a key, or between a key and its value.
  ///
  /// Within a text and at its ends they may be meant.
  mutating func noteUnicodeSpaces(around id: NodeID) {
    let node = nodes[Int(id.index)]
    guard node.style == .plain, !node.range.isEmpty else { return }
    let (lower, upper) = (node.range.lowerBound, node.range.upperBound)
    let isValue = innermost.isMapping && !node.isKey
    if isValue { return }
    var start = lower
    if bytes[start] == Bytes.dash { start += 1 }
    unicodeSpaces += UnicodeSpace.leading(in: bytes, from: start, to: upper).found
    if node.isKey {
      var end = upper
      while end > start, end - 1 >= lower, bytes[end - 1] >= 0x80 || Bytes.isBlank(bytes[end - 1]) { end -= 1 }
      let trailing = UnicodeSpace.leading(in: bytes, from: end, to: upper)
      if trailing.end == upper, end > start { unicodeSpaces += trailing.found }
      return
    }
    // `class:` and then a no-break space is no key to YAML.
    guard let colon = (lower..<upper).first(where: { bytes[$0] == Bytes.colon }),
      bytes[lower..<colon].allSatisfy({ Bytes.isAnchorCharacter($0) || $0 == UInt8(ascii: ".") })
    else { return }
    unicodeSpaces += UnicodeSpace.leading(in: bytes, from: colon + 1, to: upper).found
  }
}

extension FailureExplanation {
  /// The Unicode spaces that indent the line at which reading stopped.
  var unicodeSpace: Diagnostic? {
    let line = LineAnatomy(of: source, at: failure.problemOffset).line
    return UnicodeSpace.diagnostic(
      at: UnicodeSpace.leading(in: bytes, from: line.lowerBound, to: line.upperBound).found,
      in: source
    )
  }
}
