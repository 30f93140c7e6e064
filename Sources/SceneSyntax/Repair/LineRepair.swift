import SceneDiagnostics

/// New texts for lines of a broken text.
struct LineRepair {
  /// The texts by line, from 1; none has a line ending.
  var lines: [Int: [UInt8]]
  /// Whether the lines may mean less than before, or belong to something else.
  var isStructural: Bool

  private init(_ line: Int, _ text: [UInt8], isStructural: Bool = true) {
    lines = [line: text]
    self.isStructural = isStructural
  }

  /// Leaves out the markers of conflicts, and the second side of each.
  init(resolving conflicts: [MergeConflict]) {
    lines = [:]
    isStructural = true
    for conflict in conflicts {
      for line in conflict.markers { lines[line] = [] }
      guard let middle = conflict.middle, let last = conflict.markers.last, last > middle else { continue }
      for line in middle...last { lines[line] = [] }
    }
  }

  /// What the fixes of a problem make of its lines.
  static func fixes(of problem: Diagnostic, in source: SourceText) -> [LineRepair] {
    problem.fixIts.compactMap { fix in
      var texts: [Int: [UInt8]] = [:]
      for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
        let line = source.position(at: edit.range.lowerBound).line
        let range = source.rangeOfLine(line)
        guard edit.range.upperBound <= range.upperBound, edit.range.lowerBound >= range.lowerBound,
          !edit.replacement.utf8.contains(where: Bytes.isBreak)
        else { return nil }
        var text = texts[line] ?? Array(source.bytes[range.lowerBound..<range.upperBound])
        let (lower, upper) = (edit.range.lowerBound - range.lowerBound, edit.range.upperBound - range.lowerBound)
        text.replaceSubrange(lower..<upper, with: Array(edit.replacement.utf8))
        texts[line] = text
      }
      guard let first = texts.first else { return nil }
      var repair = LineRepair(first.key, first.value, isStructural: false)
      repair.lines = texts
      return repair
    }
  }

  /// The candidates for a line, in the order in which they are tried.
  static func all(of line: Int, in source: SourceText) -> [LineRepair] {
    let text = Array(source.bytes[source.rangeOfLine(line).lowerBound..<source.rangeOfLine(line).upperBound])
    let parts = Parts(text)
    guard parts.start < text.count else { return [] }
    var found: [LineRepair] = []
    if text[..<parts.start].contains(Bytes.tab) {
      for width in [2, 4] {
        let spaces = text[..<parts.start].flatMap { Array(repeating: Bytes.space, count: $0 == Bytes.tab ? width : 1) }
        found.append(LineRepair(line, spaces + text[parts.start...]))
      }
    }
    if let closed = parts.closed { found.append(LineRepair(line, closed, isStructural: false)) }
    if let quoted = parts.quoted { found.append(LineRepair(line, quoted, isStructural: false)) }
    if let key = parts.withColon { found.append(LineRepair(line, key)) }
    for other in [above(line, in: source), below(line, in: source)].compactMap({ $0 }) where other != parts.start {
      found.append(LineRepair(line, Array(repeating: Bytes.space, count: other) + text[parts.start...]))
    }
    if let keyAlone = parts.keyAlone { found.append(LineRepair(line, keyAlone)) }
    found.append(LineRepair(line, text[..<parts.content] + Array("x\(line):".utf8)))
    found.append(LineRepair(line, []))
    return found
  }

  /// Whether a line opens a quote or a bracket and does not close it.
  static func isOpen(_ line: Int, in source: SourceText) -> Bool {
    let range = source.rangeOfLine(line)
    let bytes = source.bytes[range.lowerBound..<range.upperBound]
    guard bytes.contains(where: { "\"'[{".utf8.contains($0) }) else { return false }
    return Parts(Array(bytes)).closed != nil
  }

  /// Whether a line has nothing but space or a comment.
  static func isEmpty(_ line: Int, in source: SourceText) -> Bool {
    let range = source.rangeOfLine(line)
    let first = source.bytes[range.lowerBound..<range.upperBound].first { !Bytes.isBlank($0) }
    return first == nil || first == Bytes.hash
  }

  private static func above(_ line: Int, in source: SourceText) -> Int? {
    (1..<max(line, 1)).last { !isEmpty($0, in: source) }.map { indentation(of: $0, in: source) }
  }

  private static func below(_ line: Int, in source: SourceText) -> Int? {
    guard line < source.lineCount else { return nil }
    return (line + 1...source.lineCount).first { !isEmpty($0, in: source) }.map { indentation(of: $0, in: source) }
  }

  private static func indentation(of line: Int, in source: SourceText) -> Int {
    let range = source.rangeOfLine(line)
    return source.bytes[range.lowerBound..<range.upperBound].prefix { $0 == Bytes.space }.count
  }
}

