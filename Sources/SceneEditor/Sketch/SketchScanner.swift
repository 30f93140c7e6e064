import SceneDiagnostics
import SceneSyntax

/// Reads the lines of a text one after the other, as a person does.
struct SketchScanner {
  let source: SourceText
  let bytes: [UInt8]
  var entries: [SketchEntry] = []
  var comments: [SourceRange] = []
  var flows: [SketchFlow] = []
  var textLines: Set<Int> = []
  var frames: [Frame] = []
  var line = 1
  let lineCount: Int

  /// A map or a list that lines can still add to.
  struct Frame {
    var column: Int
    var isList: Bool
    /// The entry whose value it is; -1 at the top.
    var owner: Int
    var count = 0
  }

  /// Deeper brackets are read as text, so that no text takes more than its length.
  static let maximumFlowDepth = 64
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let colon = UInt8(ascii: ":")
  static let hash = UInt8(ascii: "#")
  static let dash = UInt8(ascii: "-")

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

  func isBlank(_ byte: UInt8) -> Bool { byte == Self.space || byte == Self.tab }

  func skipBlanks(_ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  mutating func scanLine(_ range: SourceRange) {
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

  func isDash(_ offset: Int, _ end: Int) -> Bool {
    offset < end && bytes[offset] == Self.dash && (offset + 1 == end || isBlank(bytes[offset + 1]))
  }

  func isDocumentMark(_ range: SourceRange) -> Bool {
    guard range.count >= 3 else { return false }
    let mark = bytes[range.lowerBound..<range.lowerBound + 3]
    guard mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8) else { return false }
    return range.count == 3 || isBlank(bytes[range.lowerBound + 3])
  }

  // MARK: - Blocks

  mutating func addItem(at offset: Int, column: Int) -> Int {
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
  func lastEntry(of frame: Frame) -> Int? {
    var index = entries.count - 1
    while index >= 0, entries[index].parent != frame.owner || entries[index].isInFlow {
      index = entries[index].isInFlow ? index - 1 : entries[index].parent
      if index == frame.owner { return nil }
    }
    return index >= 0 ? index : nil
  }

  /// The entry that a new map or list belongs to: the last of the innermost frame.
  func openOwner() -> Int {
    frames.last.flatMap(lastEntry) ?? -1
  }

  mutating func scanContent(_ start: Int, _ end: Int, column: Int, owner: Int?) {
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

  mutating func popFrames(for column: Int) {
    while let top = frames.last, top.column > column || top.column == column && top.isList { frames.removeLast() }
  }

  /// What a key at a column belongs to, with a frame for the map.
  mutating func parentOfKey(at column: Int) -> Int {
    if let top = frames.last, top.column == column, !top.isList { return top.owner }
    return openOwner()
  }

  mutating func addKey(_ start: Int, _ keyEnd: Int, column: Int) -> Int {
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

  func unquoted(_ range: SourceRange) -> String {
    let text = source.string(in: range)
    guard range.count >= 2, let first = text.first, first == "'" || first == "\"", text.last == first else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// Passes tags and anchors; the last tag.
  func scanProperties(_ offset: inout Int, _ end: Int) -> (name: String, range: SourceRange)? {
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
  func keyEnd(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    guard offset < end else { return nil }
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      offset += 1
      while offset < end, bytes[offset] != first {
        offset += first == UInt8(ascii: "\"") && bytes[offset] == 0x5C ? 2 : 1
      }
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

  func endsKey(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == Self.colon && (offset + 1 >= end || isBlank(bytes[offset + 1]))
  }

  /// A scalar without the space around it and the comment behind it.
  func trimmed(_ start: Int, _ end: Int) -> SourceRange {
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

  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  mutating func addComment(behind offset: Int, _ end: Int) {
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

  mutating func scanValue(of entry: Int, from start: Int, _ end: Int) {
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

  mutating func set(_ entry: Int, _ value: SourceRange, _ style: SketchEntry.Style) {
    entries[entry].value = value
    entries[entry].style = style
    entries[entry].end = value.upperBound
  }

  /// Passes the lines of a block scalar, which are indented more than its key.
  mutating func scanBlockScalar(of entry: Int, _ start: Int, _ end: Int) {
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

  func skipSpaces(_ range: SourceRange) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes[offset] == Self.space { offset += 1 }
    return offset
  }

  /// Passes a quoted text; where its quote is not closed before a line that cannot belong to it, it ends with its line.
  mutating func scanQuoted(_ start: Int, column: Int) -> Int {
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
}
