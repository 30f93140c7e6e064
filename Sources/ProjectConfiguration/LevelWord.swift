import SceneDiagnostics

/// The words that say whether a rule holds, and how much its findings weigh.
enum LevelWord {
  static let all = ["on", "off"] + ["note", "warning", "error"]

  /// What other tools call them.
  private static let elsewhere = [
    "no": "off", "false": "off", "disable": "off", "disabled": "off", "none": "off", "never": "off", "ignore": "off",
    "0": "off", "yes": "on", "true": "on", "enable": "on", "enabled": "on", "default": "on", "warn": "warning",
    "1": "warning", "info": "note", "hint": "note", "minor": "note", "2": "error", "fatal": "error", "major": "error",
  ]

  /// What to write for a word that is none of those that are allowed; nil where nobody knows.
  static func hint(for word: String, among allowed: [String]) -> String? {
    if let meant = elsewhere[word.lowercased()], allowed.contains(meant) { return "write '\(meant)'" }
    return Spelling.suggestion(for: word, in: allowed)
  }
}
