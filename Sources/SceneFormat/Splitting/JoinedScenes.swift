import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// Where a storyboard's file takes more scenes.
struct SceneInsertion {
  /// The spaces in front of the scenes' names.
  let indentation: Int
  private let tree: SyntaxTree
  private let lines: TextLines
  /// The line behind which the scenes go.
  private let last: Int
  /// What is written before the scenes in place of that line: `scenes:` with the comment of the line; nil where it stays.
  private let replacement: String?
  /// Whether `scenes:` is written before the scenes.
  private let isNew: Bool

  /// Finds the location; an error where the file cannot take any.
  init(_ tree: SyntaxTree) throws(MoveProblem) {
    self.tree = tree
    lines = TextLines(tree)
    if tree.keepsLineFeeds { throw .keptLineFeeds }
    let braces = MoveProblem(text: "'scenes' of the storyboard is written in braces")
    let name = SceneKeys.Storyboard.scenes.rawValue
    guard let root = tree.root, tree[root].style != .flow, let firstKey = tree.firstChild(of: root) else {
      throw braces
    }
    let outer = lines.indentation(lines.number(at: tree.fullRange(of: firstKey).lowerBound)) ?? 0
    guard let entry = tree.entries(of: root).first(where: { tree.text(of: $0.key) == name }) else {
      // Behind everything, but for the mark that ends the document.
      let end = lines.number(at: tree[root].range.upperBound)
      let mark = (end...max(end, lines.source.lineCount)).first { [lines] in $0 > end && lines.text($0).hasPrefix("...")
      }
      (indentation, last, replacement, isNew) = (outer + 2, mark.map { $0 - 1 } ?? lines.source.lineCount, nil, true)
      return
    }
    let map = tree.resolved(entry.value)
    guard let first = tree.firstChild(of: map) else {
      let line = lines.number(at: tree[entry.key].range.lowerBound)
      guard tree[entry.value].kind != .alias, lines.number(at: tree[map].range.upperBound) == line,
        lines.isPlainKey(tree[entry.key].range, upTo: tree.fullRange(of: map).lowerBound)
      else { throw braces }
      let comment = lines.comment(line).map { " \($0)" } ?? ""
      (indentation, last, isNew) = (outer + 2, line, false)
      replacement = String(repeating: " ", count: outer) + "\(name):\(comment)"
      return
    }
    guard tree[map].style != .flow, tree[entry.value].kind != .alias else { throw braces }
    indentation = lines.indentation(lines.number(at: tree[first].range.lowerBound)) ?? 2
    let end = lines.number(at: max(tree[map].range.upperBound - 1, tree[first].range.lowerBound))
    (last, replacement, isNew) = (lines.end(ofScenesAt: end, indentation: indentation), nil, false)
  }

  /// The storyboard's text with more scenes.
  func text(with added: [String]) -> [UInt8] {
    let ending = lines.ending
    let head =
      isNew ? [String(repeating: " ", count: indentation - 2) + "\(SceneKeys.Storyboard.scenes.rawValue):"] : []
    let new = Array((head + added).map { $0 + ending }.joined().utf8)
    var result: [UInt8] = []
    for line in 1...max(lines.source.lineCount, 1) {
      if line == last, let replacement {
        result += Array((replacement + ending).utf8)
      } else {
        result += lines.bytes(line)
      }
      guard line == last else { continue }
      if let byte = result.last, byte != 0x0A, byte != 0x0D { result += Array(ending.utf8) }
      result += new
    }
    return result
  }

  /// The names of the aliases behind the location: a scene with an anchor of such a name would take them over.
  var aliasesBehind: Set<String> {
    let offset = lines.source.rangeOfLine(last).upperBound
    return Set(
      (0..<tree.nodeCount).compactMap { index in
        let node = NodeID(Int32(clamping: index))
        guard tree[node].isAlias, tree[node].range.lowerBound >= offset else { return nil }
        return tree.anchorName(of: node)
      }
    )
  }
}

