package import ArgumentParser
package import DioramaDriver
import SceneCatalog
import SceneCompiler

/// `diorama compile`: scenes to nibs.
package struct CompileCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration.verb(
    "compile",
    abstract: "Compile scenes, xibs and storyboards to nibs.",
    discussion: """
      Without -o, X.scene.yaml and X.xib compile to X.nib next to them, storyboards to X.storyboardc. With --output-dir, the subfolders of a folder are kept, \
      and missing folders are created; --flatten leaves them out, as in the bundle of an application. Scenes with errors and unchanged files are not written.

      Example: diorama compile Scenes --output-dir Build
      """
  )

  @Argument(
    help: InputHelp.all,
    completion: .scenes
  )
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp("The folder to write to; it is created if necessary.", valueName: "dir"),
    completion: .directory
  )
  var outputDir: String?

  @Flag(name: .customLong("flatten"), help: .flatten) var isFlat = false

  @Option(
    help: ArgumentHelp(
      "What to write: the nib, the validated objects (ir) or the syntax tree (tree); the last two are printed unless "
        + "-o or --output-dir is given.",
      valueName: "form"
    )
  )
  var emit = EmittedForm.nib

  @Option(
    help: ArgumentHelp("The nib version to write; 10 by default.", valueName: "version")
  )
  var coderVersion: CoderVersion?

  @Option(
    help: ArgumentHelp(
      "The Xcode version whose nibs to match; those up to 12 write nib version 9.",
      valueName: "version"
    )
  )
  var xcode: XcodeVersion?

  @Option(
    help: ArgumentHelp(
      "A nib, or a compiled storyboard, to match: the nibs are written like the Xcode version that made it.",
      valueName: "nib"
    ),
    completion: .nibs
  )
  var like: String?

  @Option(
    help: ArgumentHelp(
      "The oldest iOS version for the nibs: like Xcode 11 and 12, write a folder of nibs where newer systems read another nib.",
      valueName: "version"
    )
  )
  var deploymentTarget: String?

  @Option(
    help: ArgumentHelp(
      "How the nibs of storyboards are named: after the scenes, or as Xcode names them, by the ids of 'interfaceBuilder'.",
      valueName: "names"
    )
  )
  var names = StoryboardNames.scenes

  @Flag(help: "Write <Name>.nib.map next to each nib, so that runtime messages name lines of the scene.")
  var debugInfo = false

  @Flag(
    help: """
      Warn about frames that differ from the solved layout; the nib keeps the scene's frames, and --cache is ignored.
      """
  )
  var checkFrames = false

  @Option(.cache) var cache: String?

  @Option(
    help: ArgumentHelp("The dependency file to write, for make and ninja.", valueName: "file"),
    completion: .file()
  )
  var depfile: String?

  @Option(.module) var module: String?

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that the options go together.
  package func validate() throws {
    if debugInfo, emit != .nib { throw ValidationError("--debug-info goes with nibs, not with --emit \(emit).") }
    if let coderVersion, let xcode, xcode.tools.coderVersion != coderVersion.tools.coderVersion {
      throw ValidationError("Xcode \(xcode.tools.name) writes no nibs of version \(coderVersion.rawValue).")
    }
    if like != nil, xcode != nil || coderVersion != nil {
      throw ValidationError("--like names a nib to match, and cannot be given with --xcode or --coder-version.")
    }
    if let deploymentTarget, DeploymentTarget(deploymentTarget) == nil {
      throw ValidationError("--deployment-target \(deploymentTarget) is no iOS version.")
    }
    if output != nil, outputDir != nil {
      throw ValidationError("-o and --output-dir cannot be given together.")
    }
    if isFlat, outputDir == nil { throw ValidationError("--flatten goes with --output-dir.") }
    if inputs.isEmpty { throw ValidationError("Name a scene.") }
  }

  /// Compiles the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = common.start(in: surroundings, jobs: jobs)
    var tools = xcode?.tools ?? coderVersion?.tools ?? .usual
    if let like {
      guard let known = toolsOfNib(like, in: run) else { return run.finish() }
      tools = known
    }
    var request = CompileRequest(
      inputs: inputs,
      settings: common.sources(with: limits, module: module),
      output: output,
      outputFolder: outputDir,
      form: emit,
      hasDebugInfo: debugInfo,
      tools: tools
    )
    (request.isFlat, request.cache, request.depfile) = (isFlat, cache, depfile)
    (request.checksFrames, request.names) = (checkFrames, names)
    request.deploymentTarget = deploymentTarget.flatMap { DeploymentTarget($0) }
    if let xcode, xcode.tools.profile != xcode.tools {
      run.note("no nib of Xcode \(xcode.tools.name) is known; written like Xcode \(xcode.tools.profile.name)")
    }
    return compileScenes(request, in: run)
  }
}
