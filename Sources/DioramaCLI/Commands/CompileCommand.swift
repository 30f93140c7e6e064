package import ArgumentParser
package import DioramaBuild
import SceneCatalog

/// `diorama compile`: scenes to nibs.
package struct CompileCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile scenes to nibs.",
    discussion: """
      Without -o, the nib of X.scene.yaml is X.nib beside it. With --output-dir, the folders below a given folder are \
      kept, and what is missing of them is made. Nothing is written for a scene with errors, and no file that would stay the same. @FILE stands for the \
      arguments in a file, one a line.

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
    help: ArgumentHelp("The folder to write to; it is made where it is missing.", valueName: "dir"),
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
    help: ArgumentHelp("The version of nib to write; 10 where neither this nor --xcode is given.", valueName: "version")
  )
  var coderVersion: CoderVersion?

  @Option(
    help: ArgumentHelp("The version of Xcode whose nibs to match; 10 and 12 write version 9.", valueName: "version")
  )
  var xcode: XcodeVersion?

  @Flag(help: "Write <Name>.nib.map beside each nib, so that messages at run time name the lines of the scene.")
  var debugInfo = false

  @Option(
    help: ArgumentHelp(
      "The folder that remembers which scenes are clean, so that the next run skips them.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var cache: String?

  @Option(
    help: ArgumentHelp("The file to write the dependencies of the outputs to, for make and ninja.", valueName: "file"),
    completion: .file()
  )
  var depfile: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Holds the options against each other.
  package func validate() throws {
    if debugInfo, emit != .nib { throw ValidationError("--debug-info goes with nibs, not with --emit \(emit).") }
    if let coderVersion, let xcode, xcode.tools.coderVersion != coderVersion.tools.coderVersion {
      throw ValidationError("Xcode \(xcode.rawValue) writes no nibs of version \(coderVersion.rawValue).")
    }
    if output != nil, outputDir != nil { throw ValidationError("-o and --output-dir cannot be given together.") }
  }

  /// Compiles the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = CompileRequest(
      inputs: inputs,
      settings: common.sources(with: limits),
      output: output,
      outputFolder: outputDir,
      form: emit,
      hasDebugInfo: debugInfo,
      tools: xcode?.tools ?? coderVersion?.tools ?? .usual
    )
    (request.cache, request.depfile) = (cache, depfile)
    return compileScenes(request, in: common.start(in: surroundings, jobs: batch.count))
  }
}
