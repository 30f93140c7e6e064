import SceneDiagnostics

/// The words that turn a rule on or off, or set the severity of its findings.
enum LevelWord {
  static let all = ["on", "off"] + ["note", "warning", "error"]

  /// The words of other tools, with the words to use here.
  private static let elsewhere = [
    "no": "off", "false": "off", "disable": "off", "disabled": "off", "none": "off", "never": "off", "ignore": "off",
    "0": "off", "yes": "on", "true": "on", "enable": "on", "enabled": "on", "default": "on", "warn": "warning",
    "1": "warning", "info": "note", "hint": "note", "minor": "note", "2": "error", "fatal": "error", "major": "error",
  ]

  /// A hint for a word that is not allowed; nil if no allowed word is close to it.
  static func hint(for word: String, among allowed: [String]) -> String? {
    if let meant = elsewhere[word.lowercased()], allowed.contains(meant) { return "write '\(meant)'" }
    return Spelling.suggestion(for: word, in: allowed)
  }
}
