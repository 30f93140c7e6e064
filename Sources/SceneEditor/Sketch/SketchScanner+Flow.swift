import SceneDiagnostics

/// Brackets and braces, over as many lines as they take.
extension SketchScanner {
  /// Passes brackets with everything in them; gives where they end.
  mutating func scanFlow(_ start: Int, owner: Int, column: Int, depth: Int) -> Int {
    let isMap = bytes[start] == UInt8(ascii: "{")
    var offset = start + 1
    var count = 0
    var isClosed = false
    while !isClosed {
      offset = skipFlowSpace(offset, column: column)
      let end = source.rangeOfLine(line).upperBound
      let segment = entries.count
      guard offset < end else {
        // The text ends here, or goes on outside of the brackets.
        addFlowGhost(at: end, owner: owner, isMap: isMap, count)
        flows.append(SketchFlow(range: SourceRange(start, end), owner: owner, isMap: isMap, isClosed: false))
        return trimmedEnd(start, end)
      }
      if ",]}".utf8.contains(bytes[offset]) {
        if !(count > 0 && bytes[offset] != UInt8(ascii: ",")) || bytes[offset - 1] != UInt8(ascii: ",") {
          addFlowGhost(at: offset, owner: owner, isMap: isMap, count)
        }
      } else {
        offset = scanFlowEntry(offset, owner: owner, isMap: isMap, count, column: column, depth: depth)
      }
      if entries.count > segment { count += 1 }
      offset = skipFlowSpace(offset, column: column)
      let stop = source.rangeOfLine(line).upperBound
      guard offset < stop else {
        addFlowGhost(at: stop, owner: owner, isMap: isMap, count)
        flows.append(SketchFlow(range: SourceRange(start, stop), owner: owner, isMap: isMap, isClosed: false))
        return trimmedEnd(start, stop)
      }
      switch bytes[offset] {
      case UInt8(ascii: ","): offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        offset += 1
        isClosed = true
      default:
        // Something stands where a comma is missing.
        if entries.count == segment { offset += 1 }
      }
    }
    flows.append(SketchFlow(range: SourceRange(start, offset), owner: owner, isMap: isMap, isClosed: true))
    return offset
  }

  /// An entry between commas where nothing is written yet.
  mutating func addFlowGhost(at offset: Int, owner: Int, isMap: Bool, _ count: Int) {
    let empty = SourceRange(offset, offset)
    entries.append(
      SketchEntry(
        kind: isMap ? .bare : .item(count),
        parent: owner,
        line: line,
        column: offset - source.rangeOfLine(line).lowerBound,
        name: "",
        nameRange: empty,
        markEnd: offset,
        value: empty,
        isInFlow: true,
        end: offset
      )
    )
  }

  /// The next character within brackets, in this line or one that belongs to them; the end of the line where there is none.
  mutating func skipFlowSpace(_ start: Int, column: Int) -> Int {
    var offset = start
    while true {
      let end = source.rangeOfLine(line).upperBound
      offset = skipBlanks(offset, end)
      if offset < end,
        bytes[offset] != Self.hash
          || offset > 0 && !isBlank(bytes[offset - 1]) && offset != source.rangeOfLine(line).lowerBound
      {
        return offset
      }
      if offset < end { comments.append(SourceRange(offset, end)) }
      var next = line + 1
      while next <= lineCount, isEmptyLine(next) { next += 1 }
      guard next <= lineCount, belongsToFlow(next, column: column) else { return end }
      line = next
      offset = source.rangeOfLine(next).lowerBound
    }
  }

  func isEmptyLine(_ line: Int) -> Bool {
    let range = source.rangeOfLine(line)
    let first = skipBlanks(range.lowerBound, range.upperBound)
    return first == range.upperBound || bytes[first] == Self.hash
  }

  /// Whether a line can go on with brackets whose entry is at a column: others begin a new entry, and the brackets were
  /// forgotten.
  func belongsToFlow(_ line: Int, column: Int) -> Bool {
    let range = source.rangeOfLine(line)
    let first = skipBlanks(range.lowerBound, range.upperBound)
    if first - range.lowerBound > column { return true }
    return "]},".utf8.contains(bytes[first])
      || !isDash(first, range.upperBound) && keyEnd(first, range.upperBound) == nil
  }

