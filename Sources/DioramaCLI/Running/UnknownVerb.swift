import ArgumentParser
import SceneDiagnostics

/// The message for an unknown command.
enum UnknownVerb {
  /// A message with the verb that was meant; nil where the arguments begin with a verb or an option, or ask for a verb's help.
  static func message(for arguments: [String]) -> String? {
    guard let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first else { return nil }
    let verbs = DioramaCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), word != "help", !verbs.contains(word) else { return nil }
    let hint = Spelling.suggestion(for: word, in: verbs) ?? "see 'diorama --help'"
    return "there is no command '\(word)'; \(hint)"
  }
}
