package import ArgumentParser
package import DioramaDriver
import SceneCompiler

/// `diorama compile`: scenes to nibs.
package struct CompileCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile scenes to nibs.",
    discussion: """
      Without -o, X.scene.yaml compiles to X.nib next to it. With --output-dir, the subfolders of a folder are kept, \
      and missing folders are created. Scenes with errors and unchanged files are not written.

      Example: diorama compile Scenes --output-dir Build
      """
  )

  @Argument(help: "Scene files, folders to search for *.scene.yaml, or - for standard input.", completion: .scenes)
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

  @OptionGroup var caching: CacheOptions

  @Option(
    help: ArgumentHelp("The dependency file to write, for make and ninja.", valueName: "file"),
    completion: .file()
  )
  var depfile: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// What the arguments say.
  package var call: CompileCall {
    var call = CompileCall()
    call.inputs = inputs
    call.settings = common.settings(with: limits, batch)
    (call.output, call.outputFolder, call.form) = (output, outputDir, emit)
    (call.coderVersion, call.xcode, call.names) = (coderVersion, xcode, names)
    call.deploymentTarget = deploymentTarget
    (call.hasDebugInfo, call.checksFrames) = (debugInfo, checkFrames)
    (call.cache, call.depfile) = (caching.cache, depfile)
    return call
  }

  /// Checks that the options go together.
  package func validate() throws {
    if let problem = call.problem { throw ValidationError(problem) }
  }

  /// Compiles the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus { call.run(in: surroundings) }
}
