import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Holds a storyboard's texts against every rule.
func checkStoryboard(
  _ manifest: SourceText,
  _ given: [StoryboardMember],
  others: [StoryboardSurface],
  expand: (_ tree: SyntaxTree, _ styles: [SyntaxTree]) -> ExpandedTree,
  catalog: SceneCatalog,
  limits: SyntaxLimits,
  target: DeploymentTarget?
) -> CheckedStoryboard {
  let parsed = parse(manifest, limits: limits)
  let members = given.sortedByName().map { (name: $0.name, parsed: parse($0.source, limits: limits)) }
  let isBroken = parsed.diagnostics.hasErrors
  // Where YAML itself is broken, what was read before the error says little.
  let readable = members.filter { !$0.parsed.diagnostics.hasErrors }
  let expanded = expand(parsed.value, [])
  let expandedMembers = readable.map { expand($0.parsed.value, [parsed.value]) }
  let lowered = lowerStoryboard(
    expanded,
    members: zip(readable, expandedMembers).map { ($0.name, $1) },
    catalog: catalog
  )
  var check = StoryboardCheck(lowered, parsed.value, readable.map(\.parsed.value), catalog: catalog, target: target)
  check.unread = Set(members.filter { $0.parsed.diagnostics.hasErrors }.map(\.name))
  check.others = others
  if !isBroken {
    check.run(
      earlier: parsed.diagnostics + expanded.diagnostics,
      zip(readable, expandedMembers).map { $0.parsed.diagnostics + $1.diagnostics }
    )
  }

  func broken(_ parsed: Diagnosed<SyntaxTree>) -> CheckedStoryboard.Text {
    let source = parsed.value.source
    let problems = TextRepair.repaired(source, limits: limits)?.problems ?? parsed.diagnostics
    let found = CallsInValues.completed(Cascades.removed(fromSyntax: problems), in: source, catalog)
    return .init(tree: parsed.value, diagnostics: found, suppressions: Suppressions(parsed.value))
  }
  var texts: [String: CheckedStoryboard.Text] = [:]
  for (place, member) in readable.enumerated() { texts[member.name] = check.members[place] }
  let ordered = given.map { member in
    texts[member.name] ?? members.first { $0.name == member.name }.map { broken($0.parsed) }
  }
  return CheckedStoryboard(
    manifest: isBroken ? broken(parsed) : check.manifest,
    members: ordered.compactMap { $0 },
    lowered: lowered.storyboard,
    places: lowered.places(given: given, manifest: parsed.value, readable.map { ($0.name, $0.parsed.value) }),
    storyboard: isBroken || !check.unread.isEmpty ? nil : check.validated
  )
}

extension LoweredStoryboard {
  /// Where the scenes are, among texts of which the storyboard's own is the first, and the members follow as given.
  fileprivate func places(
    given: [StoryboardMember],
    manifest: SyntaxTree,
    _ members: [(name: String, tree: SyntaxTree)]
  ) -> [CheckedStoryboard.Place] {
    let indexes = Dictionary(given.enumerated().map { ($1.name, $0 + 1) }) { first, _ in first }
    let trees = Dictionary(members.map { ($0.name, $0.tree) }) { first, _ in first }
    return zip(storyboard.scenes, nodes).map { scene, node in
      let name = scene.name.value
      let tree = scene.isInline ? manifest : trees[name] ?? manifest
      let nodes = node.map { $0.index..<tree.endOfSubtree($0) } ?? 0..<0
      return .init(text: scene.isInline ? 0 : indexes[name] ?? 0, root: node, nodes: nodes)
    }
  }
}
