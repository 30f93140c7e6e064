/// When colours are used.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never

  /// Whether an output gets colours.
  ///
  /// `NO_COLOR`, unless empty, and a terminal without abilities turn them off; an explicit choice outranks both.
  @MainActor
  package func usesColor(on output: Output, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: output.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
