package import ArgumentParser
package import DioramaDriver

/// `diorama ibtool`: Interface Builder's command line.
///
/// Its arguments are read by `IBToolCall`, whose options have two dashes and a word each: the argument parser only shows its help.
package struct IBToolCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration.verb(
    "ibtool",
    abstract: "Compile xibs and storyboards as Apple's ibtool does, with its arguments.",
    discussion: """
      Takes the arguments that build systems pass to ibtool: --compile, --compilation-directory, --link, --strip, \
      --write, --module, --target-device, --minimum-deployment-target, --companion-strings-file, \
      --output-partial-info-plist, --auto-activate-custom-fonts, --export-strings-file, --import-strings-file, \
      --upgrade, --print, --objects, --hierarchy, --connections, --classes, --localizable-strings, --errors, \
      --warnings, --notices, --output-format and --version. Options for plug-ins, simulators and compiler modes are \
      taken and ignored. A program of the name ibtool does the same without the verb.

      Exit status: 0 success, 1 errors, 64 no arguments.

      Example: diorama ibtool --compile Cart.nib Cart.xib
      """
  )

  @Argument(
    parsing: .captureForPassthrough,
    help: "Options of ibtool, and documents.",
    completion: .file(extensions: ["xib", "storyboard", "storyboardc", "nib"])
  )
  var arguments: [String] = []

  /// Makes the command; the parser needs it.
  package init() {}

  /// Runs ibtool.
  package func run(in surroundings: Surroundings) -> ToolStatus { Self.run(arguments, in: surroundings) }

  /// Runs ibtool with arguments that the parser has not seen, or prints its help.
  @MainActor
  static func run(_ arguments: [String], in surroundings: Surroundings) -> ToolStatus {
    if let first = arguments.first, ["-h", "--help", "-help"].contains(first) {
      surroundings.output.write(HelpText.shown(DioramaCommand.helpMessage(for: Self.self)) + "\n")
      return .success
    }
    return IBTool.run(arguments, in: surroundings)
  }
}
