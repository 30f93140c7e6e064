package import NibArchive
package import SceneCatalog
package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// The compiler's stages, each a function of what the one before it made.
///
///     SourceText --parse--> SyntaxTree --lower--> Scene --validate--> ValidatedScene --emit--> NibArchive
package struct Pipeline: Sendable {
  /// The classes that scenes can speak of.
  package var catalog: SceneCatalog
  package var limits: SyntaxLimits
  /// The oldest system that the application runs on; nil is the newest that the catalog knows.
  package var target: DeploymentTarget?
  /// The version of Xcode like which nibs are written.
  package var tools = NibTools.usual
  /// Which systems the nibs are for.
  package var variant = NibVariant.current
  private let plans = ClassPlans()

  /// Makes a pipeline for one catalog; all its files share what is read of it.
  package init(
    catalog: SceneCatalog = SceneCatalog(),
    limits: SyntaxLimits = SyntaxLimits(),
    target: DeploymentTarget? = nil
  ) {
    self.target = target
    self.catalog = catalog
    self.limits = limits
  }

  /// A scene in which every rule holds; nil where there are errors.
  package func validated(_ source: SourceText) -> Diagnosed<ValidatedScene?> {
    let checked = checked(source)
    return Diagnosed(checked.scene, checked.diagnostics)
  }

  /// The same, with the tree of the text and what comments silenced.
  package func checked(_ source: SourceText) -> CheckedScene {
    let parsed = parse(source, limits: limits)
    // Where YAML itself is broken, what was read before the error says little about the scene.
    guard !parsed.diagnostics.hasErrors else {
      let diagnostics = CallsInValues.completed(
        Cascades.removed(fromSyntax: parsed.diagnostics),
        in: source,
        catalog
      )
      return CheckedScene(tree: parsed.value, diagnostics: diagnostics, suppressions: Suppressions(parsed.value))
    }
    let lowered = lower(parsed.value, catalog: catalog)
    return validate(
      lowered.value,
      tree: parsed.value,
      catalog: catalog,
      target: target,
      earlier: parsed.diagnostics + lowered.diagnostics
    )
  }

  /// What can be read of a text as a scene, whatever is wrong with it.
  package func lowered(_ source: SourceText) -> Scene {
    lower(parse(source, limits: limits).value, catalog: catalog).value
  }

  /// A storyboard held against every rule: the text of its own file, and those of its scenes that are files.
  ///
  /// - Parameters:
  ///   - manifest: The storyboard's own file.
  ///   - members: The scenes in the folder beside it, in any order.
  ///   - others: What the other storyboards among the inputs have, which references may name.
  package func checkedStoryboard(
    manifest: SourceText,
    members: [StoryboardMember] = [],
    others: [StoryboardSurface] = []
  ) -> CheckedStoryboard {
    checkStoryboard(manifest, members, others: others, catalog: catalog, limits: limits, target: target)
  }

  /// What can be read of texts as a storyboard, whatever is wrong with them.
  package func loweredStoryboard(manifest: SourceText, members: [StoryboardMember] = []) -> Storyboard {
    let trees = members.sortedByName().map { (name: $0.name, tree: parse($0.source, limits: limits).value) }
    return lowerStoryboard(parse(manifest, limits: limits).value, members: trees, catalog: catalog).storyboard
  }

  /// A scene's nib; nil where there are errors.
  package func compiled(_ source: SourceText) -> Diagnosed<NibArchive?> {
    let validated = validated(source)
    return Diagnosed(validated.value.map(emitted), validated.diagnostics)
  }

  /// The nib of a scene that was validated.
  package func emitted(_ scene: ValidatedScene) -> NibArchive {
    emit(scene, like: tools, variant: variant, plans: plans)
  }

  /// What writes the nibs of a storyboard that was validated.
  package func emission(of storyboard: ValidatedStoryboard, names: StoryboardNames = .scenes) -> StoryboardEmission {
    StoryboardEmission(StoryboardPlan(storyboard, names: names), like: tools, variant: variant, plans: plans)
  }

  /// The same with the places of the scene's parts.
  package func traced(_ scene: ValidatedScene) -> TracedNib { emitTraced(scene, like: tools, plans: plans) }

  /// Where each object of a prototype is in its nib's list of objects.
  package func places(ofPrototype prototype: ObjectID, in scene: ValidatedScene) -> [(id: ObjectID, place: Int)] {
    emittedPlaces(ofPrototype: prototype, in: scene, plans: plans)
  }

  /// A scene's nib as bytes; nil where there are errors.
  package func encoded(_ source: SourceText) -> Diagnosed<[UInt8]?> {
    let validated = validated(source)
    let diagnostics = validated.diagnostics
    guard let scene = (consume validated).value else { return Diagnosed(nil, diagnostics) }
    // Nothing holds the scene any more, so that a large one is not in memory beside the bytes of its nib.
    let graph = emitGraph(consume scene, like: tools, variant: variant, plans: plans)
    return Diagnosed(graph.encoded(), diagnostics)
  }
}
