import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneLint
import SceneSyntax

/// One scene to compile, with everything that a thread needs for it.
struct CompileJob: SceneJob {
  var text: SceneText
  var project: Project
  var request: CompileRequest
  /// The files to write.
  var outputs: OutputPlan.Outputs
  var files: FileSystem
  /// Where the files may lie, wherever links lead.
  var bounds: WritingBounds
  /// The scene's slot in the cache; nil without one.
  var slot: CacheSlot?
  /// Finds the sizes of images; nil if frames are not checked.
  var assets: AssetSearch?

  /// The files of the components that the scene uses, by way of others too; all of the project's where it cannot be read.
  var componentFiles: [String] {
    guard let library = project.pipeline.components, !project.componentFiles.isEmpty else { return [] }
    // A document uses no components.
    if text.input.kind.isDocument { return [] }
    guard case .success(let source) = text.read() else { return project.componentFiles }
    let names = library.closure(of: ComponentLibrary.names(in: parse(source, limits: project.pipeline.limits).value))
    return project.componentFiles.filter { names.contains(SourceKind.name(ofPath: $0)) }
  }

  func known(_ entry: CacheEntry, _ source: () -> SourceText?) -> CompileOutcome? {
    if entry.findings.isEmpty { return CompileOutcome() }
    guard let (diagnostics, unverified) = entry.findings.contents else { return nil }
    var outcome = CompileOutcome(unverified: unverified)
    guard !diagnostics.isEmpty else { return outcome }
    guard let source = source() else { return nil }
    outcome.found = .init(source: source, diagnostics: diagnostics)
    return outcome
  }

  /// Compiles the scene, and writes its files.
  func perform(on source: SourceText, thread: Int) -> (outcome: CompileOutcome, clean: KeptScene?) {
    let pipeline = project.pipeline(on: thread)
    var scene = CompiledScene.made(of: source, for: request, with: pipeline)
    if !scene.diagnostics.hasErrors { scene.diagnostics += misplacedFrames(in: source, with: pipeline) }
    var outcome = CompileOutcome(unverified: scene.unverified)
    if !scene.diagnostics.isEmpty || scene.fault != nil {
      outcome.found = .init(source: source, diagnostics: scene.diagnostics, fault: scene.fault)
    }
    guard outputs.main != nil else {
      outcome.printed = scene.main
      return (outcome, nil)
    }
    let variants = variants(beside: scene, of: source, with: pipeline)
    // Of two nibs, the portable runtime loads the older one.
    if let variants { scene.map = variants.older.map }
    let artifacts = outputs.artifacts(of: scene)
    do throws(FileError) {
      // Of a nib and its map, none is written where one cannot be.
      for artifact in artifacts { try bounds.check(artifact.path) }
      if let variants, let main = outputs.main {
        try files.updateFolder(main, with: variants.members, within: bounds) { NibFolder.newest(of: $0) != nil }
      }
      for artifact in artifacts where variants == nil || artifact.path != outputs.main { try write(artifact) }
    } catch {
      outcome.failure = error
    }
    guard slot != nil, !scene.diagnostics.hasErrors, scene.fault == nil, outcome.failure == nil else {
      return (outcome, nil)
    }
    let kept = KeptScene(
      outputs: artifacts.map { ContentHash(of: $0.bytes) },
      findings: KeptFindings(scene.diagnostics, unverified: scene.unverified)
    )
    return (outcome, kept)
  }

  /// The findings about frames that differ from the solved layout; empty if frames are not checked.
  private func misplacedFrames(in source: SourceText, with pipeline: Pipeline) -> [Diagnostic] {
    guard let assets else { return [] }
    var settings = project.lintSettings(for: text.input, in: files)
    // The nib is written nevertheless.
    settings.rules[LintRules.misplacedFrames]?.severity = nil
    settings.only = [LintRules.misplacedFrames]
    let linter = Linter(pipeline: pipeline, settings: settings) { assets.names(for: $0, in: project) }
    return linter.lint(source).diagnostics.filter { $0.id == LintRules.misplacedFrames }
  }

  /// The nibs of the folder that a scene's nib becomes, and the scene compiled for older systems; nil where it stays a file.
  private func variants(
    beside scene: CompiledScene,
    of source: SourceText,
    with pipeline: Pipeline
  ) -> (members: [FileSystem.Member], older: CompiledScene)? {
    guard let folder = request.nibFolder, request.form == .nib, let newer = scene.main else { return nil }
    var pipeline = pipeline
    pipeline.variant = .older
    let older = CompiledScene.made(of: source, for: request, with: pipeline)
    guard let bytes = older.main, folder.isAlwaysMade || bytes != newer else { return nil }
    return ([.init(name: folder.newerName, bytes: newer), .init(name: NibFolder.olderName, bytes: bytes)], older)
  }

  /// Writes a file; the folder that the user named, and those below it, are made.
  private func write(_ artifact: Artifact) throws(FileError) {
    try files.write(
      artifact.bytes,
      to: artifact.path,
      replacing: .anything,
      as: .remade,
      within: bounds,
      makingFolders: request.outputFolder != nil
    )
  }
}

/// What became of one scene.
struct CompileOutcome: Sendable {
  /// What was found in a scene, and what it was found in.
  struct Found: Sendable {
    var source: SourceText
    var diagnostics: [Diagnostic]
    /// Why what was made of it is wrong, which is a bug.
    var fault: String?
  }

  /// Nil for a clean scene.
  var found: Found?
  /// What goes to standard output; nil for nothing.
  var printed: [UInt8]?
  /// Why a file could not be written.
  var failure: FileError?
  /// The properties set in the scene whose keys no nib of Xcode was seen with.
  var unverified: Set<UnverifiedKey> = []
}
