import SceneCatalog
package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// A storyboard's texts as they were parsed and lowered, before rules are checked.
///
/// Reading needs no other storyboard, and checking needs what the others have: what is read first is kept for the check.
package struct ReadStoryboard: Sendable {
  /// A scene that is a file of its own, as far as it can be checked against rules.
  struct Readable {
    var name: String
    var text: StoryboardText
    var tree: SyntaxTree
    /// What is wrong with the uses of components in it.
    var expansionDiagnostics: [Diagnostic]
  }

  /// The storyboard's own text.
  let own: StoryboardText
  /// The tree of the storyboard's own text, with lines changed where it cannot be read as it is.
  let tree: SyntaxTree
  /// What is wrong with the uses of components in the storyboard's own text.
  let expansionDiagnostics: [Diagnostic]
  /// The members in the order in which they were given.
  package let members: [StoryboardMember]
  /// The texts of the members in the order of their names.
  let texts: [(name: String, text: StoryboardText)]
  /// Those that can be checked against rules.
  let readable: [Readable]
  let lowered: LoweredStoryboard

  /// The storyboard, as far as it could be read.
  package var storyboard: Storyboard { lowered.storyboard }
  /// Whether a text is no YAML.
  var isBroken: Bool { own.isBroken || texts.contains(where: \.text.isBroken) }

  /// Parses and lowers texts.
  init(
    _ manifest: SourceText,
    _ members: [StoryboardMember],
    expand: (_ tree: SyntaxTree, _ styles: [SyntaxTree]) -> ExpandedTree,
    catalog: SceneCatalog,
    limits: SyntaxLimits
  ) {
    let own = StoryboardText(manifest, limits: limits)
    let tree = own.readable ?? own.parsed.value
    let texts = members.sortedByName().map { (name: $0.name, text: StoryboardText($0.source, limits: limits)) }
    let expanded = expand(tree, [])
    var readable: [Readable] = []
    var trees: [(name: String, tree: ExpandedTree)] = []
    for (name, text) in texts {
      guard let own = text.readable else { continue }
      let expanded = expand(own, [tree])
      readable.append(Readable(name: name, text: text, tree: own, expansionDiagnostics: expanded.diagnostics))
      trees.append((name, expanded))
    }
    (self.own, self.tree, expansionDiagnostics) = (own, tree, expanded.diagnostics)
    (self.members, self.texts, self.readable) = (members, texts, readable)
    lowered = lowerStoryboard(expanded, members: trees, catalog: catalog)
  }
}

extension ReadStoryboard {
  /// The tree of the storyboard's own text, as far as YAML could read it.
  package var manifestTree: SyntaxTree { own.parsed.value }
  /// The storyboard's own text.
  package var manifest: SourceText { manifestTree.source }
  /// All texts, the storyboard's own first, then the members' as they were given.
  package var sources: [SourceText] { [manifest] + members.map(\.source) }

  /// Whether what is found may depend on other storyboards: by references, or by ways back to their controllers.
  package var dependsOnOthers: Bool {
    !storyboard.references.isEmpty
      || storyboard.scenes.contains { $0.scene.segues.contains { $0.action != nil } }
  }
}
