import SceneDiagnostics
import SceneReports

/// What standard error, and the stream with the findings, can show, as far as the terminal and the environment say.
@MainActor
struct TerminalManners {
  /// Whether the terminal has colors.
  let usesColor: Bool
  /// Whether words can lead to web pages.
  let usesLinks: Bool
  /// Whether a line can be wiped and written again.
  let canRewrite: Bool
  /// The columns into which lines are fitted; nil for a pipe, and where they are not known.
  let columns: Int?
  /// The columns of standard error, in the same way.
  let errorColumns: Int?

  init(of surroundings: Surroundings, color: ColorChoice, findingsOn stream: FindingsStream) {
    let environment = surroundings.environment
    let output = stream == .errors ? surroundings.errors : surroundings.output
    let isAble = output.isTerminal && environment["TERM"] != "dumb"
    usesColor = color.usesColor(on: output, environment: environment)
    usesLinks = isAble && usesColor && !environment.says("NO_HYPERLINKS")
    canRewrite = surroundings.errors.isTerminal && environment["TERM"] != "dumb"
    let named = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    columns = output.isTerminal ? named ?? output.columns : nil
    errorColumns = surroundings.errors.isTerminal ? named ?? surroundings.errors.columns : nil
  }

  /// What writes diagnostics for people here.
  func renderer(for pages: DiagnosticPages) -> HumanRenderer {
    let usesLinks = usesLinks
    return HumanRenderer(usesColor: usesColor, width: columns) { usesLinks ? pages.address(of: $0) : nil }
  }
}
