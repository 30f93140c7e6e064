import SceneDiagnostics

/// Recognizes a text that YAML refuses because it was not quoted.
struct UnquotedText {
  /// The text that should have been quoted.
  let range: SourceRange
  /// Whether it contains a colon with a space behind it; its first character has a meaning in YAML otherwise.
  let holdsColon: Bool
  /// Its first character.
  private let first: Character
  /// Why it must be quoted, to follow "this text must be quoted: ".
  var reason: String { holdsColon ? "it contains ': '" : "it starts with '\(first)'" }
  /// Whether quoting exactly this range is what was meant.
  let isCertain: Bool

  /// Looks at where reading stopped; nil where something else is wrong.
  init?(_ failure: SyntaxFailure, in source: SourceText) {
    let bytes = source.bytes
    let found = failure.isInFlow ? Self.inFlow(failure, in: source) : Self.inBlock(failure, in: source)
    guard let found, found.range.lowerBound < found.range.upperBound else { return nil }
    range = SourceRange(found.range.lowerBound, found.range.upperBound)
    isCertain = found.isCertain
    holdsColon = found.holdsColon
    first = Character(Unicode.Scalar(bytes[range.lowerBound]))
  }

  private typealias Finding = (range: Range<Int>, holdsColon: Bool, isCertain: Bool)

  // MARK: - Outside of brackets

  private static func inBlock(_ failure: SyntaxFailure, in source: SourceText) -> Finding? {
    let bytes = source.bytes
    let offset = failure.problemOffset
    let line = LineAnatomy(of: source, at: offset)
    let isInKey = line.key.map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
    let subject = isInKey ? line.key ?? line.text : line.text
    guard subject.lowerBound <= offset, !subject.isEmpty else { return nil }
    let first = bytes[subject.lowerBound]
    let isAtStart = subject.lowerBound == offset
    let isOneLine = !isInKey && endsWithItsLine(line, in: bytes)

    switch failure.problem {
    case "mapping values are not allowed in this context":
      guard !isInKey, line.key != nil, !isAtStart, !isQuote(first) else { return nil }
      return (subject, holdsColon: true, isCertain: isOneLine && !isProperty(first))
    case "found character that cannot start any token":
      guard isAtStart, isReserved(first) else { return nil }
      return (subject, holdsColon: false, isCertain: isInKey || isOneLine)
    case "block sequence entries are not allowed in this context", "mapping keys are not allowed in this context":
      guard isAtStart, line.key != nil else { return nil }
      return (subject, holdsColon: false, isCertain: false)
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>",
      "did not find expected node content":
      // Brackets that do not match are another mistake than a text that starts with one.
      let goesOn = startsAnotherNode(first) && !isAtStart && offset < bytes.count && !isClosing(bytes[offset])
      guard goesOn || isAtStart && (isClosing(first) || first == UInt8(ascii: ",")) else { return nil }
      return (subject, holdsColon: false, isCertain: (isInKey || isOneLine) && !isProperty(first))
    default:
      guard let context = failure.context, startsScanned(context, with: first) else { return nil }
      return (subject, holdsColon: false, isCertain: isInKey || isOneLine)
    }
  }

  /// Whether what libyaml could not scan is what a text with this first character looks like.
  private static func startsScanned(_ context: String, with first: UInt8) -> Bool {
    switch context {
    case "while scanning an alias": first == UInt8(ascii: "*")
    case "while scanning an anchor": first == UInt8(ascii: "&")
    case "while scanning a tag", "while parsing a tag", "while parsing a node": first == UInt8(ascii: "!")
    case "while scanning a block scalar": first == UInt8(ascii: "|") || first == UInt8(ascii: ">")
    default: false
    }
  }

  /// Whether no line that follows could belong to the line's text.
  private static func endsWithItsLine(_ line: LineAnatomy, in bytes: [UInt8]) -> Bool {
    guard !line.hasComment else { return false }
    var offset = line.line.upperBound
    var indentation = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case Bytes.space, Bytes.tab: indentation += 1
      case Bytes.lineFeed, Bytes.carriageReturn: indentation = 0
      default: return indentation <= (line.key?.lowerBound ?? line.start) - line.line.lowerBound
      }
      offset += 1
    }
    return true
  }

  // MARK: - Within brackets

  private static func inFlow(_ failure: SyntaxFailure, in source: SourceText) -> Finding? {
    let bytes = source.bytes
    let line = source.rangeOfLine(source.position(at: failure.problemOffset).line)
    let offset = failure.problemOffset
    guard offset < line.upperBound else { return nil }
    if failure.problem == "found character that cannot start any token", isReserved(bytes[offset]) {
      return flowText(in: bytes, from: offset, to: line.upperBound, holdsColon: false)
    }
    if let context = failure.context, let start = failure.contextOffset, start >= line.lowerBound, start < offset,
      startsScanned(context, with: bytes[start])
    {
      return flowText(in: bytes, from: start, to: line.upperBound, holdsColon: false)
    }
    guard failure.problem.hasPrefix("did not find expected ','"), bytes[offset] == Bytes.colon else { return nil }
    var start = offset
    while start > line.lowerBound, !Bytes.isFlowIndicator(bytes[start - 1]) {
      if bytes[start - 1] == Bytes.space, start > line.lowerBound + 1, bytes[start - 2] == Bytes.colon { break }
      start -= 1
    }
    // At the start of the line, the text may have started on an earlier one.
    guard start > line.lowerBound else { return nil }
    while start < offset, Bytes.isBlank(bytes[start]) { start += 1 }
    guard start < offset, !isQuote(bytes[start]), !isQuote(bytes[offset - 1]) else { return nil }
    return flowText(in: bytes, from: start, to: line.upperBound, holdsColon: true)
  }

  /// From an offset to the comma or bracket that ends a text.
  private static func flowText(in bytes: [UInt8], from start: Int, to limit: Int, holdsColon: Bool) -> Finding {
    var end = start
    while end < limit, !Bytes.isFlowIndicator(bytes[end]) { end += 1 }
    while end > start, Bytes.isBlank(bytes[end - 1]) { end -= 1 }
    // A quote within says that the text may be two.
    return (start..<end, holdsColon, isCertain: !bytes[start..<end].contains(where: isQuote))
  }

  // MARK: - Characters

  private static func isReserved(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "%")
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == Bytes.singleQuote || byte == Bytes.doubleQuote
  }

  private static func isProperty(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&")
  }

  private static func startsAnotherNode(_ byte: UInt8) -> Bool {
    isProperty(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}