extension LineRepair {
  /// A line as its writer probably meant it: dashes, key, value.
  private struct Parts {
    let text: [UInt8]
    /// The first byte that is no space, and the first behind dashes.
    let start: Int
    let content: Int
    /// The first byte of the value; nil where the line has no key.
    private var value: Int?
    /// Where a comment begins, or the line ends.
    private var end: Int

    init(_ text: [UInt8]) {
      self.text = text
      start = text.firstIndex { !Bytes.isBlank($0) } ?? text.count
      var offset = start
      while offset < text.count, text[offset] == Bytes.dash, offset + 1 == text.count || Bytes.isBlank(text[offset + 1])
      {
        offset += 1
        while offset < text.count, Bytes.isBlank(text[offset]) { offset += 1 }
      }
      content = offset
      end = text.count
      var index = content
      if index < text.count, text[index] == Bytes.singleQuote || text[index] == Bytes.doubleQuote {
        let quote = text[index]
        index = (text[(index + 1)...].firstIndex(of: quote) ?? text.count - 1) + 1
      }
      while index < text.count {
        let isLast = index + 1 == text.count
        if text[index] == Bytes.colon, isLast || Bytes.isBlank(text[index + 1]) {
          value = text[(index + 1)...].firstIndex { !Bytes.isBlank($0) } ?? text.count
          break
        }
        if text[index] == Bytes.hash, index == 0 || Bytes.isBlank(text[index - 1]) { break }
        index += 1
      }
      // A comment begins behind a space, outside of quotes that are closed.
      var quote: UInt8?
      for index in (value ?? content)..<max(value ?? content, text.count) {
        let byte = text[index]
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == Bytes.singleQuote || byte == Bytes.doubleQuote, isTokenStart(index) {
          quote = byte
        } else if byte == Bytes.hash, index > 0, Bytes.isBlank(text[index - 1]) {
          end = index
          break
        }
      }
      while end > content, Bytes.isBlank(text[end - 1]) { end -= 1 }
    }

    private func isTokenStart(_ index: Int) -> Bool {
      index == 0 || Bytes.isBlank(text[index - 1]) || "[{,(:".utf8.contains(text[index - 1])
    }

    /// The line with its quotes and brackets closed; nil where none is open.
    var closed: [UInt8]? {
      var open: [UInt8] = []
      var quote: UInt8?
      var index = content
      while index < text.count {
        let byte = text[index]
        if let mark = quote {
          if byte == UInt8(ascii: "\\"), mark == Bytes.doubleQuote { index += 1 } else if byte == mark { quote = nil }
        } else {
          switch byte {
          case Bytes.singleQuote, Bytes.doubleQuote: if isTokenStart(index) { quote = byte }
          case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
          case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
          case UInt8(ascii: "]"), UInt8(ascii: "}"): if open.last == byte { open.removeLast() }
          default: break
          }
        }
        index += 1
      }
      guard quote != nil || !open.isEmpty else { return nil }
      let end = quote == nil ? end : text.count
      return text[..<end] + (quote.map { [$0] } ?? []) + open.reversed() + text[end...]
    }

    /// The line with its value in quotes; nil where there is none.
    var quoted: [UInt8]? {
      guard let value, value < end else { return nil }
      let inner = text[value..<end].flatMap { $0 == Bytes.singleQuote ? [$0, $0] : [$0] }
      return text[..<value] + [Bytes.singleQuote] + inner + [Bytes.singleQuote] + text[end...]
    }

    /// The line with a colon behind its word; nil where it has one, or more than a word.
    var withColon: [UInt8]? {
      guard value == nil, content < end else { return nil }
      let word = text[content..<end]
      guard !word.contains(where: Bytes.isBlank), word.allSatisfy({ !Bytes.isFlowIndicator($0) }) else { return nil }
      return text[..<end] + [Bytes.colon] + text[end...]
    }

    /// The line without its value; nil where it has none.
    var keyAlone: [UInt8]? {
      guard let value, value < end else { return nil }
      return Array(text[..<value])
    }
  }
}
