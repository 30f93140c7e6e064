import Backports
import SceneDiagnostics
import SceneSyntax

/// Puts entries into the maps and lists of a text, in the style in which these are written.
struct EntryInsertion {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// The edit that appends a scalar to a list; nil where the list has a form that would not take it.
  func edit(appending text: String, to list: NodeID) -> TextEdit? {
    guard tree[list].kind == .sequence else { return nil }
    let last = tree.children(of: list).reduce(nil) { _, item in item }
    if tree[list].style == .flow {
      let item = ScalarSpelling.text(text, inFlow: true)
      guard let last else { return insertion("\(item)", at: tree[list].range.lowerBound + 1) }
      return insertion(", \(item)", at: tree.fullRange(of: last).upperBound)
    }
    guard let last, let indentation = blanks(before: tree[list].range.lowerBound) else { return nil }
    return line("\(indentation)- \(ScalarSpelling.text(text, inFlow: false))", after: last)
  }

  /// The edit that puts a key and its value behind another entry of a map.
  ///
  /// - Parameters:
  ///   - entry: The key and the value in flow style, such as `contentHuggingPriority: {horizontal: 252}`.
  ///   - list: A scalar that makes up a list, which is the value in place of the one in `entry`; nil for none.
  ///   - key: The key of the entry before.
  func edit(adding entry: String, listing item: String? = nil, after key: NodeID) -> TextEdit? {
    guard let map = tree.parent(of: key), tree[map].kind == .mapping, let value = tree.nextSibling(of: key) else {
      return nil
    }
    if tree[map].style == .flow {
      let list = item.map { " [\(ScalarSpelling.text($0, inFlow: true))]" } ?? ""
      return insertion(", \(entry)\(list)", at: max(tree.fullRange(of: value).upperBound, tree[key].range.upperBound))
    }
    guard let first = tree.firstChild(of: map), let indentation = column(of: first) else { return nil }
    let list = item.map { "\n\(indentation)  - \(ScalarSpelling.text($0, inFlow: false))" } ?? ""
    return line("\(indentation)\(entry)\(list)", after: tree[value].range.isEmpty ? key : value)
  }

  private func insertion(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: SourceRange(offset, offset), replacement: text)
  }

  /// Lines of their own behind the line on which a node ends, so that a comment there stays with it.
  private func line(_ text: String, after node: NodeID) -> TextEdit {
    let source = tree.source
    let ending = source.rangeOfLine(source.position(at: tree[node].range.upperBound).line).upperBound
    let isReturned = ending < source.bytes.count && source.bytes[ending] == UInt8(ascii: "\r")
    let lines = "\n" + text
    return insertion(isReturned ? lines.replacing("\n", with: "\r\n") : lines, at: ending)
  }

  /// As many spaces as stand before an offset on its line; nil where anything else does.
  private func blanks(before offset: Int) -> String? {
    guard let indentation = column(at: offset) else { return nil }
    let start = tree.source.rangeOfLine(tree.source.position(at: offset).line).lowerBound
    return tree.source.string(in: SourceRange(start, offset)) == indentation ? indentation : nil
  }

  private func column(of node: NodeID) -> String? { column(at: tree.fullRange(of: node).lowerBound) }

  /// As many spaces as an offset is behind the beginning of its line; nil where characters there have no width of one.
  private func column(at offset: Int) -> String? {
    let start = tree.source.rangeOfLine(tree.source.position(at: offset).line).lowerBound
    let before = tree.source.string(in: SourceRange(start, offset))
    return before.allSatisfy(\.isASCII) ? String(repeating: " ", count: before.utf8.count) : nil
  }
}
