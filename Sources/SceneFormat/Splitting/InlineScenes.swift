import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// The scenes that a storyboard's own file holds, as text.
struct InlineScenes {
  /// A scene with the lines that are its.
  struct Scene {
    var name: String
    var key: NodeID
    var value: NodeID
    /// From the comments above the name to the last line before the next scene's.
    var lines: ClosedRange<Int>
    /// The line of the name.
    var keyLine: Int
  }

  let lines: TextLines
  /// The line of `scenes`.
  let keyLine: Int
  private(set) var scenes: [Scene] = []
  private let tree: SyntaxTree
  private let indentation: Int

  /// Finds the scenes; nil where there are none, or where they are in braces.
  init?(_ tree: SyntaxTree) {
    self.tree = tree
    lines = TextLines(source: tree.source)
    let name = SceneKeys.Storyboard.scenes.rawValue
    guard let root = tree.root, let entry = tree.entries(of: root).first(where: { tree.text(of: $0.key) == name })
    else { return nil }
    let map = tree.resolved(entry.value)
    guard tree[map].kind == .mapping, tree[map].style != .flow, let first = tree.firstChild(of: map) else { return nil }
    keyLine = lines.number(at: tree[entry.key].range.lowerBound)
    indentation = lines.indentation(lines.number(at: tree[first].range.lowerBound)) ?? 0
    let entries = Array(tree.entries(of: map))
    let keyLines = entries.map { lines.number(at: tree.fullRange(of: $0.key).lowerBound) }
    var start = lines.start(ofCommentsAbove: keyLines[0], after: keyLine, indentation: indentation)
    for (index, entry) in entries.enumerated() {
      let end: Int
      let next: Int
      if index + 1 < entries.count {
        next = lines.start(ofCommentsAbove: keyLines[index + 1], after: keyLines[index], indentation: indentation)
        end = next - 1
      } else {
        let last = lines.number(at: max(tree[entry.value].range.upperBound - 1, tree[entry.key].range.lowerBound))
        end = lines.end(ofScenesAt: last, indentation: indentation)
        next = end + 1
      }
      scenes.append(
        Scene(
          name: tree.text(of: entry.key),
          key: entry.key,
          value: entry.value,
          lines: start...max(start, end),
          keyLine: keyLines[index]
        )
      )
      start = next
    }
  }

  /// The text of a scene's own file.
  func file(of scene: Scene) -> Result<[UInt8], MoveProblem> {
    let value = tree.resolved(scene.value)
    guard tree[scene.value].kind == .mapping, tree.anchorRange(of: value) == nil, tree.tagRange(of: value) == nil else {
      return .failure(MoveProblem(text: "it has an anchor or tag, or is an alias"))
    }
    if hasForeignAliases(value) {
      return .failure(MoveProblem(text: "an alias leads into it or out of it"))
    }
    let version = "\(SceneKeys.Document.scene.rawValue): \(LanguageVersion.newest)"
    var text = (scene.lines.lowerBound..<scene.keyLine).map { lines.text($0).trimmedOfIndentation(indentation) }
    if let remark = remark(behind: scene) { text.append(remark) }
    text.append(version)
    if tree[value].style == .flow {
      guard let entries = flowEntries(of: value) else {
        return .failure(MoveProblem(text: "it is written in braces over several lines"))
      }
      text += entries
    } else {
      guard let first = tree.firstChild(of: value) else { return .failure(MoveProblem(text: "it is empty")) }
      let keyLine = lines.number(at: tree[first].range.lowerBound)
      guard keyLine > scene.keyLine, let own = lines.indentation(keyLine) else {
        return .failure(MoveProblem(text: "it begins in the line of its name"))
      }
      text += ((scene.keyLine + 1)...scene.lines.upperBound).map { lines.text($0).trimmedOfIndentation(own) }
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return .success(Array((text.joined(separator: lines.ending) + lines.ending).utf8))
  }

  /// The comment behind a scene's name; nil where there is none.
  private func remark(behind scene: Scene) -> String? {
    let value = tree[tree.resolved(scene.value)]
    let range = lines.source.rangeOfLine(scene.keyLine)
    let from = value.style == .flow ? value.range.upperBound : tree[scene.key].range.upperBound
    let comment = tree.comments.first { $0.lowerBound >= from && $0.upperBound <= range.upperBound }
    return comment.map { lines.source.string(in: $0) }
  }

  /// The entries of a scene in braces, a line each; nil where it takes several lines.
  private func flowEntries(of value: NodeID) -> [String]? {
    let range = tree[value].range
    guard lines.number(at: range.lowerBound) == lines.number(at: range.upperBound) else { return nil }
    return tree.entries(of: value).map { key, value in
      lines.source.string(in: SourceRange(tree[key].range.lowerBound, tree.fullRange(of: value).upperBound))
    }
  }

  /// Whether an alias in a scene leads out of it, or one outside leads into it.
  private func hasForeignAliases(_ value: NodeID) -> Bool {
    let range = tree[value].range
    func isInside(_ node: NodeID) -> Bool {
      tree[node].range.lowerBound >= range.lowerBound && tree[node].range.upperBound <= range.upperBound
    }
    return (0..<tree.nodeCount).contains { index in
      let node = NodeID(Int32(clamping: index))
      guard let target = tree.aliasTarget(of: node) else { return false }
      return isInside(node) != isInside(target)
    }
  }
}

extension TextLines {
  /// The first of the comments above a line that are no deeper than its text, behind another line.
  func start(ofCommentsAbove line: Int, after first: Int, indentation: Int) -> Int {
    var start = line
    var current = line - 1
    while current > first {
      if isComment(current), (self.indentation(current) ?? 0) <= indentation {
        start = current
      } else if self.indentation(current) != nil {
        break
      }
      current -= 1
    }
    return start
  }

  /// The last line of the last scene: comments deeper than the scenes' names belong to it.
  func end(ofScenesAt line: Int, indentation: Int) -> Int {
    var end = line
    var current = line + 1
    while current <= source.lineCount {
      if let own = self.indentation(current) {
        guard isComment(current), own > indentation else { break }
        end = current
      }
      current += 1
    }
    return end
  }
}

extension String {
  /// The text without so many spaces in front, or without those that there are.
  func trimmedOfIndentation(_ count: Int) -> String {
    let spaces = min(count, utf8.prefix { $0 == 0x20 }.count)
    return String(dropFirst(spaces))
  }
}