/// The text of a scene that is a file.
struct MemberText {
  private let tree: SyntaxTree
  private let lines: TextLines

  init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = TextLines(tree)
  }

  /// The names of the anchors in it.
  var anchors: Set<String> {
    Set(
      (0..<tree.nodeCount).compactMap { index in
        let node = NodeID(Int32(clamping: index))
        return tree[node].isAlias ? nil : tree.anchorName(of: node)
      }
    )
  }

  /// The scene as lines of the storyboard's file.
  func entry(named name: String, at indentation: Int) -> Result<[String], MoveProblem> {
    guard let root = tree.root else { return .failure(MoveProblem(text: "it is empty")) }
    let key = SceneKeys.Document.scene.rawValue
    let entries = Array(tree.entries(of: root))
    guard let version = entries.first(where: { tree.text(of: $0.key) == key }) else {
      return .failure(MoveProblem(text: "it has no version"))
    }
    if tree.anchorRange(of: root) != nil || tree.tagRange(of: root) != nil || tree.anchorRange(of: version.value) != nil
    {
      return .failure(MoveProblem(text: "it, or its version, has an anchor or a tag"))
    }
    if tree.keepsLineFeeds { return .failure(.keptLineFeeds) }
    let outer = String(repeating: " ", count: indentation)
    if tree[root].style == .flow { return flowEntry(named: name, entries, without: version.key, outer) }
    let versionLine = lines.number(at: tree[version.key].range.lowerBound)
    guard lines.isPlainKey(tree[version.key].range, upTo: tree[version.value].range.lowerBound),
      lines.contentEnd(versionLine) == tree[version.value].range.upperBound
    else { return .failure(MoveProblem(text: "its version is not written as 'scene: 1' in a line of its own")) }
    var above: [String] = []
    var inside: [String] = []
    // Behind a line that goes, a text above must not take comments over that are deeper than it.
    var isBehindGap = false
    for line in 1...lines.source.lineCount {
      let text = lines.text(line)
      let comment = lines.comment(line).map { outer + $0 }
      if text.hasPrefix("%") { return .failure(MoveProblem(text: "it has a directive")) }
      let isMark = text.hasPrefix("---") || text.hasPrefix("...")
      if isMark, lines.contentEnd(line) != lines.source.rangeOfLine(line).lowerBound + 3 {
        return .failure(MoveProblem(text: "it begins in the line of a mark"))
      }
      let goes = isMark || line == versionLine
      isBehindGap = goes || isBehindGap && (lines.isComment(line) || lines.indentation(line) == nil)
      if line <= versionLine, inside.isEmpty, goes || lines.isComment(line) || lines.indentation(line) == nil {
        if !goes || comment != nil { above.append(comment ?? "") }
      } else if isBehindGap {
        if !goes || comment != nil { inside.append(comment.map { "  " + $0 } ?? "") }
      } else {
        inside.append(text.isEmpty ? "" : outer + "  " + text)
      }
    }
    while inside.last?.isEmpty == true { inside.removeLast() }
    while above.first?.isEmpty == true { above.removeFirst() }
    return .success(above + ["\(outer)\(name):"] + inside)
  }

  private func flowEntry(
    named name: String,
    _ entries: [(key: NodeID, value: NodeID)],
    without version: NodeID,
    _ outer: String
  ) -> Result<[String], MoveProblem> {
    guard let root = tree.root,
      lines.number(at: tree[root].range.lowerBound) == lines.number(at: tree[root].range.upperBound)
    else { return .failure(MoveProblem(text: "it is written in braces over several lines")) }
    let comments = tree.comments.map { outer + lines.source.string(in: $0) }
    let texts = tree.flowTexts(of: entries.filter { $0.key != version })
    return .success(comments + ["\(outer)\(name): {\(texts.joined(separator: ", "))}"])
  }
}
