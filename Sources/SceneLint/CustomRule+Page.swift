import SceneDiagnostics
package import SceneSyntax

extension CustomRule {
  /// What a configuration says of the rule: keys and values in flow style, in the order of the documentation.
  package var definition: [(key: String, value: String)] {
    let lists = [("class", classes), ("property", properties), ("value", values), ("allow", allowed)]
    var entries = lists.filter { !$0.1.isEmpty }.map { (key: $0.0, value: ScalarSpelling.flow($0.1.map(\.text))) }
    if isAboutMissing { entries.append(("missing", "true")) }
    entries.append(("message", ScalarSpelling.text(message, inFlow: true)))
    if let hint { entries.append(("hint", ScalarSpelling.text(hint, inFlow: true))) }
    entries.append(("severity", severity.rawValue))
    return entries
  }

  /// What `diorama explain` says of the rule.
  ///
  /// - Parameters:
  ///   - path: The configuration that makes it.
  ///   - settings: What the configuration says of rules.
  package func page(in path: String, settings: LintSettings) -> String {
    let weight = settings.isOn(rule) ? "as \(settings.severity(of: rule).withArticle)" : "off"
    let lines = definition.map { "    \($0.key): \($0.value)" }.joined(separator: "\n")
    return """
      # \(id)

      \(message)

      A custom rule of \(path), \(weight):

      custom-rules:
        \(id):
      \(lines)

      """
  }
}

extension Severity {
  fileprivate var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
}

extension ScalarSpelling {
  /// Texts as a list in flow style.
  package static func flow(_ texts: [String]) -> String {
    "[" + texts.map { text($0, inFlow: true) }.joined(separator: ", ") + "]"
  }
}
