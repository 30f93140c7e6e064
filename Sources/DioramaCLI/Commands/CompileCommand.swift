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
      Without -o, the nib of X.scene.yaml is X.nib beside it; with --output-dir, the folders below a given folder are \
      kept. Nothing is written for a scene with errors, and no file that would stay the same. @FILE stands for the \
      arguments in a file, one a line.

      Example: diorama compile Scenes --output-dir Build
      """
  )

  @Argument(help: "Scene files, folders to search for *.scene.yaml, or - for standard input.")
  var inputs: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The folder to write to; below it, folders are made.", valueName: "dir"))
  var outputDir: String?

  @Option(
    help: ArgumentHelp(
      "What to make of a scene; 'ir' and 'tree' are printed unless -o or --output-dir is given.",
      valueName: "form"
    )
  )
  var emit = EmittedForm.nib

  @Option(
    help: ArgumentHelp("The version of nib to write; 10 where neither this nor --xcode is given.", valueName: "version")
  )
  var coderVersion: CoderVersion?

  @Option(
    help: ArgumentHelp("The version of Xcode to write nibs like; 10 and 12 write version 9.", valueName: "version")
  )
  var xcode: XcodeVersion?

  @Flag(help: "Write <Name>.nib.map beside each nib: the lines that its parts come from, for messages at run time.")
  var debugInfo = false

  @Option(
    help: ArgumentHelp("Keep here what is clean, so that the next run need not compile it again.", valueName: "dir")
  )
  var cache: String?

  @Option(
    help: ArgumentHelp("Write here what the outputs are made of, as make and ninja read it.", valueName: "file")
  )
  var depfile: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var common: CommonOptions

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
