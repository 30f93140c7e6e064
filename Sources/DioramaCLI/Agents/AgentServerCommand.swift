package import ArgumentParser
package import DioramaDriver

/// `diorama mcp`: the server for agents.
package struct AgentServerCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "mcp",
    abstract: "Serve a coding agent: checks, pictures and live screens.",
    discussion: """
      Agents start it and speak the Model Context Protocol with it on standard input and output, one message a line. It \
      reads only scenes and documents below the folders, links included, and what their configurations name there. It writes \
      only with --edit, and only below the folders. 'diorama init agents' writes the configuration for agents.

      Example: diorama mcp --edit .
      """
  )

  @Argument(help: "The folders of the project; the working folder if omitted.", completion: .directory)
  var folders: [String] = []

  @Flag(help: "Let 'format' and 'import' write files below the folders.")
  var edit = false

  @Option(help: ArgumentHelp("A file to which all messages are appended.", valueName: "file"), completion: .file())
  var log: String?

  // The process of live sessions, by how many there were before.
  @Option(help: .hidden)
  var sessions: Int?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Serves until the agent ends.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = AgentServerRequest(
      folders: folders.isEmpty ? ["."] : folders.map { FilePath.trimmed($0) },
      edits: edit,
      settings: common.sources
    )
    request.log = log
    if let sessions {
      request.sessionCount = sessions
    } else if let executable = surroundings.executable {
      let options =
        common.schemas.flatMap { ["--schemas", $0] } + (common.config.map { ["--config", $0] } ?? [])
      request.worker = SessionProcesses.Worker(executable: executable, arguments: options + ["--"] + request.folders)
    }
    return serve(request, in: common.start(in: surroundings))
  }
}

/// The input of `diorama mcp`.
package struct AgentServerRequest: Sendable {
  /// The folders below which files are read; at least one.
  package var folders: [String]
  /// Whether files are written.
  package var edits: Bool
  /// The schemas, the configuration and the limits of the run.
  package var settings: SettingSources
  /// The file to which messages are appended; nil for none.
  package var log: String?
  /// How many live sessions there were before, for the process of a session; nil for a server of its own.
  package var sessionCount: Int?
  /// How a process for live sessions is started; nil for sessions in this process.
  package var worker: SessionProcesses.Worker?

  /// Creates a request.
  package init(folders: [String], edits: Bool = false, settings: SettingSources = SettingSources()) {
    (self.folders, self.edits, self.settings) = (folders, edits, settings)
  }
}

/// Serves an agent on standard input and output until it ends.
@MainActor
func serve(_ request: AgentServerRequest, in run: ToolRun) -> ToolStatus {
  for folder in request.folders {
    guard OutputFolder.isFolder(folder, in: run) else { return run.finish() }
  }
  let surroundings = run.surroundings
  var log: MessageLog?
  if let path = request.log {
    guard MessageLog.isOne(path, in: surroundings.files) else {
      run.fail("'\(path)' is something else than a log", .usage)
      return run.finish()
    }
    log = MessageLog(path)
    guard log != nil else {
      run.fail("the log '\(path)' cannot be written", .unwritableOutput)
      return run.finish()
    }
  }
  let server = AgentServer(request, in: run)
  let isSession = request.sessionCount != nil
  var loop = AgentLoop(server, log: log, patience: isSession ? SessionProcesses.patienceOfSessions : nil)
  loop.run()
  server.close()
  if isSession { SessionProcesses.removeOwnFolder() }
  return .success
}