  mutating func scanFlowEntry(
    _ start: Int,
    owner: Int,
    isMap: Bool,
    _ count: Int,
    column: Int,
    depth: Int
  ) -> Int {
    let lineStart = source.rangeOfLine(line).lowerBound
    let end = source.rangeOfLine(line).upperBound
    var offset = start
    let tag = scanProperties(&offset, end)
    let index = entries.count
    entries.append(
      SketchEntry(
        kind: isMap ? .bare : .item(count),
        parent: owner,
        line: line,
        column: start - lineStart,
        name: "",
        nameRange: SourceRange(start, start),
        markEnd: start,
        value: SourceRange(offset, offset),
        isInFlow: true,
        end: offset
      )
    )
    entries[index].tag = tag
    guard offset < end else { return offset }
    if isMap, let colon = flowKeyEnd(offset, end) {
      let name = SourceRange(offset, trimmedEnd(offset, colon))
      entries[index].kind = .key
      entries[index].name = unquoted(name)
      entries[index].nameRange = name
      entries[index].markEnd = colon + 1
      entries[index].value = SourceRange(colon + 1, colon + 1)
      entries[index].end = colon + 1
      offset = skipFlowSpace(colon + 1, column: column)
      let stop = source.rangeOfLine(line).upperBound
      if let tag = scanProperties(&offset, stop) { entries[index].tag = tag }
      guard offset < stop, !",]}".utf8.contains(bytes[offset]) else { return offset }
      return scanFlowValue(of: index, offset, column: column, depth: depth)
    }
    if isMap {
      let close = scanFlowScalar(offset, column: column)
      entries[index].nameRange = SourceRange(offset, trimmedEnd(offset, close))
      entries[index].name = unquoted(entries[index].nameRange)
      entries[index].markEnd = entries[index].nameRange.upperBound
      entries[index].value = SourceRange(entries[index].markEnd, entries[index].markEnd)
      entries[index].end = entries[index].markEnd
      return max(close, offset + 1)
    }
    return scanFlowValue(of: index, offset, column: column, depth: depth)
  }

  mutating func scanFlowValue(of entry: Int, _ offset: Int, column: Int, depth: Int) -> Int {
    let first = bytes[offset]
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{"), depth < Self.maximumFlowDepth {
      let close = scanFlow(offset, owner: entry, column: column, depth: depth + 1)
      set(entry, SourceRange(offset, close), first == UInt8(ascii: "{") ? .flowMap : .flowList)
      return close
    }
    let close = scanFlowScalar(offset, column: column)
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let style: SketchEntry.Style = isQuoted ? first == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted : .plain
    set(entry, SourceRange(offset, isQuoted ? close : trimmedEnd(offset, close)), style)
    entries[entry].hasAlias = first == UInt8(ascii: "*")
    return max(close, offset + 1)
  }

  mutating func scanFlowScalar(_ start: Int, column: Int) -> Int {
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      return scanQuoted(start, column: column)
    }
    let end = source.rangeOfLine(line).upperBound
    var offset = start
    while offset < end, !",[]{}".utf8.contains(bytes[offset]) {
      if bytes[offset] == Self.hash, offset > start, isBlank(bytes[offset - 1]) { break }
      offset += 1
    }
    return offset
  }

  /// The colon behind a key in braces; nil where there is none before the next comma.
  func flowKeyEnd(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      offset += 1
      while offset < end, bytes[offset] != first {
        offset += first == UInt8(ascii: "\"") && bytes[offset] == 0x5C ? 2 : 1
      }
      offset = skipBlanks(min(offset + 1, end), end)
      return offset < end && bytes[offset] == Self.colon ? offset : nil
    }
    while offset < end, !",[]{}".utf8.contains(bytes[offset]) {
      if bytes[offset] == Self.colon,
        offset + 1 >= end || isBlank(bytes[offset + 1]) || ",]}".utf8.contains(bytes[offset + 1])
      {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
