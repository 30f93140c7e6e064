import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// YAML's aliases are used for what styles cannot do.
  static let aliasMisuse = LintRule(
    "alias-misuse",
    .style,
    "An anchor is unused, or aliases copy several properties where a style would do."
  ) { context, _ in
    let tree = context.tree
    guard tree.source.contains("&", in: context.root.map { tree.fullRange(of: $0) }) else { return [] }
    let nodes = context.nodeIndexes.map { NodeID($0) }
    let aliases = nodes.filter { tree[$0].kind == .alias }
    let used = Set(aliases.compactMap { tree.aliasTarget(of: $0) })
    let unused = nodes.filter { tree.anchorRange(of: $0) != nil && !used.contains($0) }
    return unused.compactMap { context.unusedAnchor($0) } + context.copiedProperties(aliases)
  }
}

extension LintContext {
  fileprivate func unusedAnchor(_ id: NodeID) -> LintFinding? {
    guard let range = tree.anchorRange(of: id), let name = tree.anchorName(of: id) else { return nil }
    return LintFinding(
      "no alias uses the anchor '\(name)'",
      at: range,
      hint: "remove it",
      fixIts: removal(ofAnchorAt: range).map {
        [Diagnostic.FixIt("leave out '&\(name)'", edits: [$0], isCertain: true)]
      } ?? []
    )
  }

  /// Takes an anchor out, with the spaces before it; nil where it begins a line or stands right behind a bracket.
  private func removal(ofAnchorAt range: SourceRange) -> TextEdit? {
    let bytes = tree.source.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start < range.lowerBound, start > 0, bytes[start - 1] != UInt8(ascii: "\n") else { return nil }
    return TextEdit(range: SourceRange(start, range.upperBound), replacement: "")
  }

  /// Objects that take several properties of another one by aliases.
  fileprivate func copiedProperties(_ aliases: [NodeID]) -> [LintFinding] {
    guard !aliases.isEmpty else { return [] }
    let objects = Set(list.records.indices.map { list.range(at: $0) })
    var takers: [NodeID: [NodeID: [NodeID]]] = [:]
    for alias in aliases {
      guard let map = tree.parent(of: alias), tree[map].kind == .mapping, objects.contains(tree[map].range),
        let source = tree.parent(of: tree.resolved(alias)), tree[source].kind == .mapping, source != map
      else { continue }
      takers[map, default: [:]][source, default: []].append(alias)
    }
    let found = takers.values.flatMap(\.values).filter { $0.count > 1 }.compactMap(\.first)
    return found.map { alias in
      LintFinding(
        "several properties are copied by aliases",
        at: tree[alias].range,
        hint: "put them into a style, and name it in 'styles'"
      )
    }
  }
}
