import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// Where a storyboard's file takes more scenes.
struct SceneInsertion {
  /// The spaces in front of the scenes' names.
  let indentation: Int
  private let lines: TextLines
  /// The line behind which the scenes go; nil where the file has no `scenes` yet.
  private let last: Int?
  /// The line of `scenes: {}`, which has none; nil elsewhere.
  private let emptyLine: Int?

  /// Finds the location; nil where the scenes are in braces.
  init?(_ tree: SyntaxTree) {
    lines = TextLines(source: tree.source)
    let name = SceneKeys.Storyboard.scenes.rawValue
    guard let root = tree.root, tree[root].style != .flow else { return nil }
    guard let entry = tree.entries(of: root).first(where: { tree.text(of: $0.key) == name }) else {
      (indentation, last, emptyLine) = (2, nil, nil)
      return
    }
    let map = tree.resolved(entry.value)
    guard let first = tree.firstChild(of: map) else {
      (indentation, last, emptyLine) = (2, nil, lines.number(at: tree[entry.key].range.lowerBound))
      return
    }
    guard tree[map].style != .flow else { return nil }
    indentation = lines.indentation(lines.number(at: tree[first].range.lowerBound)) ?? 2
    let end = lines.number(at: max(tree[map].range.upperBound - 1, tree[first].range.lowerBound))
    (last, emptyLine) = (lines.end(ofScenesAt: end, indentation: indentation), nil)
  }

  /// The storyboard's text with more scenes.
  func text(with added: [String]) -> [UInt8] {
    let ending = lines.ending
    let new = Array(added.map { $0 + ending }.joined().utf8)
    var result: [UInt8] = []
    for line in 1...max(lines.source.lineCount, 1) {
      if line == emptyLine {
        result += Array("\(SceneKeys.Storyboard.scenes.rawValue):\(ending)".utf8) + new
        continue
      }
      result += lines.bytes(line)
      guard line == last else { continue }
      if result.last != 0x0A { result += Array(ending.utf8) }
      result += new
    }
    guard last == nil, emptyLine == nil else { return result }
    if !result.isEmpty, result.last != 0x0A { result += Array(ending.utf8) }
    return result + Array("\(SceneKeys.Storyboard.scenes.rawValue):\(ending)".utf8) + new
  }
}

/// The text of a scene that is a file.
struct MemberText {
  private let tree: SyntaxTree
  private let lines: TextLines

  init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = TextLines(source: tree.source)
  }

  /// The scene as lines of the storyboard's file.
  func entry(named name: String, at indentation: Int) -> Result<[String], MoveProblem> {
    guard let root = tree.root else { return .failure(MoveProblem(text: "it is empty")) }
    let key = SceneKeys.Document.scene.rawValue
    let entries = Array(tree.entries(of: root))
    guard let version = entries.first(where: { tree.text(of: $0.key) == key }) else {
      return .failure(MoveProblem(text: "it has no version"))
    }
    let outer = String(repeating: " ", count: indentation)
    if tree[root].style == .flow { return flowEntry(named: name, entries, without: version.key, outer) }
    guard lines.source.byteOrderMarkLength == 0, tree.anchorRange(of: root) == nil,
      !(1...lines.source.lineCount).contains(where: { lines.text($0).hasPrefix("---") || lines.text($0).hasPrefix("%") }
      )
    else { return .failure(MoveProblem(text: "it begins with a mark, an anchor or a directive")) }
    let versionLine = lines.number(at: tree[version.key].range.lowerBound)
    var above: [String] = []
    var inside: [String] = []
    for line in 1...lines.source.lineCount {
      let text = lines.text(line)
      if line == versionLine {
        let remark = tree.comments.first { lines.number(at: $0.lowerBound) == line }
        if let remark { above.append(outer + lines.source.string(in: remark)) }
      } else if line < versionLine, lines.isComment(line) || lines.indentation(line) == nil {
        above.append(lines.indentation(line) == nil ? "" : outer + text.trimmedOfIndentation(Int.max))
      } else {
        inside.append(lines.indentation(line) == nil ? "" : outer + "  " + text)
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
    let texts = entries.filter { $0.key != version }.map { key, value in
      lines.source.string(in: SourceRange(tree[key].range.lowerBound, tree.fullRange(of: value).upperBound))
    }
    return .success(comments + ["\(outer)\(name): {\(texts.joined(separator: ", "))}"])
  }
}
