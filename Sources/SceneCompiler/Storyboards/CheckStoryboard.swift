import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Checks a storyboard's texts against every rule.
func checkStoryboard(
  _ manifest: SourceText,
  _ given: [StoryboardMember],
  others: [StoryboardSurface],
  expand: (_ tree: SyntaxTree, _ styles: [SyntaxTree]) -> ExpandedTree,
  catalog: SceneCatalog,
  limits: SyntaxLimits,
  target: DeploymentTarget?
) -> CheckedStoryboard {
  let own = StoryboardText(manifest, limits: limits)
  let members = given.sortedByName().map { (name: $0.name, text: StoryboardText($0.source, limits: limits)) }
  let readable = members.filter { $0.text.readable != nil }
  let trees = readable.compactMap(\.text.readable)
  let tree = own.readable ?? own.parsed.value
  let expanded = expand(tree, [])
  let expandedMembers = trees.map { expand($0, [tree]) }
  let lowered = lowerStoryboard(
    expanded,
    members: zip(readable, expandedMembers).map { ($0.name, $1) },
    catalog: catalog
  )
  var check = StoryboardCheck(lowered, tree, trees, catalog: catalog, target: target)
  check.unread = Set(members.filter(\.text.isBroken).map(\.name))
  check.isManifestBroken = own.isBroken
  check.brokenMembers = Set(readable.indices.filter { readable[$0].text.isBroken })
  check.others = others
  if own.readable != nil {
    check.run(
      earlier: own.earlier + expanded.diagnostics,
      zip(readable, expandedMembers).map { $0.text.earlier + $1.diagnostics }
    )
  }
  // Styles and colors of the storyboard may be in a line of it that could not be read.
  let absences = own.isBroken ? BrokenText.absences : []
  var texts: [String: CheckedStoryboard.Text] = [:]
  for (position, member) in readable.enumerated() {
    texts[member.name] = member.text.checked(check.members[position], without: absences, catalog)
  }
  let ordered = given.map { member in
    texts[member.name] ?? members.first { $0.name == member.name }.map { $0.text.checked(nil, without: [], catalog) }
  }
  let whole = readable.filter { !$0.text.isBroken }.map { ($0.name, $0.text.parsed.value) }
  return CheckedStoryboard(
    manifest: own.checked(own.readable == nil ? nil : check.manifest, without: [], catalog),
    members: ordered.compactMap { $0 },
    lowered: lowered.storyboard,
    locations: lowered.locations(given: given, manifest: own.isBroken ? nil : own.parsed.value, whole),
    storyboard: own.isBroken || !check.unread.isEmpty ? nil : check.validated
  )
}

/// A text of a storyboard as YAML reads it, with lines changed where it cannot be read as it is.
private struct StoryboardText {
  let parsed: Diagnosed<SyntaxTree>
  private let repaired: RepairedText?

  init(_ source: SourceText, limits: SyntaxLimits) {
    parsed = parse(source, limits: limits)
    repaired = parsed.diagnostics.hasErrors ? TextRepair.repaired(source, limits: limits) : nil
  }

  var isBroken: Bool { parsed.diagnostics.hasErrors }

  /// What can be checked against rules; nil where nothing can.
  var readable: SyntaxTree? {
    if !isBroken { return parsed.value }
    return repaired.flatMap { $0.isUncertain ? nil : $0.tree }
  }

  /// What reading it found, beside what breaks it.
  var earlier: [Diagnostic] { isBroken ? repaired?.remaining ?? [] : parsed.diagnostics }

  /// What was found, in the ranges of the text as it is.
  ///
  /// - Parameters:
  ///   - checked: What the rules found in what can be read; nil where nothing can.
  ///   - absences: The ids of diagnostics of something missing that may be in a broken line of another text.
  func checked(
    _ checked: CheckedStoryboard.Text?,
    without absences: Set<String>,
    _ catalog: SceneCatalog
  ) -> CheckedStoryboard.Text {
    if !isBroken, var checked {
      checked.diagnostics.removeAll { absences.contains($0.id) }
      return checked
    }
    let problems = Cascades.removed(fromSyntax: repaired?.problems ?? parsed.diagnostics)
    let explained = CallsInValues.completed(problems, in: parsed.value.source, catalog)
    guard let repaired, let checked else {
      return .init(tree: parsed.value, diagnostics: explained, suppressions: Suppressions(parsed.value))
    }
    func kept(_ found: [Diagnostic]) -> [Diagnostic] {
      repaired.kept(found.filter { !absences.contains($0.id) }, absences: BrokenText.absences)
    }
    return .init(
      tree: parsed.value,
      diagnostics: (explained + kept(checked.diagnostics)).sortedByLocation(),
      silenced: kept(checked.silenced),
      suppressions: checked.suppressions
    )
  }
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
