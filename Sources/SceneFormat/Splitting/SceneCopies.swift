import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// The scenes that a storyboard has in its own file and as files of their own, and that are the same in both.
///
/// A move that was interrupted leaves them: the scenes are in their new place before they leave the old one.
struct SceneCopies {
  /// Those whose files have the same comments as the storyboard's file, too, by name.
  private(set) var exact: Set<String> = []
  /// All of them, by name; what comments their files have, the storyboard's file has as well.
  private(set) var all: Set<String> = []

  /// Finds them; none where the storyboard's own file is no YAML, whose repaired tree has scenes that are not there.
  init(in manifest: SourceText, members: [StoryboardMember], _ limits: SyntaxLimits) {
    let parsed = parse(manifest, limits: limits)
    guard !members.isEmpty, !parsed.diagnostics.hasErrors, let inline = InlineScenes(parsed.value) else { return }
    let manifest = parsed.value
    let files = Dictionary(members.map { ($0.name, $0.source) }) { first, _ in first }
    for scene in inline.scenes {
      guard let file = files[scene.name] else { continue }
      let tree = parse(file, limits: limits).value
      guard let root = tree.root, Self.isSame(root, in: tree, as: scene.value, in: manifest, isRoot: true) else {
        continue
      }
      let comments = Self.counts(tree.comments.map { SourceComment($0, in: file).text })
      let own = Self.counts(inline.comments(of: scene))
      guard comments.allSatisfy({ $0.value <= own[$0.key] ?? 0 }) else { continue }
      all.insert(scene.name)
      if comments == own { exact.insert(scene.name) }
    }
  }

  private static func counts(_ texts: [String]) -> [String: Int] {
    texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether a file's node is the same as one of the storyboard's file; its version, which only the file has, is left out.
  private static func isSame(
    _ node: NodeID,
    in tree: SyntaxTree,
    as other: NodeID,
    in manifest: SyntaxTree,
    isRoot: Bool = false
  ) -> Bool {
    guard tree[node].kind == manifest[other].kind, tree[node].isPlain == manifest[other].isPlain,
      tree.isSameText(node, as: other, in: manifest), tree.tagText(of: node) == manifest.tagText(of: other),
      tree.anchorName(of: node) == manifest.anchorName(of: other)
    else { return false }
    var children = Array(tree.children(of: node))
    if isRoot, let version = tree.entries(of: node).first(where: { tree.isText("scene", $0.key) }) {
      children.removeAll { $0 == version.key || $0 == version.value }
    }
    let others = Array(manifest.children(of: other))
    return children.count == others.count
      && zip(children, others).allSatisfy { isSame($0, in: tree, as: $1, in: manifest) }
  }
}

extension SyntaxTree {
  fileprivate func isSameText(_ id: NodeID, as other: NodeID, in tree: SyntaxTree) -> Bool {
    withUTF8(of: id) { left in
      tree.withUTF8(of: other) { right in left.count == right.count && left.elementsEqual(right) }
    }
  }
}
