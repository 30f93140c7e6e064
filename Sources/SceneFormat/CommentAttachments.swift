import SceneDiagnostics
import SceneSyntax

/// To which parts of a scene its comments belong.
///
/// An entry of a map goes by its key, an element of a list by itself.
struct CommentAttachments {
  /// In lines of their own above an entry or element.
  var above: [NodeID: [SourceComment]] = [:]
  /// Behind a value, in its last line.
  var behind: [NodeID: [SourceComment]] = [:]
  /// Behind a key whose value begins in a line below.
  var behindKey: [NodeID: [SourceComment]] = [:]
  /// In lines of their own behind the last child of a collection.
  var atEnd: [NodeID: [SourceComment]] = [:]
  /// The columns of the comments behind something, by line.
  private var columns: [Int: Int] = [:]
  /// The lines of comments that silence findings.
  private var silencing: Set<Int> = []
  /// Where comments lie, in order.
  private let offsets: [Int]
  private let tree: SyntaxTree

  /// Attaches comments, which are in the order of the text.
  init(_ comments: [SourceRange], in tree: SyntaxTree) {
    self.tree = tree
    offsets = comments.map(\.lowerBound)
    var next = 0
    for comment in comments {
      let parsed = SourceComment(comment, in: tree.source)
      if !tree.source.startsLine(at: comment.lowerBound) { columns[parsed.line] = parsed.column }
      if parsed.isSuppression { silencing.insert(parsed.line) }
      while next < tree.nodeCount, tree.fullRange(of: NodeID(Int32(clamping: next))).lowerBound < comment.lowerBound {
        next += 1
      }
      attach(comment, before: next)
    }
  }

  /// Whether there are no comments.
  var isEmpty: Bool { offsets.isEmpty }

  /// Whether a comment behind something stands straight above or below another.
  func isAligned(_ comment: SourceComment) -> Bool {
    columns[comment.line - 1] == comment.column || columns[comment.line + 1] == comment.column
  }

