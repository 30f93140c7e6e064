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
  /// Why no scene can be moved; nil where each is asked.
  private let problem: MoveProblem?
  /// The indexes of the scenes with an alias that leads out of them, or into which one leads.
  private var entangled: Set<Int> = []
  private let comments: [Int: [SourceComment]]

  /// Finds the scenes; nil where there are none.
  init?(_ tree: SyntaxTree) {
    self.tree = tree
    lines = TextLines(tree)
    comments = Dictionary(grouping: tree.comments.map { SourceComment($0, in: tree.source) }, by: \.line)
    let name = SceneKeys.Storyboard.scenes.rawValue
    guard let root = tree.root, let entry = tree.entries(of: root).first(where: { tree.text(of: $0.key) == name })
    else { return nil }
    let map = tree.resolved(entry.value)
    guard tree[map].kind == .mapping else { return nil }
    let entries = Array(tree.entries(of: map))
    guard let first = entries.first?.key else { return nil }
    keyLine = lines.number(at: tree[entry.key].range.lowerBound)
    indentation = lines.indentation(lines.number(at: tree[first].range.lowerBound)) ?? 0
    problem = Self.problem(of: entry, in: tree, lines)
    guard problem == nil else {
      scenes = entries.map {
        Scene(name: tree.text(of: $0.key), key: $0.key, value: $0.value, lines: keyLine...keyLine, keyLine: keyLine)
      }
      return
    }
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
    findAliases()
  }

  private static func problem(
    of entry: (key: NodeID, value: NodeID),
    in tree: SyntaxTree,
    _ lines: TextLines
  ) -> MoveProblem? {
    if tree[tree.resolved(entry.value)].style == .flow {
      return MoveProblem(text: "'scenes' of the storyboard is written in braces")
    }
    let line = lines.number(at: tree[entry.key].range.lowerBound)
    guard tree[entry.value].kind == .mapping, tree.anchorRange(of: entry.value) == nil,
      tree.tagRange(of: entry.value) == nil, lines.isPlainKey(tree[entry.key].range, upTo: lines.contentEnd(line))
    else { return MoveProblem(text: "'scenes' of the storyboard is no plain key, or has an anchor, an alias or a tag") }
    return tree.keepsLineFeeds ? .keptLineFeeds : nil
  }

  /// The text of a scene's own file, by the scene's index.
  func file(ofSceneAt index: Int) -> Result<[UInt8], MoveProblem> {
    let scene = scenes[index]
    if let problem { return .failure(problem) }
    let value = tree.resolved(scene.value)
    guard tree[scene.value].kind == .mapping, tree.anchorRange(of: value) == nil, tree.tagRange(of: value) == nil else {
      return .failure(MoveProblem(text: "it has an anchor or tag, or is an alias"))
    }
    if entangled.contains(index) {
      return .failure(MoveProblem(text: "an alias leads into it or out of it"))
    }
    guard let first = tree.firstChild(of: value) else { return .failure(MoveProblem(text: "it is empty")) }
    let isFlow = tree[value].style == .flow
    let valueLine = lines.number(at: tree[isFlow ? value : first].range.lowerBound)
    let keyEnd = valueLine == scene.keyLine ? tree[value].range.lowerBound : lines.contentEnd(scene.keyLine)
    guard lines.isPlainKey(tree[scene.key].range, upTo: keyEnd) else {
      return .failure(MoveProblem(text: "its name is no plain key"))
    }
    var text = (scene.lines.lowerBound..<scene.keyLine).map { lines.text($0).trimmedOfIndentation(indentation) }
    let version = "\(SceneKeys.Document.scene.rawValue): \(LanguageVersion.newest)"
    if isFlow {
      guard lines.number(at: tree[value].range.upperBound) == valueLine else {
        return .failure(MoveProblem(text: "it is written in braces over several lines"))
      }
      text += lines.comments(in: scene.keyLine...valueLine) + [version] + tree.flowTexts(of: tree.entries(of: value))
      text += lines.comments(in: scene.lines.filter { $0 > valueLine })
    } else {
      guard valueLine > scene.keyLine, let own = lines.indentation(valueLine) else {
        return .failure(MoveProblem(text: "it begins in the line of its name"))
      }
      text += lines.comments(in: CollectionOfOne(scene.keyLine)) + [version]
      text += ((scene.keyLine + 1)...scene.lines.upperBound).map { lines.text($0).trimmedOfIndentation(own) }
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return .success(Array((text.joined(separator: lines.ending) + lines.ending).utf8))
  }

  /// The comments in a scene's lines.
  func comments(of scene: Scene) -> [String] {
    guard problem == nil else { return [] }
    return scene.lines.flatMap { comments[$0] ?? [] }.map(\.text)
  }

  /// Finds the aliases that lead from one scene to another, or between a scene and what is in none.
  private mutating func findAliases() {
    let ranges = scenes.map { tree[tree.resolved($0.value)].range }
    func scene(around node: NodeID) -> Int? {
      let range = tree[node].range
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low > 0 && range.upperBound <= ranges[low - 1].upperBound ? low - 1 : nil
    }
    for index in 0..<tree.nodeCount {
      let node = NodeID(Int32(clamping: index))
      guard let target = tree.aliasTarget(of: node) else { continue }
      let ends = (scene(around: node), scene(around: target))
      if ends.0 != ends.1 { entangled.formUnion([ends.0, ends.1].compactMap { $0 }) }
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
