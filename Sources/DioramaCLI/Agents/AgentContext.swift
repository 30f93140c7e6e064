import DioramaDriver
import JSONText

/// Where the calls of an agent are done: below some folders, with settings of its own.
@MainActor
final class AgentContext {
  let folders: AgentFolders
  let settings: SettingSources
  /// Whether files are written.
  let edits: Bool
  /// The live screens.
  let sessions: LiveSessions
  /// The names in the files.
  let index = AgentIndex()
  private let outer: Surroundings

  init(
    _ folders: AgentFolders,
    settings: SettingSources,
    edits: Bool,
    sessions: LiveSessions,
    in surroundings: Surroundings
  ) {
    (self.folders, self.settings, self.edits, self.sessions) = (folders, settings, edits, sessions)
    outer = surroundings
  }

  /// What a run of the tool printed and found.
  struct Printed {
    var output: String
    var errors: String
    /// The findings and problems as JSON.
    var report: JSONValue
    var status: ToolStatus

    /// What the run is about, then notes, problems and the summary.
    var text: String { errors.isEmpty || output.isEmpty ? output + errors : output + "\n" + errors }

    /// The first line of the output, as the reason for which the run ended.
    var problem: String { text.split(separator: "\n").first.map(String.init) ?? "nothing came of it" }

    /// The report without what every run has.
    var findings: [(String, JSONValue)] {
      ["diagnostics", "problems", "counts"].compactMap { name in report[name].map { (name, $0) } }
    }
  }

  /// Runs a verb as a person would, and keeps what it prints.
  ///
  /// - Parameters:
  ///   - files: The files; those of the folders by default.
  ///   - input: Standard input.
  ///   - body: The verb.
  func run<Value>(
    in files: FileSystem? = nil,
    input: [UInt8] = [],
    _ body: (ToolRun) -> Value
  ) -> (value: Value, printed: Printed) {
    let surroundings = Surroundings(
      files: files ?? folders.files,
      environment: outer.environment.filter { $0.key.hasPrefix("DIORAMA_") },
      readInput: { limit in input.count > limit ? Array(input.prefix(limit + 1)) : input },
      elapsed: outer.elapsed
    )
    var options = FindingsOutput()
    (options.stream, options.keepsFindings) = (.output, true)
    let run = ToolRun(
      in: surroundings,
      color: .never,
      options: options,
      registry: .tool,
      page: { EmbeddedPages.page($0)?.description }
    )
    let value = body(run)
    let printed = Printed(
      output: surroundings.output.text,
      errors: Self.withoutName(surroundings.errors.text),
      report: run.reportValue,
      status: run.status
    )
    return (value, printed)
  }

  /// Messages without the name of the program, which is in front of each in a terminal.
  private static func withoutName(_ text: String) -> String {
    let name = "diorama: "
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(name) ? $0.dropFirst(name.count) : $0 }.joined(separator: "\n")
  }

  /// Fails where nothing may be written.
  func checkEdits(_ what: String) throws(AgentProblem) {
    if !edits {
      throw AgentProblem("\(what) writes files, which this server does not: start it with 'diorama mcp --edit'")
    }
  }
}

extension ToolStatus {
  /// Whether a run did what was asked for, whatever it found.
  var isDone: Bool { self == .success || self == .findings }
}
