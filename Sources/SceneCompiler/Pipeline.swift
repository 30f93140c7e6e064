package import NibArchive
package import SceneCatalog
package import SceneDiagnostics
import SceneLanguage
package import SceneModel
package import SceneSyntax

/// The compiler's stages, each a function of what the one before it made.
///
///     SourceText --parse--> SyntaxTree --lower--> Scene --validate--> ValidatedScene --emit--> NibArchive
package struct Pipeline: Sendable {
  /// The classes that scenes can name.
  package var catalog: SceneCatalog
  package var limits: SyntaxLimits
  /// The oldest system that the application runs on; nil is the newest that the catalog knows.
  package var target: DeploymentTarget?
  /// The version of Xcode like which nibs are written.
  package var tools = NibTools.usual
  /// The components that scenes can use; nil where that is not known.
  package var components: ComponentLibrary?
  /// Which systems the nibs are for.
  package var variant = NibVariant.current
  /// Reads a document of Interface Builder as a text; nil where documents are none of the inputs.
  package var reader: (@Sendable (_ document: SourceText, _ pipeline: Pipeline) -> SourceText)?
  /// How documents are read.
  package var reading = DocumentReading.compiling
  private let plans = ClassPlans()

  /// Makes a pipeline for one catalog; all its files share what is read of it.
  package init(
    catalog: SceneCatalog = .builtIn,
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
    // A component is shown by its examples.
    let found = checked.tree.source.located(checked.diagnostics)
    // Of a document, errors may be found that its text has not.
    let isUsable = !found.hasErrors || reading.faults == .error
    return Diagnosed(isUsable ? checked.examples ?? checked.scene : nil, found)
  }

  /// The text that the stages read: that of a document of Interface Builder is the scene or storyboard that it is read as.
  package func readable(_ source: SourceText) -> SourceText {
    guard source.origin == nil, let reader, SourceKind(path: source.path)?.isDocument == true else { return source }
    return reader(source, self)
  }

  /// The scene of a text, with its tree and what comments silenced.
  ///
  /// What is found in a document is found in the text that it is read as, whose origin it is.
  ///
  /// Where YAML itself is broken, lines are changed until it can be read, and what is wrong elsewhere is reported, too.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - edited: The lines that were edited last, from 1; nil where that is not known.
  package func checked(_ source: SourceText, edited: ClosedRange<Int>? = nil) -> CheckedScene {
    let source = readable(source)
    let checked = checkedText(source, edited: edited)
    guard checked.diagnostics.hasErrors, let mended = source.origin?.mended else { return checked }
    return checkedText(mended)
  }

  private func checkedText(_ source: SourceText, edited: ClosedRange<Int>? = nil) -> CheckedScene {
    let parsed = parse(source, limits: limits)
    guard !parsed.diagnostics.hasErrors else {
      return BrokenText(parsed: parsed, catalog: catalog)
        .checked(TextRepair.repaired(source, limits: limits, edited: edited), by: checked)
    }
    return checked(parsed.value, earlier: parsed.diagnostics)
  }

  /// What YAML can read of a scene or a component, checked against every rule.
  private func checked(_ tree: SyntaxTree, earlier: [Diagnostic]) -> CheckedScene {
    if isComponent(tree) { return checkedComponent(tree, earlier: earlier) }
    let expanded = expanded(tree)
    guard !expanded.isTooLarge else {
      return CheckedScene(
        tree: tree,
        diagnostics: earlier + expanded.diagnostics,
        suppressions: Suppressions(tree)
      )
    }
    let lowered = lower(expanded, catalog: catalog)
    return validate(
      lowered.value,
      tree: tree,
      catalog: catalog,
      target: target,
      earlier: earlier + expanded.diagnostics + lowered.diagnostics
    )
  }

  /// A tree in which the uses of components are replaced by what they stand for.
  func expanded(_ tree: SyntaxTree, styles: [SyntaxTree] = []) -> ExpandedTree {
    ComponentExpansion.expanded(tree, components, catalog, limits: limits, styles: styles)
  }

  /// What can be read of a text as a scene, whatever is wrong with it.
  package func lowered(_ source: SourceText) -> Scene {
    lower(expanded(parse(readable(source), limits: limits).value), catalog: catalog).value
  }

  /// A storyboard checked against every rule: the text of its own file, and those of its scenes that are files.
  ///
  /// - Parameters:
  ///   - manifest: The storyboard's own file.
  ///   - members: The scenes in the folder beside it, in any order.
  ///   - others: What the other storyboards among the inputs have, which references may name.
  package func checkedStoryboard(
    manifest: SourceText,
    members: [StoryboardMember] = [],
    others: OtherStoryboards = .none
  ) -> CheckedStoryboard {
    checked(read(manifest: manifest, members: members), others: others)
  }

  /// A storyboard that was read, checked against every rule.
  package func checked(_ storyboard: ReadStoryboard, others: OtherStoryboards = .none) -> CheckedStoryboard {
    let checked = checkStoryboard(storyboard, others: others, catalog: catalog, target: target)
    guard checked.storyboard == nil, let mended = storyboard.manifest.origin?.mended else { return checked }
    return checkStoryboard(read(manifest: mended), others: others, catalog: catalog, target: target)
  }

  /// A storyboard's texts, parsed and lowered once for whatever is done with them.
  package func read(manifest: SourceText, members: [StoryboardMember] = []) -> ReadStoryboard {
    ReadStoryboard(readable(manifest), members, expand: { expanded($0, styles: $1) }, catalog: catalog, limits: limits)
  }

  /// A storyboard with other texts in place of some: 0 is the index of its own, and those of the members follow.
  package func read(_ storyboard: ReadStoryboard, with texts: [Int: [UInt8]]) -> ReadStoryboard {
    let sources = storyboard.sources.enumerated().map { index, source in
      texts[index].map { SourceText(path: source.path, bytes: $0) } ?? source
    }
    let members = zip(storyboard.members, sources.dropFirst()).map { StoryboardMember(name: $0.name, source: $1) }
    return read(manifest: sources[0], members: members)
  }

  /// What other storyboards can name of a storyboard.
  package func surface(of storyboard: ReadStoryboard) -> StoryboardSurface { StoryboardSurface(lowered(storyboard)) }

  /// A storyboard, whatever is wrong with it; of a text that is no YAML, it has what is before the mistake.
  package func lowered(_ storyboard: ReadStoryboard) -> Storyboard {
    guard storyboard.isBroken else { return storyboard.storyboard }
    let tree = storyboard.manifestTree
    let members = storyboard.texts.map { ($0.name, expanded($0.text.parsed.value, styles: [tree])) }
    return lowerStoryboard(expanded(tree), members: members, catalog: catalog).storyboard
  }

  /// A scene's nib; nil where there are errors.
  package func compiled(_ source: SourceText) -> Diagnosed<NibArchive?> {
    let validated = validated(source)
    return Diagnosed(validated.value.map { emitted($0).archive }, validated.diagnostics)
  }

  /// How nibs are written.
  ///
  /// - Parameters:
  ///   - prototype: The prototype whose own nib is wanted; nil for the scene's nib.
  ///   - details: What is wanted beside the nib.
  private func options(prototype: ObjectID? = nil, _ details: EmissionDetails) -> EmissionOptions {
    EmissionOptions(like: tools, variant: variant, plans: plans, prototype: prototype, details: details)
  }

  /// The nib of a scene that was validated, or of one of its prototypes, with what is wanted beside it.
  package func emitted(
    _ scene: consuming ValidatedScene,
    prototype: ObjectID? = nil,
    _ details: EmissionDetails = []
  ) -> EmittedNib {
    emit(consume scene, options(prototype: prototype, details))
  }

  /// What writes the nibs of a storyboard that was validated.
  package func emission(
    of storyboard: ValidatedStoryboard,
    names: StoryboardNames = .scenes,
    mapsSources: Bool = false
  ) -> StoryboardEmission {
    StoryboardEmission(StoryboardPlan(storyboard, names: names), options(mapsSources ? .sourceMap : []))
  }

  /// A scene's nib as bytes; nil where there are errors.
  package func encoded(_ source: SourceText) -> Diagnosed<[UInt8]?> { encodedNamingUnverified(source).nib }

  /// A scene's nib as bytes, with the properties set in the scene whose keys no nib of Xcode was seen with.
  package func encodedNamingUnverified(
    _ source: SourceText
  ) -> (nib: Diagnosed<[UInt8]?>, unverified: Set<UnverifiedKey>) {
    let validated = validated(source)
    let diagnostics = validated.diagnostics
    guard let scene = (consume validated).value else { return (Diagnosed(nil, diagnostics), []) }
    let unverified = scene.unverifiedKeys
    // Nothing holds the scene any more, so that a large one is not in memory beside the bytes of its nib.
    let nib = emitted(consume scene)
    return (Diagnosed(nib.encoded(), diagnostics), unverified)
  }
}
