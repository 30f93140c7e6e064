/// When colors are used.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never

  /// Whether an output gets colors.
  ///
  /// An explicit choice outranks the environment. There, `NO_COLOR` turns them off, else `FORCE_COLOR` and
  /// `CLICOLOR_FORCE` on, each unless empty; else they are for terminals, without `TERM=dumb`.
  @MainActor
  package func usesColor(on output: Output, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Self.usesColorByItself(on: output, environment: environment)
    }
  }

  @MainActor
  private static func usesColorByItself(on output: Output, environment: [String: String]) -> Bool {
    if environment.says("NO_COLOR") { return false }
    if environment.says("FORCE_COLOR") || environment.says("CLICOLOR_FORCE") { return true }
    return output.isTerminal && environment["TERM"] != "dumb"
  }
}

extension [String: String] {
  /// Whether a variable is set to anything, `0` too.
  func says(_ name: String) -> Bool { !self[name, default: ""].isEmpty }
}
