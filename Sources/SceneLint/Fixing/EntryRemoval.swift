import SceneDiagnostics
import SceneSyntax

/// Takes entries out of the maps of a text, with their lines and nothing else.
struct EntryRemoval {
  private let tree: SyntaxTree
  /// In the order of the text.
  private let comments: [SourceRange]

  init(_ tree: SyntaxTree, comments: [SourceRange]) {
    self.tree = tree
    self.comments = comments
  }

  /// The edit that removes a key and its value; nil where a comment or an anchor would be lost, or the map be empty.
  func edit(removing key: NodeID) -> TextEdit? {
    guard let map = tree.parent(of: key), let value = tree.nextSibling(of: key) else { return nil }
    let nextKey = tree.nextSibling(of: value)
    guard nextKey != nil || tree.firstChild(of: map) != key else { return nil }
    let start = tree.fullRange(of: key).lowerBound
    let end = max(tree.fullRange(of: value).upperBound, tree[key].range.upperBound)
    let range: SourceRange
    if let nextKey {
      range = SourceRange(start, tree.fullRange(of: nextKey).lowerBound)
    } else if tree[map].style == .flow {
      // Only the last entry has to look for the one before it.
      let before = tree.children(of: map).reduce(value) { $1.index < key.index ? $1 : $0 }
      range = SourceRange(tree.fullRange(of: before).upperBound, end)
    } else {
      guard let lines = lastLines(from: start, to: end) else { return nil }
      range = lines
    }
    let isSafe = comment(in: range) == nil && !isExplained(start) && !hasAnchor(range)
    return isSafe ? TextEdit(range: range, replacement: "") : nil
  }

  /// The lines of the last entry of a block, from the line ending before it.
  private func lastLines(from start: Int, to end: Int) -> SourceRange? {
    let source = tree.source
    let line = source.position(at: start).line
    let indentation = SourceRange(source.rangeOfLine(line).lowerBound, start)
    guard line > 1, source.string(in: indentation).allSatisfy({ $0 == " " }) else { return nil }
    let rest = SourceRange(end, source.rangeOfLine(source.position(at: end).line).upperBound)
    guard source.string(in: rest).allSatisfy({ $0 == " " }) else { return nil }
    return SourceRange(source.rangeOfLine(line - 1).upperBound, rest.upperBound)
  }

  /// Whether the line above an offset is a comment, which would lose what it is about.
  private func isExplained(_ start: Int) -> Bool {
    let source = tree.source
    let line = source.position(at: start).line
    guard line > 1 else { return false }
    let above = source.rangeOfLine(line - 1)
    guard let comment = comment(in: above) else { return false }
    return source.string(in: SourceRange(above.lowerBound, comment.lowerBound)).allSatisfy { $0 == " " }
  }

  private func hasAnchor(_ range: SourceRange) -> Bool {
    tree.source.bytes[range.lowerBound..<range.upperBound].contains(UInt8(ascii: "&"))
  }

  /// The first comment that overlaps a range; nil where none does.
  private func comment(in range: SourceRange) -> SourceRange? {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].upperBound > range.lowerBound { high = middle } else { low = middle + 1 }
    }
    return low < comments.count && comments[low].lowerBound < range.upperBound ? comments[low] : nil
  }
}
