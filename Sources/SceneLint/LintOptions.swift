/// The options of one rule as they hold for a file.
package struct LintOptions: Sendable {
  private let values: [String: LintOption.Value]

  /// The rule's own values, and over them those that a configuration sets.
  package init(_ rule: LintRule, _ given: [String: LintOption.Value] = [:]) {
    let defaults = rule.options.map { ($0.name, $0.defaultValue) }
    values = Dictionary(defaults) { first, _ in first }.merging(given) { _, given in given }
  }

  /// The value of an option; nil for a name that the rule does not declare.
  package subscript(_ name: String) -> LintOption.Value? { values[name] }

  /// A number; 0 for a name that the rule does not declare.
  package func number(_ name: String) -> Double {
    if case .number(let number)? = values[name] { number } else { 0 }
  }

  /// A yes or no; no for a name that the rule does not declare.
  package func flag(_ name: String) -> Bool { values[name] == .flag(true) }

  /// A text; empty for a name that the rule does not declare.
  package func text(_ name: String) -> String {
    if case .text(let text)? = values[name] { text } else { "" }
  }

  /// A list of texts; empty for a name that the rule does not declare.
  package func texts(_ name: String) -> [String] {
    if case .texts(let texts)? = values[name] { texts } else { [] }
  }
}
