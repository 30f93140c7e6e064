/// Something of a rule that a configuration can set.
package struct LintOption: Sendable {
  /// What an option holds.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case texts([String])
  }

  /// The key in the configuration.
  package var name: String
  /// What the option is, in a phrase.
  package var summary: String
  /// What holds where the configuration says nothing; every value of the option is of its kind.
  package var defaultValue: Value
  /// The words that a text may be; empty where any will do.
  package var choices: [String]
  /// What each of several texts is like, such as `320x568`; nil where they may be anything.
  package var example: String?
  /// Whether a text is one of these.
  package var accepts: @Sendable (String) -> Bool

  /// Makes an option.
  package init(
    _ name: String,
    _ summary: String,
    _ defaultValue: Value,
    choices: [String] = [],
    example: String? = nil,
    accepts: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.choices = choices
    self.example = example
    self.accepts = accepts
  }
}

extension LintOption.Value {
  /// What the value has to be, in messages.
  package var form: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "a text"
    case .texts: "a list of texts"
    }
  }
}
