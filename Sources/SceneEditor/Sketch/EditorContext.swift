package import SceneDiagnostics

/// What stands at an offset of a text, and what could.
package struct EditorContext: Sendable {
  /// What is written at the offset.
  package enum Side: Hashable, Sendable {
    /// A key of the map that `parent` has as its value.
    case key
    /// The value of `entry`.
    case value
    /// A new item of the list that `parent` has as its value; its dash is not written.
    case item
    case comment
    /// Nothing that has a meaning: a line of a text, the space behind a value.
    case nothing
  }

  package var side: Side
  /// The entry whose value holds what is written here; -1 for the whole text.
  package var parent: Int
  /// The entry that stands here; nil where there is none.
  package var entry: Int?
  /// What is replaced.
  package var token: SourceRange
  /// Whether a colon follows the token.
  package var hasColon = false
  /// Whether the offset is in brackets or braces.
  package var isInFlow = false
  /// The column of the key or the item, in bytes.
  package var column = 0

  /// The names and numbers that lead to the offset, from the top.
  package func path(in sketch: SceneSketch) -> [String] {
    if let entry { return sketch.path(of: entry) }
    return parent < 0 ? [] : sketch.path(of: parent)
  }
}

extension SceneSketch {
  /// What stands at an offset.
  package func context(at offset: Int) -> EditorContext {
    let offset = min(max(offset, 0), source.bytes.count)
    let nothing = EditorContext(side: .nothing, parent: -1, token: SourceRange(offset, offset))
    if let comment = comment(at: offset) {
      return EditorContext(side: .comment, parent: -1, token: comment)
    }
    let line = source.position(at: offset).line
    if textLines.contains(line) { return nothing }
    if let flow = flow(at: offset) { return flowContext(flow, offset) }
    return blockContext(line, offset)
  }

  /// The comment that an offset is in; nil where it is in none.
  package func comment(at offset: Int) -> SourceRange? {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset <= comments[low - 1].upperBound ? comments[low - 1] : nil
  }

  /// The innermost brackets around an offset.
  private func flow(at offset: Int) -> Int? {
    var (low, high) = (0, flows.count)
    while low < high {
      let middle = (low + high) / 2
      if flows[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    var found = low > 0 ? low - 1 : nil
    while let index = found, !flows[index].contains(offset) { found = flows[index].outer }
    return found
  }

  private func flowContext(_ index: Int, _ offset: Int) -> EditorContext {
    let flow = flows[index]
    var context = EditorContext(side: flow.isMap ? .key : .item, parent: flow.owner, token: SourceRange(offset, offset))
    context.isInFlow = true
    guard let found = lastEntry(inFlowOf: flow.owner, before: offset),
      !hasComma(from: entries[found].end, to: offset)
    else { return context }
    let entry = entries[found]
    context.entry = found
    switch entry.kind {
    case .key where offset >= entry.markEnd:
      context.side = .value
      context.token = entry.value.contains(offset) ? entry.value : context.token
      if !entry.value.isEmpty, !entry.value.contains(offset) { context.side = .nothing }
    case .key, .bare:
      context.token = entry.nameRange
      context.hasColon = entry.kind == .key
      if offset > entry.nameRange.upperBound { context.side = .nothing }
    case .item:
      context.side = .value
      context.token = entry.value.contains(offset) ? entry.value : context.token
      if offset > entry.value.upperBound, !entry.value.isEmpty { context.side = .nothing }
    }
    return context
  }

  /// The last entry between the brackets of an owner that begins at an offset or before it; nil where none does.
  private func lastEntry(inFlowOf owner: Int, before offset: Int) -> Int? {
    let children = children(of: owner)
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[children[middle]].nameRange.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return children[..<low].last { entries[$0].isInFlow }
  }

  private func hasComma(from start: Int, to end: Int) -> Bool {
    start < end && source.bytes[start..<end].contains(UInt8(ascii: ","))
  }

  private func blockContext(_ line: Int, _ offset: Int) -> EditorContext {
    let start = source.rangeOfLine(line).lowerBound
    var last = entry(before: offset)
    while let index = last, entries[index].isInFlow { last = entries[index].parent >= 0 ? entries[index].parent : nil }
    if let last, entries[last].line == line || entries[last].isFlow && entries[last].value.contains(offset) {
      return lineContext(last, offset)
    }
    return emptyLineContext(last, line, column: offset - start, offset)
  }

  private func lineContext(_ index: Int, _ offset: Int) -> EditorContext {
    let entry = entries[index]
    var context = EditorContext(side: .key, parent: entry.parent, entry: index, token: entry.nameRange)
    context.column = entry.column
    switch entry.kind {
    case .key where offset < entry.markEnd:
      context.hasColon = true
    case .key:
      context.side = .value
      context.token = SourceRange(offset, offset)
      if entry.value.contains(offset) {
        context.token = entry.value
      } else if offset > entry.value.upperBound, !entry.value.isEmpty {
        context.side = .nothing
      }
    case .bare:
      if offset > entry.nameRange.upperBound { context.side = .nothing }
    case .item:
      context.side = .value
      context.token = SourceRange(offset, offset)
      context.column = entry.nameRange.upperBound + 1 - source.rangeOfLine(entry.line).lowerBound
      if offset < entry.markEnd {
        context.side = .nothing
      } else if entry.value.contains(offset), !entry.value.isEmpty {
        context.token = entry.value
      } else if offset > entry.value.upperBound, !entry.value.isEmpty {
        context.side = .nothing
      }
    }
    return context
  }

  /// Where a key would belong that begins at a column of an empty line.
  private func emptyLineContext(_ last: Int?, _ line: Int, column: Int, _ offset: Int) -> EditorContext {
    var context = EditorContext(side: .key, parent: -1, token: SourceRange(offset, offset))
    context.column = column
    var index = last ?? -1
    while index >= 0 {
      let entry = entries[index]
      if column > entry.column {
        context.parent = index
        if entry.kind == .bare || !entry.isOpen { context.side = .nothing }
        if case .item = entry.kind, let first = children(of: index).first { context.column = entries[first].column }
        return context
      }
      if column == entry.column {
        context.parent = entry.parent
        if case .item = entry.kind { context.side = .item }
        return context
      }
      index = entry.parent
      while index >= 0, entries[index].isInFlow { index = entries[index].parent }
    }
    return context
  }
}

extension SourceRange {
  /// Whether an offset is in the range, or at its end.
  func contains(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
