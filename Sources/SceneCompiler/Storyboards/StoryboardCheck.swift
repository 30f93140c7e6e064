import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// The state of checking a storyboard against every rule.
struct StoryboardCheck {
  let storyboard: Storyboard
  let catalog: SceneCatalog
  let target: DeploymentTarget?
  /// What the other storyboards among the inputs have.
  var others = OtherStoryboards.none
  /// The names of scenes whose texts are no YAML.
  var unread: Set<String> = []
  /// Whether lines of the storyboard's own text were changed so that it can be read, and of which members.
  var isManifestBroken = false
  var brokenMembers: Set<Int> = []
  /// The storyboard's own text.
  private(set) var manifest: CheckedStoryboard.Text
  /// The texts of the scenes that are files, in the order of the storyboard.
  private(set) var members: [CheckedStoryboard.Text]
  /// The scenes without errors of their own.
  private var scenes: [ValidatedScene] = []
  private let lowered: LoweredStoryboard
  private let inlineCount: Int

  init(
    _ lowered: LoweredStoryboard,
    _ manifest: SyntaxTree,
    _ members: [SyntaxTree],
    catalog: SceneCatalog,
    target: DeploymentTarget?
  ) {
    storyboard = lowered.storyboard
    self.lowered = lowered
    self.catalog = catalog
    self.target = target
    inlineCount = storyboard.scenes.count - members.count
    self.manifest = .init(tree: manifest, diagnostics: [], suppressions: Suppressions(manifest))
    self.members = members.map { .init(tree: $0, diagnostics: [], suppressions: Suppressions($0)) }
  }

  /// Checks the texts against every rule, what was found in them earlier included.
  mutating func run(earlier: [Diagnostic], _ earlierOfMembers: [[Diagnostic]]) {
    add(earlier + lowered.diagnostics, toScene: nil)
    checkManifest()
    var contexts: [ValidationContext] = []
    for index in storyboard.scenes.indices {
      // No copy of the text, which would make each scene copy what was found in all before it.
      let (tree, suppressions) = (tree(ofScene: index), suppressions(ofScene: index))
      let own = index < inlineCount ? [] : earlierOfMembers[index - inlineCount]
      let context = ValidationContext(
        tree: tree,
        scene: storyboard.scenes[index].scene,
        catalog: catalog,
        target: target,
        earlier: own + lowered.sceneDiagnostics[index],
        part: lowered.nodes[index].map { ScenePartOfText($0, in: tree) }
      )
      contexts.append(context)
      let checked = validate(context, suppressions)
      if let scene = checked.scene { scenes.append(scene) }
      change(textOfScene: index) {
        $0.diagnostics += checked.diagnostics
        $0.silenced += checked.silenced
      }
    }
    let context = StoryboardContext(
      storyboard,
      contexts,
      unread: unread,
      isWhole: !(earlier + lowered.diagnostics).hasErrors,
      manifest: manifest.tree,
      others: others
    )
    // What holds between texts may be said in a line that could not be read.
    for rule in isManifestBroken ? [] : StoryboardRule.all {
      for found in rule.check(context) where !isBroken(textOfScene: found.scene) {
        add([found.diagnostic], toScene: found.scene, isSuppressible: rule.isSuppressible)
      }
    }
    manifest.diagnostics = manifest.diagnostics.sortedByLocation()
    for index in members.indices { members[index].diagnostics = members[index].diagnostics.sortedByLocation() }
  }

  /// The storyboard where no text has errors; nil elsewhere.
  var validated: ValidatedStoryboard? {
    guard !manifest.diagnostics.hasErrors, !members.contains(where: { $0.diagnostics.hasErrors }) else { return nil }
    return ValidatedStoryboard(storyboard, scenes: scenes, catalog: catalog)
  }

  /// What holds of every text, in what is around the scenes.
  private mutating func checkManifest() {
    let nodes = lowered.nodes.prefix(inlineCount).compactMap { $0 }
    let context = ValidationContext(
      tree: manifest.tree,
      scene: Scene(source: manifest.tree.source),
      catalog: catalog,
      part: ScenePartOfText(manifest.tree, without: nodes)
    )
    add(ValidationRule.duplicateKey.check(context), toScene: nil)
  }

  // MARK: - Texts

  private func tree(ofScene index: Int) -> SyntaxTree {
    index < inlineCount ? manifest.tree : members[index - inlineCount].tree
  }

  private func suppressions(ofScene index: Int) -> Suppressions {
    index < inlineCount ? manifest.suppressions : members[index - inlineCount].suppressions
  }

  private func isBroken(textOfScene index: Int?) -> Bool {
    index.map { $0 >= inlineCount && brokenMembers.contains($0 - inlineCount) } ?? false
  }

  private mutating func change(textOfScene index: Int?, _ change: (inout CheckedStoryboard.Text) -> Void) {
    if let index, index >= inlineCount { change(&members[index - inlineCount]) } else { change(&manifest) }
  }

  private mutating func add(_ found: [Diagnostic], toScene index: Int?, isSuppressible: Bool = false) {
    change(textOfScene: index) { text in
      for diagnostic in found {
        if isSuppressible || diagnostic.severity != .error, text.suppressions.index(silencing: diagnostic) != nil {
          text.silenced.append(diagnostic)
        } else {
          text.diagnostics.append(diagnostic)
        }
      }
    }
  }
}
