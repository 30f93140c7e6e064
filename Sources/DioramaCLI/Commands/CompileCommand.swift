package import ArgumentParser
package import DioramaBuild

/// `diorama compile`: scenes to nibs.
package struct CompileCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile scenes to nibs.",
    discussion: """
      Without -o, the nib of X.scene.yaml is X.nib beside it. Nothing is written for a scene with errors.

      Example: diorama compile Scenes --output-dir Build
      """
  )

  @Argument(help: "Scene files, folders to search for *.scene.yaml, or - for standard input.")
  var inputs: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var outputDir: String?

  @Option(
    help: ArgumentHelp(
      "What to make of a scene; 'ir' and 'tree' are printed unless -o or --output-dir is given.",
      valueName: "form"
    )
  )
  var emit = EmittedForm.nib

  @Option(help: ArgumentHelp("The version of nib to write.", valueName: "version"))
  var coderVersion = CoderVersion.ten

  @Flag(help: "Write <Name>.nib.map beside each nib: the lines that its parts come from, for messages at run time.")
  var debugInfo = false

  @OptionGroup var limits: LimitOptions
  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Holds the options against each other.
  package func validate() throws {
    if debugInfo, emit != .nib { throw ValidationError("--debug-info goes with nibs, not with --emit \(emit).") }
    if output != nil, outputDir != nil { throw ValidationError("-o and --output-dir cannot be given together.") }
  }

  /// Compiles the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = CompileRequest(
      inputs: inputs,
      settings: common.sources(with: limits),
      output: output,
      outputFolder: outputDir,
      form: emit,
      hasDebugInfo: debugInfo
    )
    return compileScenes(request, in: common.start(in: surroundings))
  }
}
