package import SceneDiagnostics
import SceneModel
package import SceneSyntax

/// Turns a list of variations, each with its traits under `when`, into a map with their words as keys.
package enum VariationWordEdits {
  /// The edits for all lists of a text, in order; a list of which one variation has no words stays.
  package static func edits(in tree: SyntaxTree) -> [TextEdit] {
    lists(in: tree).flatMap { edits(of: $0, in: tree) ?? [] }
  }

  /// The values of `variations` that are lists, with what Interface Builder keeps left out.
  ///
  /// - Parameters:
  ///   - tree: The text.
  ///   - root: What is looked through, such as one of several scenes; nil for the whole text.
  package static func lists(in tree: SyntaxTree, below root: NodeID? = nil) -> [NodeID] {
    guard tree.source.contains("variations", in: root.map { tree[$0].range }) else { return [] }
    var found: [NodeID] = []
    var index = root?.index ?? 0
    let end = root.map { tree.endOfSubtree($0) } ?? Int32(clamping: tree.nodeCount)
    while index < end {
      let node = NodeID(index)
      index += 1
      guard tree[node].isKey, let value = tree.nextSibling(of: node) else { continue }
      if tree.isText("interfaceBuilder", node) || tree.isText("attributes", node) {
        index = tree.endOfSubtree(value)
      } else if tree.isText("variations", node), tree[value].kind == .sequence {
        found.append(value)
      }
    }
    return found
  }

  /// The edits for one list; nil for one that stays as it is.
  package static func edits(of list: NodeID, in tree: SyntaxTree) -> [TextEdit]? {
    guard tree[list].kind == .sequence, tree.firstChild(of: list) != nil, tree.fullRange(of: list) == tree[list].range
    else { return nil }
    var edits: [TextEdit] = []
    var seen: Set<String> = []
    let isFlow = tree[list].style == .flow
    for item in tree.children(of: list) {
      guard tree[item].kind == .mapping, tree.fullRange(of: item) == tree[item].range,
        let key = tree.firstChild(of: item), tree.isText("when", key), let when = tree.nextSibling(of: key),
        let next = tree.nextSibling(of: when), let words = words(of: when, in: tree), seen.insert(words).inserted,
        let start = isFlow ? tree[item].range.lowerBound : dash(before: tree[item].range.lowerBound, tree)
      else { return nil }
      if tree[item].style == .flow {
        // `- {when: {…}, axis: horizontal}` becomes `regularWidth: {axis: horizontal}`.
        edits.append(
          TextEdit(range: SourceRange(start, tree[next].range.lowerBound), replacement: "\(words): {")
        )
      } else {
        edits.append(TextEdit(range: SourceRange(start, tree[when].range.upperBound), replacement: "\(words):"))
      }
      // What a comment says between the parts would be lost.
      let gap = tree.source.string(in: SourceRange(start, tree[next].range.lowerBound))
      if gap.contains("#") { return nil }
    }
    guard isFlow else { return edits }
    let range = tree[list].range
    let (first, last) = (
      SourceRange(range.lowerBound, range.lowerBound + 1), SourceRange(range.upperBound - 1, range.upperBound)
    )
    return [TextEdit(range: first, replacement: "{")] + edits + [TextEdit(range: last, replacement: "}")]
  }

  /// The words for the traits of a map; nil where one has no word.
  private static func words(of when: NodeID, in tree: SyntaxTree) -> String? {
    guard tree[when].kind == .mapping else { return nil }
    let words = tree.entries(of: when).map { entry -> String? in
      switch (tree.text(of: entry.key), tree.text(of: entry.value)) {
      case ("horizontalSizeClass", "compact"): "compactWidth"
      case ("horizontalSizeClass", "regular"): "regularWidth"
      case ("verticalSizeClass", "compact"): "compactHeight"
      case ("verticalSizeClass", "regular"): "regularHeight"
      case ("displayGamut", "P3"): "gamutP3"
      case ("displayGamut", "SRGB"): "gamutSRGB"
      default: nil
      }
    }
    let known = words.compactMap { $0 }
    return known.isEmpty || known.count < words.count ? nil : known.joined(separator: "+")
  }

  /// The offset of the dash of a list's item; nil where more than spaces are between.
  private static func dash(before offset: Int, _ tree: SyntaxTree) -> Int? {
    var index = offset - 1
    while index >= 0, tree.source.bytes[index] == UInt8(ascii: " ") { index -= 1 }
    return index >= 0 && tree.source.bytes[index] == UInt8(ascii: "-") ? index : nil
  }
}
