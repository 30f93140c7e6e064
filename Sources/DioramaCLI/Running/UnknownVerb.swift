import ArgumentParser
import SceneDiagnostics

/// What is said about a first argument that is no verb.
enum UnknownVerb {
  /// A message with the verb that was meant; nil for a verb, and for an option.
  static func message(for word: String) -> String? {
    let verbs = DioramaCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), word != "help", !verbs.contains(word) else { return nil }
    let hint = Spelling.nearest(to: word, in: verbs).map { "did you mean '\($0)'?" } ?? "see 'diorama --help'"
    return "there is no verb '\(word)'; \(hint)"
  }
}
