import SceneDiagnostics
import SceneSyntax

/// Reads the lines of a text one after the other, as a person does.
struct SketchScanner {
  let source: SourceText
  let bytes: [UInt8]
  private(set) var entries: [SketchEntry] = []
  private(set) var comments: [SourceRange] = []
  private(set) var flows: [(range: SourceRange, owner: Int, isMap: Bool, isClosed: Bool)] = []
  private(set) var textLines: Set<Int> = []
  private var frames: [Frame] = []
  private var line = 1
  private let lineCount: Int

  /// A map or a list that lines can still add to.
  private struct Frame {
    var column: Int
    var isList: Bool
    /// The entry whose value it is; -1 at the top.
    var owner: Int
    var count = 0
  }

  /// Deeper brackets are read as text, so that no text takes more than its length.
  private static let maximumFlowDepth = 64
  /// More brackets than this are no scene.
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")
  private static let dash = UInt8(ascii: "-")

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    lineCount = source.lineCount
  }

  mutating func scan() {
    while line <= lineCount {
      scanLine(source.rangeOfLine(line))
      line += 1
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == Self.space || byte == Self.tab }

  private func skipBlanks(_ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  private mutating func scanLine(_ range: SourceRange) {
    let end = range.upperBound
    var offset = skipBlanks(range.lowerBound, end)
    guard offset < end else { return }
    if bytes[offset] == Self.hash {
      comments.append(SourceRange(offset, end))
      return
    }
    if MergeConflict.mark(of: range, in: bytes) != nil { return }
    if offset == range.lowerBound, isDocumentMark(range) || bytes[offset] == UInt8(ascii: "%") { return }
    var owner: Int?
    while isDash(offset, end) {
      owner = addItem(at: offset, column: offset - range.lowerBound)
      offset = skipBlanks(offset + 1, end)
    }
    scanContent(offset, end, column: offset - range.lowerBound, owner: owner)
  }

  private func isDash(_ offset: Int, _ end: Int) -> Bool {
    offset < end && bytes[offset] == Self.dash && (offset + 1 == end || isBlank(bytes[offset + 1]))
  }

  private func isDocumentMark(_ range: SourceRange) -> Bool {
    guard range.count >= 3 else { return false }
    let mark = bytes[range.lowerBound..<range.lowerBound + 3]
    guard mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8) else { return false }
    return range.count == 3 || isBlank(bytes[range.lowerBound + 3])
  }

  // MARK: - Blocks

  private mutating func addItem(at offset: Int, column: Int) -> Int {
    while let top = frames.last {
      if top.column < column || top.column == column && top.isList { break }
      // A list may stand below its key's first letter.
      if top.column == column, !top.isList, let last = lastEntry(of: top), entries[last].isOpen { break }
      frames.removeLast()
    }
    if frames.last.map({ !($0.column == column && $0.isList) }) ?? true {
      frames.append(Frame(column: column, isList: true, owner: openOwner()))
    }
    let number = frames[frames.count - 1].count
    frames[frames.count - 1].count += 1
    entries.append(
      SketchEntry(
        kind: .item(number),
        parent: frames[frames.count - 1].owner,
        line: line,
        column: column,
        name: "",
        nameRange: SourceRange(offset, offset + 1),
        markEnd: offset + 1,
        value: SourceRange(offset + 1, offset + 1),
        end: offset + 1
      )
    )
    return entries.count - 1
  }

  /// The last key or item of a frame; nil where it has none.
  private func lastEntry(of frame: Frame) -> Int? {
    var index = entries.count - 1
    while index >= 0, entries[index].parent != frame.owner || entries[index].isInFlow {
      index = entries[index].isInFlow ? index - 1 : entries[index].parent
      if index == frame.owner { return nil }
    }
    return index >= 0 ? index : nil
  }

  /// The entry that a new map or list belongs to: the last of the innermost frame.
  private func openOwner() -> Int {
    frames.last.flatMap(lastEntry) ?? -1
  }

  private mutating func scanContent(_ start: Int, _ end: Int, column: Int, owner: Int?) {
    guard start < end else { return }
    var offset = start
    if bytes[offset] == Self.hash {
      comments.append(SourceRange(offset, end))
      return
    }
    let properties = scanProperties(&offset, end)
    if let key = keyEnd(offset, end) {
      if let tag = properties, let owner { entries[owner].tag = tag }
      let entry = addKey(offset, key, column: offset - start + column)
      scanValue(of: entry, from: entries[entry].markEnd, end)
      return
    }
    if let owner {
      if let properties { entries[owner].tag = properties }
      scanValue(of: owner, from: start, end)
      return
    }
    // A word alone: a key to be, or the next line of a text.
    let range = trimmed(offset, end)
    guard !range.isEmpty else {
      if let properties, let last = entries.indices.last, entries[last].isOpen { entries[last].tag = properties }
      return
    }
    let first = bytes[range.lowerBound]
    if let last = entries.indices.last, entries[last].isOpen, column > entries[last].column,
      "\"'[{|>*".utf8.contains(first)
    {
      if let properties { entries[last].tag = properties }
      scanValue(of: last, from: offset, end)
      return
    }
    popFrames(for: column)
    let parent = parentOfKey(at: column)
    entries.append(
      SketchEntry(
        kind: .bare,
        parent: parent,
        line: line,
        column: column,
        name: source.string(in: range),
        nameRange: range,
        markEnd: range.upperBound,
        value: SourceRange(range.upperBound, range.upperBound),
        end: range.upperBound
      )
    )
    addComment(behind: range.upperBound, end)
  }

  private mutating func popFrames(for column: Int) {
    while let top = frames.last, top.column > column || top.column == column && top.isList { frames.removeLast() }
  }

  /// What a key at a column belongs to, with a frame for the map.
  private mutating func parentOfKey(at column: Int) -> Int {
    if let top = frames.last, top.column == column, !top.isList { return top.owner }
    return openOwner()
  }

  private mutating func addKey(_ start: Int, _ keyEnd: Int, column: Int) -> Int {
    popFrames(for: column)
    if frames.last.map({ !($0.column == column && !$0.isList) }) ?? true {
      frames.append(Frame(column: column, isList: false, owner: openOwner()))
    }
    let name = SourceRange(start, trimmedEnd(start, keyEnd))
    entries.append(
      SketchEntry(
        kind: .key,
        parent: frames[frames.count - 1].owner,
        line: line,
        column: column,
        name: unquoted(name),
        nameRange: name,
        markEnd: keyEnd + 1,
        value: SourceRange(keyEnd + 1, keyEnd + 1),
        end: keyEnd + 1
      )
    )
    return entries.count - 1
  }

  private func unquoted(_ range: SourceRange) -> String {
    let text = source.string(in: range)
    guard range.count >= 2, let first = text.first, first == "'" || first == "\"", text.last == first else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Passes tags and anchors; the last tag.
  private func scanProperties(_ offset: inout Int, _ end: Int) -> (name: String, range: SourceRange)? {
    var tag: (name: String, range: SourceRange)?
    while offset < end, bytes[offset] == UInt8(ascii: "!") || bytes[offset] == UInt8(ascii: "&") {
      let start = offset
      while offset < end, !isBlank(bytes[offset]), !",[]{}".utf8.contains(bytes[offset]) { offset += 1 }
      if bytes[start] == UInt8(ascii: "!") {
        let range = SourceRange(start, offset)
        tag = (String(source.string(in: range).drop { $0 == "!" }), range)
      }
      let next = skipBlanks(offset, end)
      if next == offset { break }
      offset = next
    }
    return tag
  }

  /// The colon that ends a key; nil where the text has none.
  private func keyEnd(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    guard offset < end else { return nil }
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      offset += 1
      while offset < end, bytes[offset] != first { offset += first == UInt8(ascii: "\"") && bytes[offset] == 0x5C ? 2 : 1 }
      offset = skipBlanks(min(offset + 1, end), end)
      return offset < end && endsKey(offset, end) ? offset : nil
    }
    if "[{|>@`%*".utf8.contains(first) { return nil }
    while offset < end {
      if bytes[offset] == Self.colon, endsKey(offset, end) { return offset }
      if bytes[offset] == Self.hash, offset > start, isBlank(bytes[offset - 1]) { return nil }
      offset += 1
    }
    return nil
  }

  private func endsKey(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == Self.colon && (offset + 1 >= end || isBlank(bytes[offset + 1]))
  }

  /// A scalar without the space around it and the comment behind it.
  private func trimmed(_ start: Int, _ end: Int) -> SourceRange {
    var stop = end
    var offset = start
    while offset < end {
      if bytes[offset] == Self.hash, offset == start || isBlank(bytes[offset - 1]) {
        stop = offset
        break
      }
      offset += 1
    }
    return SourceRange(start, trimmedEnd(start, stop))
  }

  private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func addComment(behind offset: Int, _ end: Int) {
    var offset = offset
    while offset < end {
      if bytes[offset] == Self.hash, isBlank(bytes[offset - 1]) {
        comments.append(SourceRange(offset, end))
        return
      }
      offset += 1
    }
  }

  // MARK: - Values

  private mutating func scanValue(of entry: Int, from start: Int, _ end: Int) {
    var offset = skipBlanks(start, end)
    guard offset < end else { return }
    if let tag = scanProperties(&offset, end) { entries[entry].tag = tag }
    guard offset < end else { return }
    switch bytes[offset] {
    case Self.hash where offset == start || isBlank(bytes[offset - 1]): comments.append(SourceRange(offset, end))
    case UInt8(ascii: "|"), UInt8(ascii: ">"): scanBlockScalar(of: entry, offset, end)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let close = scanQuoted(offset, column: entries[entry].column)
      let style: SketchEntry.Style = bytes[offset] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
      set(entry, SourceRange(offset, close), style)
      addComment(behind: close, source.rangeOfLine(line).upperBound)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let isMap = bytes[offset] == UInt8(ascii: "{")
      let close = scanFlow(offset, owner: entry, column: entries[entry].column, depth: 0)
      set(entry, SourceRange(offset, close), isMap ? .flowMap : .flowList)
      addComment(behind: close, source.rangeOfLine(line).upperBound)
    default:
      let range = trimmed(offset, end)
      set(entry, range, .plain)
      entries[entry].hasAlias = bytes[offset] == UInt8(ascii: "*")
      addComment(behind: range.upperBound, end)
    }
  }

  private mutating func set(_ entry: Int, _ value: SourceRange, _ style: SketchEntry.Style) {
    entries[entry].value = value
    entries[entry].style = style
    entries[entry].end = value.upperBound
  }

  /// Passes the lines of a block scalar, which are indented more than its key.
  private mutating func scanBlockScalar(of entry: Int, _ start: Int, _ end: Int) {
    set(entry, SourceRange(start, trimmed(start, end).upperBound), .block)
    addComment(behind: start, end)
    // The column of the map or the list around it counts.
    let limit = entries[entry].column
    var next = line + 1
    var last = entries[entry].value.upperBound
    while next <= lineCount {
      let range = source.rangeOfLine(next)
      let first = skipSpaces(range)
      if first < range.upperBound {
        guard first - range.lowerBound > limit else { break }
        last = range.upperBound
      }
      textLines.insert(next)
      next += 1
    }
    // Empty lines at the end belong to nothing.
    while next - 1 > line, source.rangeOfLine(next - 1).isEmpty {
      next -= 1
      textLines.remove(next)
    }
    entries[entry].value = SourceRange(start, max(last, start))
    entries[entry].end = entries[entry].value.upperBound
    line = next - 1
  }

  private func skipSpaces(_ range: SourceRange) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes[offset] == Self.space { offset += 1 }
    return offset
  }

  /// Passes a quoted text; where its quote is not closed before a line that cannot belong to it, it ends with its line.
  private mutating func scanQuoted(_ start: Int, column: Int) -> Int {
    let quote = bytes[start]
    var current = line
    var offset = start + 1
    var end = source.rangeOfLine(line).upperBound
    while true {
      while offset < end {
        if quote == UInt8(ascii: "\""), bytes[offset] == 0x5C {
          offset += 2
          continue
        }
        if bytes[offset] == quote {
          if quote == UInt8(ascii: "'"), offset + 1 < end, bytes[offset + 1] == quote {
            offset += 2
            continue
          }
          for passed in line..<current { textLines.insert(passed + 1) }
          line = current
          return offset + 1
        }
        offset += 1
      }
      current += 1
      guard current <= lineCount, current - line < 1000 else { break }
      let range = source.rangeOfLine(current)
      let first = skipSpaces(range)
      if first < range.upperBound, first - range.lowerBound <= column { break }
      (offset, end) = (range.lowerBound, range.upperBound)
    }
    return trimmedEnd(start, source.rangeOfLine(line).upperBound)
  }

  // MARK: - Brackets

  /// Passes brackets with everything in them; gives where they end.
  private mutating func scanFlow(_ start: Int, owner: Int, column: Int, depth: Int) -> Int {
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
        flows.append((SourceRange(start, end), owner, isMap, false))
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
        flows.append((SourceRange(start, stop), owner, isMap, false))
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
    flows.append((SourceRange(start, offset), owner, isMap, true))
    return offset
  }

  /// A place between commas where nothing is written yet.
  private mutating func addFlowGhost(at offset: Int, owner: Int, isMap: Bool, _ count: Int) {
    let place = SourceRange(offset, offset)
    entries.append(
      SketchEntry(
        kind: isMap ? .bare : .item(count),
        parent: owner,
        line: line,
        column: offset - source.rangeOfLine(line).lowerBound,
        name: "",
        nameRange: place,
        markEnd: offset,
        value: place,
        isInFlow: true,
        end: offset
      )
    )
  }

  /// The next character within brackets, in this line or one that belongs to them; the end of the line where there is none.
  private mutating func skipFlowSpace(_ start: Int, column: Int) -> Int {
    var offset = start
    while true {
      let end = source.rangeOfLine(line).upperBound
      offset = skipBlanks(offset, end)
      if offset < end, bytes[offset] != Self.hash || offset > 0 && !isBlank(bytes[offset - 1]) && offset != source.rangeOfLine(line).lowerBound {
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

  private func isEmptyLine(_ line: Int) -> Bool {
    let range = source.rangeOfLine(line)
    let first = skipBlanks(range.lowerBound, range.upperBound)
    return first == range.upperBound || bytes[first] == Self.hash
  }

  /// Whether a line can go on with brackets whose entry is at a column: others begin a new entry, and the brackets were
  /// forgotten.
  private func belongsToFlow(_ line: Int, column: Int) -> Bool {
    let range = source.rangeOfLine(line)
    let first = skipBlanks(range.lowerBound, range.upperBound)
    if first - range.lowerBound > column { return true }
    return "]},".utf8.contains(bytes[first]) || !isDash(first, range.upperBound) && keyEnd(first, range.upperBound) == nil
  }

  private mutating func scanFlowEntry(
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

  private mutating func scanFlowValue(of entry: Int, _ offset: Int, column: Int, depth: Int) -> Int {
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

  private mutating func scanFlowScalar(_ start: Int, column: Int) -> Int {
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") { return scanQuoted(start, column: column) }
    let end = source.rangeOfLine(line).upperBound
    var offset = start
    while offset < end, !",[]{}".utf8.contains(bytes[offset]) {
      if bytes[offset] == Self.hash, offset > start, isBlank(bytes[offset - 1]) { break }
      offset += 1
    }
    return offset
  }

  /// The colon behind a key in braces; nil where there is none before the next comma.
  private func flowKeyEnd(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      offset += 1
      while offset < end, bytes[offset] != first { offset += first == UInt8(ascii: "\"") && bytes[offset] == 0x5C ? 2 : 1 }
      offset = skipBlanks(min(offset + 1, end), end)
      return offset < end && bytes[offset] == Self.colon ? offset : nil
    }
    while offset < end, !",[]{}".utf8.contains(bytes[offset]) {
      if bytes[offset] == Self.colon, offset + 1 >= end || isBlank(bytes[offset + 1]) || ",]}".utf8.contains(bytes[offset + 1]) {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
