import SceneDiagnostics
import SceneSyntax

extension SceneLayout {
  /// Writes the comments at the top of the file, where the entry below them moves.
  ///
  /// The last paragraph belongs to the entry, where there are others before it.
  mutating func writeHeader(of root: NodeID) {
    guard let first = tree.firstChild(of: root), let all = comments.above[first],
      entries(of: root, as: context.document, nil).first?.key != first
    else { return }
    var header = all
    if !startsParagraph(first), let last = all.lastIndex(where: \.hasBlankAbove), last > 0 {
      header = Array(all[..<last])
    }
    for (index, comment) in header.enumerated() {
      if index > 0, comment.hasBlankAbove { blank() }
      line(comment.text, at: 0)
    }
    let rest = Array(all.dropFirst(header.count))
    if !rest.isEmpty || startsParagraph(first) { blank() }
    comments.above[first] = rest.isEmpty ? nil : rest
  }

  /// Writes the comments above an entry or element, and an empty line where the author left some.
  mutating func writeAbove(_ anchor: NodeID, at indentation: Int, isFirst: Bool, as role: FormatRole = .value) {
    var isFirst = isFirst
    if carrierOfSuppression(anchor, as: role) == nil {
      for comment in comments.above[anchor] ?? [] {
        if !isFirst, comment.hasBlankAbove { blank() }
        line(comment.text, at: indentation)
        isFirst = false
      }
    }
    if !isFirst, startsParagraph(anchor) { blank() }
  }

  /// Writes the comments behind the last child of a collection.
  mutating func writeEnd(of node: NodeID, at indentation: Int) {
    for comment in comments.atEnd[node] ?? [] {
      if comment.hasBlankAbove { blank() }
      line(comment.text, at: indentation)
    }
  }

  /// Whether an empty line stands directly above an entry or element.
  private func startsParagraph(_ anchor: NodeID) -> Bool {
    let offset = tree.fullRange(of: anchor).lowerBound
    guard tree.source.startsLine(at: offset) else { return false }
    return tree.source.isBlankLine(tree.source.position(at: offset).line - 1)
  }

  /// Whether an entry of the document that moved was the last of its paragraph, and so is one of its own now.
  func needsBlank(_ entry: EntryOrder.Entry) -> Bool {
    guard let next = tree.nextSibling(of: entry.value) else { return false }
    return comments.above[next]?.first?.hasBlankAbove ?? startsParagraph(next)
  }

  /// The entry of an element that comments above the element silence findings in, where it is not its first any more.
  func carrierOfSuppression(_ element: NodeID, as role: FormatRole) -> NodeID? {
    guard comments.above[element]?.contains(where: \.isSuppression) == true, tree[element].kind == .mapping,
      tree[element].style == .block, let first = tree.firstChild(of: element)
    else { return nil }
    let entries = entries(of: element, as: role, context.objectKeys(of: element, role))
    if entries.first?.key == first, context.classTag(of: element, role) == nil { return nil }
    return first
  }

  /// The space before a comment behind a value, so that comments below each other stay so.
  func gap(before comment: SourceComment, after start: Start, column: Int) -> Int {
    let position = tree.source.position(at: tree.fullRange(of: start.node).lowerBound)
    guard position.line == comment.line else { return 2 }
    guard comments.isAligned(comment) else { return max(1, comment.gap) }
    return max(1, comment.column - position.column + start.nodeColumn - column)
  }
}
