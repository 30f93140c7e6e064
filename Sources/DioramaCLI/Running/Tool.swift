import ArgumentParser
package import DioramaDriver
import DioramaUI
import SceneDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The tool as a whole: arguments in, exit status out.
@MainActor
public enum Tool {
  /// Runs the tool with the process's arguments, and ends the process.
  public static func main() -> Never {
    UIRuntime.writesWarnings = false
    let (words, surroundings) = (ProcessArguments.current, Surroundings.process())
    if let problem = words.problem {
      surroundings.errors.write("diorama: \(VisibleText.shown(problem))\n")
      surroundings.errors.flush()
      exit(words.status.rawValue)
    }
    exit(run(words.arguments, as: words.program, in: surroundings).rawValue)
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the tool's own name.
  ///   - program: The path by which the tool is called; its name decides whether it is `ibtool`.
  ///   - surroundings: Where it reads and prints.
  package static func run(
    _ arguments: [String],
    as program: String = "diorama",
    in surroundings: Surroundings
  ) -> ToolStatus {
    var status =
      IBTool.isCalled(program)
      ? IBToolCommand.run(arguments, in: surroundings) : dispatch(expanding: arguments, in: surroundings)
    surroundings.output.flush()
    if let reason = surroundings.output.failure {
      surroundings.errors.write("diorama: cannot write standard output: \(reason)\n")
      status = status.combined(with: .unwritableOutput)
    }
    surroundings.errors.flush()
    return status
  }

  private static func dispatch(expanding arguments: [String], in surroundings: Surroundings) -> ToolStatus {
    let expanded = CallArguments(arguments, in: surroundings.files)
    surroundings.argumentFile = expanded.file
    surroundings.hasNoNames = expanded.namesNothing
    if let problem = expanded.problem {
      surroundings.errors.write("diorama: \(VisibleText.shown(problem))\n")
      return expanded.status
    }
    let status = dispatch(expanded.arguments, in: surroundings)
    if status == .unreadableInput, let form = CallArguments.firstForm(of: arguments, in: surroundings.files) {
      surroundings.errors.write("diorama: \(VisibleText.shown(form))\n")
    }
    return status
  }

  private static func dispatch(_ arguments: [String], in surroundings: Surroundings) -> ToolStatus {
    if arguments.first == IBToolCommand.configuration.commandName {
      return IBToolCommand.run(Array(arguments.dropFirst()), in: surroundings)
    }
    if let command = command(of: arguments) { return command.run(in: surroundings) }
    // Many tools have one or the other.
    let arguments = arguments == ["version"] || arguments == ["-V"] ? ["--version"] : arguments
    if let message = UnknownVerb.message(for: arguments) {
      surroundings.errors.write("diorama: \(VisibleText.shown(message))\n")
      return .usage
    }
    do {
      var command = try DioramaCommand.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return command.run(in: surroundings) }
      // The parser's own verb, `help`, and a group of verbs without one of them report their help by throwing it.
      try command.run()
      return .success
    } catch {
      return explain(error, of: arguments, in: surroundings)
    }
  }

  /// The verb that the arguments name, with its options; nil for what the verb's own parser does not take.
  ///
  /// It has only that verb's options to look at: most runs spend more on their arguments than on their scenes. What it does not take
  /// is asked of the whole tool's parser, which knows help and versions, and finds the words for what is wrong.
  private static func command(of arguments: [String]) -> (any ToolCommand)? {
    guard let name = arguments.first else { return nil }
    for group in DioramaCommand.groups {
      guard let verb = group.verbs.first(where: { $0.configuration.commandName == name }) else { continue }
      return try? verb.parse(Array(arguments.dropFirst()))
    }
    return nil
  }

  /// Prints what the argument parser has to say: help and versions as well as mistakes.
  private static func explain(
    _ error: any Error,
    of arguments: [String],
    in surroundings: Surroundings
  ) -> ToolStatus {
    let text = DioramaCommand.fullMessage(for: error)
    let parserPrefix = "Error: "
    let isHelp = DioramaCommand.exitCode(for: error) == .success
    if isHelp, HelpRequest.isMade(by: arguments) {
      surroundings.output.write(CompletionScript.mended(HelpText.shown(text), verbs: UnknownVerb.known) + "\n")
      return .success
    }
    if isHelp, let mistaken = HelpRequest.mistaken(in: arguments) {
      surroundings.errors.write("diorama: unknown option '\(VisibleText.shown(mistaken))'\n")
    } else if isHelp {
      surroundings.errors.write(HelpText.shown(text) + "\n")
    } else {
      let message = text.hasPrefix(parserPrefix) ? String(text.dropFirst(parserPrefix.count)) : text
      // The parser quotes arguments as they are, with their line feeds.
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.line(String($0)) }
      surroundings.errors.write("diorama: \(lines.joined(separator: "\n"))\n")
      if let hint = UnknownOption.hint(for: message, of: arguments.first) {
        surroundings.errors.write("diorama: \(VisibleText.shown(hint))\n")
      }
    }
    if let name = OptionLikeName.first(in: arguments, surroundings.files) {
      let shown = VisibleText.shown(name)
      surroundings.errors.write("diorama: '\(shown)' is also a file: write -- before names, or './\(shown)'\n")
    }
    return .usage
  }
}
