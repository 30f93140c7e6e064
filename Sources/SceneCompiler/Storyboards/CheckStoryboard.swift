import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Checks a storyboard that was read against every rule.
func checkStoryboard(
  _ read: ReadStoryboard,
  others: OtherStoryboards,
  catalog: SceneCatalog,
  target: DeploymentTarget?
) -> CheckedStoryboard {
  let (own, readable, lowered) = (read.own, read.readable, read.lowered)
  var check = StoryboardCheck(
    lowered,
    read.tree,
    readable.map(\.tree),
    catalog: catalog,
    target: target
  )
  check.unread = Set(read.texts.filter(\.text.isBroken).map(\.name))
  check.isManifestBroken = own.isBroken
  check.brokenMembers = Set(readable.indices.filter { readable[$0].text.isBroken })
  check.others = others
  if own.readable != nil {
    check.run(
      earlier: own.earlier + read.expansionDiagnostics,
      readable.map { $0.text.earlier + $0.expansionDiagnostics }
    )
  }
  // Styles and colors of the storyboard may be in a line of it that could not be read.
  let absences = own.isBroken ? BrokenText.absences : []
  var texts: [String: CheckedStoryboard.Text] = [:]
  for (position, member) in readable.enumerated() {
    texts[member.name] = member.text.checked(check.members[position], without: absences, catalog)
  }
  for member in read.texts where texts[member.name] == nil {
    texts[member.name] = member.text.checked(nil, without: [], catalog)
  }
  let whole = readable.filter { !$0.text.isBroken }.map { ($0.name, $0.tree) }
  return CheckedStoryboard(
    manifest: own.checked(own.readable == nil ? nil : check.manifest, without: [], catalog),
    members: read.members.compactMap { texts[$0.name] },
    lowered: lowered.storyboard,
    locations: lowered.locations(given: read.members, manifest: own.isBroken ? nil : own.parsed.value, whole),
    storyboard: own.isBroken || !check.unread.isEmpty ? nil : check.validated
  )
}

extension LoweredStoryboard {
  /// Where the scenes are, among texts of which the storyboard's own is the first, and the members follow as given.
  ///
  /// Those of a text that is no YAML are nowhere: what was read of it is another text.
  fileprivate func locations(
    given: [StoryboardMember],
    manifest: SyntaxTree?,
    _ members: [(name: String, tree: SyntaxTree)]
  ) -> [CheckedStoryboard.Location] {
    let indexes = Dictionary(given.enumerated().map { ($1.name, $0 + 1) }) { first, _ in first }
    let trees = Dictionary(members.map { ($0.name, $0.tree) }) { first, _ in first }
    return zip(storyboard.scenes, nodes).map { scene, node in
      let name = scene.name.value
      let index = scene.isInline ? 0 : indexes[name] ?? 0
      guard let tree = scene.isInline ? manifest : trees[name], let node else {
        return .init(text: index, root: nil, nodes: 0..<0)
      }
      return .init(text: index, root: node, nodes: node.index..<tree.endOfSubtree(node))
    }
  }
}