  /// Whether a comment lies within a collection's own characters, or between its key and its first child.
  func areInside(_ node: NodeID) -> Bool {
    if offsets.isEmpty { return false }
    if atEnd[node] != nil { return true }
    if let first = tree.firstChild(of: node), above[first] != nil { return true }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] > tree.fullRange(of: node).lowerBound { high = middle } else { low = middle + 1 }
    }
    return low < offsets.count && offsets[low] < tree[node].range.upperBound
  }

  /// Whether a comment silences what is found in the line in which a node begins, from that line or the one above it.
  func silence(_ node: NodeID) -> Bool {
    guard !silencing.isEmpty else { return false }
    let line = line(of: node)
    return silencing.contains(line) || silencing.contains(line - 1)
  }

  // MARK: - Attaching

  private mutating func attach(_ range: SourceRange, before next: Int) {
    let comment = SourceComment(range, in: tree.source)
    let following = next < tree.nodeCount ? NodeID(Int32(clamping: next)) : nil
    guard next > 0 else {
      if let following { above[anchor(of: following), default: []].append(comment) }
      return
    }
    let last = NodeID(Int32(clamping: next - 1))
    if !isAlone(range), attachBehind(comment, range, last: last, following: following) { return }
    attachAbove(comment, range, last: last, following: following)
  }

  private func isAlone(_ range: SourceRange) -> Bool {
    var index = range.lowerBound - 1
    let bytes = tree.source.bytes
    while index >= tree.source.byteOrderMarkLength, bytes[index] != 0x0A, bytes[index] != 0x0D {
      guard bytes[index] == 0x20 || bytes[index] == 0x09 else { return false }
      index -= 1
    }
    return true
  }

  /// Attaches a comment behind something; false where only a dash or a comma stands before it.
  private mutating func attachBehind(
    _ comment: SourceComment,
    _ range: SourceRange,
    last: NodeID,
    following: NodeID?
  ) -> Bool {
    let node = tree[last]
    if node.range.lowerBound > range.lowerBound {
      // Behind a tag or an anchor.
      above[anchor(of: last, isWhole: true), default: []].append(comment)
      return true
    }
    if node.style == .literal || node.style == .folded, range.lowerBound < node.range.upperBound {
      behind[last, default: []].append(comment)
      return true
    }
    if node.isKey {
      behindKey[last, default: []].append(comment)
      return true
    }
    if isCollection(last), range.lowerBound < node.range.upperBound { return false }
    var value = last
    while let parent = tree.parent(of: value), tree[parent].style == .flow,
      tree[parent].range.upperBound <= range.lowerBound
    {
      value = parent
    }
    guard tree.source.isOneLine(tree[value].range.upperBound, range.lowerBound) else { return false }
    behind[value, default: []].append(comment)
    return true
  }

  private mutating func attachAbove(
    _ comment: SourceComment,
    _ range: SourceRange,
    last: NodeID,
    following: NodeID?
  ) {
    // What a comment silences in the line below it stays below it, however far the comment is indented.
    if comment.isSuppression, let following, line(of: following) == comment.line + 1 {
      return above[anchor(of: following), default: []].append(comment)
    }
    if let around = openFlow(at: range.lowerBound, from: last) {
      if let following, isInside(following, around) {
        above[anchor(of: following), default: []].append(comment)
      } else {
        atEnd[around, default: []].append(comment)
      }
      return
    }
    let target = following.map { anchor(of: $0) }
    // A comment stays with the ones above it.
    if let target, above[target] != nil { return above[target, default: []].append(comment) }
    if let ended = endedCollection(for: comment, from: last, before: target) {
      atEnd[ended, default: []].append(comment)
    } else if let target {
      above[target, default: []].append(comment)
    } else if let root = tree.root {
      atEnd[root, default: []].append(comment)
    }
  }

  /// The innermost bracketed collection around an offset.
  private func openFlow(at offset: Int, from last: NodeID) -> NodeID? {
    var node: NodeID? = last
    while let current = node {
      let here = tree[current]
      if isCollection(current), here.style == .flow, here.range.lowerBound < offset, offset < here.range.upperBound {
        return current
      }
      node = tree.parent(of: current)
    }
    return nil
  }

  /// The innermost collection that has ended and is indented no further than a comment that is indented further than what follows.
  private func endedCollection(for comment: SourceComment, from last: NodeID, before target: NodeID?) -> NodeID? {
    let stop = target.flatMap { tree.parent(of: $0) }
    let least = stop.map { column(of: $0) } ?? 0
    var node: NodeID? = last
    while let current = node, current != stop {
      if isCollection(current), tree[current].style == .block {
        let column = column(of: current)
        if column <= comment.column { return column > least ? current : nil }
      }
      node = tree.parent(of: current)
    }
    return nil
  }

  // MARK: - Nodes

  /// What a comment above a node belongs to; `isWhole` takes the node itself where it is a collection in lines.
  private func anchor(of node: NodeID, isWhole: Bool = false) -> NodeID {
    guard let parent = tree.parent(of: node) else { return tree.firstChild(of: node) ?? node }
    guard tree[parent].kind == .mapping, !tree[node].isKey else { return node }
    if !isWhole, isCollection(node), tree[node].style == .block, let first = tree.firstChild(of: node) { return first }
    // A value follows its key, which is a scalar.
    return NodeID(node.index - 1)
  }

  private func isCollection(_ node: NodeID) -> Bool {
    tree[node].kind == .mapping || tree[node].kind == .sequence
  }

  private func isInside(_ node: NodeID, _ collection: NodeID) -> Bool {
    tree.fullRange(of: node).lowerBound < tree[collection].range.upperBound
  }

  private func line(of node: NodeID) -> Int {
    tree.source.position(at: tree.fullRange(of: node).lowerBound).line
  }

  private func column(of node: NodeID) -> Int {
    tree.source.position(at: tree[node].range.lowerBound).column
  }
}
