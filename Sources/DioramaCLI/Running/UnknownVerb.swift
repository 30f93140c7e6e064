import ArgumentParser
import SceneDiagnostics

/// The message for an unknown command.
enum UnknownVerb {
  /// The tool's verbs, without the parser's own `help`.
  static var known: [String] { DioramaCommand.configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// A message with the verb that was meant; nil where the arguments begin with a verb or an option, or ask for a verb's help.
  static func message(for arguments: [String]) -> String? {
    guard let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first else { return nil }
    guard !word.hasPrefix("-"), word != "help", !known.contains(word) else { return nil }
    let hint = Spelling.suggestion(for: word, in: known) ?? "see 'diorama --help'"
    return "there is no command '\(word)'; \(hint)"
  }
}
