import ArgumentParser
import SceneDiagnostics

/// The message for an unknown command.
enum UnknownVerb {
  /// What other tools call verbs of this one.
  private static let otherNames = [
    "build": "compile", "check": "validate", "convert": "import", "doc": "explain", "docs": "explain", "draw": "render",
    "fix": "lint --fix", "fmt": "format", "gen": "generate", "new": "init", "print": "tree",
    "run": "preview", "screenshot": "render", "serve": "preview", "server": "lsp", "setup": "init", "show": "tree",
    "test": "validate", "verify": "validate", "watch": "preview",
  ]

  /// The tool's verbs, without the parser's own `help`.
  static var known: [String] { DioramaCommand.configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// A message with the verb that was meant; nil where the arguments begin with a verb or an option, or ask for a verb's help.
  static func message(for arguments: [String]) -> String? {
    guard let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first else { return nil }
    guard !word.hasPrefix("-"), word != "help", !known.contains(word) else { return nil }
    let hint =
      otherNames[word].map { "did you mean '\($0)'?" } ?? Spelling.suggestion(for: word, in: known)
      ?? "see 'diorama --help'"
    return "there is no command '\(word)'; \(hint)"
  }
}
