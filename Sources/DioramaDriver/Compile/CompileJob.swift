import SceneCompiler
import SceneDiagnostics
import SceneLint

/// One scene to compile, with everything that a thread needs for it.
struct CompileJob: Sendable {
  var text: SceneText
  var project: Project
  var request: CompileRequest
  /// The files to write; none for standard output.
  var outputs: [String]
  var files: FileSystem
  /// Where the files may lie, wherever links lead.
  var bounds: WritingBounds
  /// The scene's place in the cache; nil without one.
  var slot: CacheSlot?
  /// Finds the sizes of images; nil if frames are not checked.
  var assets: AssetSearch?

  /// Reads and compiles the scene, and writes its files.
  func perform(on thread: Int) -> Result<CachedWork<CompileOutcome>, FileError> {
    CachedWork.perform(on: text, slot: slot) { _ in
      CompileOutcome()
    } work: {
      compile($0, on: thread)
    }
  }

  private func compile(_ source: SourceText, on thread: Int) -> (CompileOutcome, CleanScene?) {
    var pipeline = project.pipeline(on: thread)
    pipeline.tools = request.tools
    var scene = CompiledScene.made(of: source, for: request, with: pipeline)
    if !scene.diagnostics.hasErrors { scene.diagnostics += misplacedFrames(in: source, with: pipeline) }
    var outcome = CompileOutcome()
    if !scene.diagnostics.isEmpty || scene.fault != nil {
      outcome.found = .init(source: source, diagnostics: scene.diagnostics, fault: scene.fault)
    }
    guard !outputs.isEmpty else {
      outcome.printed = scene.files.first
      return (outcome, nil)
    }
    do throws(FileError) {
      let made = zip(outputs, scene.files)
      for (path, _) in made { try bounds.check(path) }
      for (path, bytes) in made { try write(bytes, to: path) }
    } catch {
      outcome.failure = error
    }
    guard slot != nil, outcome.found == nil, outcome.failure == nil else { return (outcome, nil) }
    return (outcome, CleanScene(outputs: scene.files.map { ContentHash(of: $0) }))
  }

  /// The findings about frames that differ from the solved layout; empty if frames are not checked.
  private func misplacedFrames(in source: SourceText, with pipeline: Pipeline) -> [Diagnostic] {
    guard let assets else { return [] }
    var settings = project.lintSettings(for: text.input, in: files)
    // The nib is written all the same.
    settings.rules[LintRules.misplacedFrames]?.severity = nil
    settings.only = [LintRules.misplacedFrames]
    let linter = Linter(pipeline: pipeline, settings: settings) { assets.names(for: $0, in: project) }
    return linter.lint(source).diagnostics.filter { $0.id == LintRules.misplacedFrames }
  }

  /// Writes a file; the folder that the user named, and those below it, are made.
  private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if request.outputFolder == nil {
      try files.update(path, with: bytes)
    } else {
      try files.updateMakingFolders(path, with: bytes)
    }
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
}
