package import ArgumentParser
package import DioramaDriver

/// `diorama lsp`: the language server for editors.
package struct LanguageServerCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "lsp",
    abstract: "Serve an editor: completion, errors while typing, and more.",
    discussion: """
      Editors start it and speak the Language Server Protocol with it on standard input and output. Editors/ of the \
      project has what VS Code, Neovim, Emacs and Helix need. It writes no file but the log, runs nothing and fetches \
      nothing, whatever it is asked. The command diorama.openPreview serves the page of 'diorama preview', which then shows \
      what is typed and the object under the cursor.

      Example: diorama lsp --log lsp.log
      """
  )

  @Option(
    help: ArgumentHelp("A file to which all messages are appended.", valueName: "file"),
    completion: .file()
  )
  var log: String?

  // Editors add it by habit.
  @Flag(help: .hidden)
  var stdio = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Serves until the editor ends.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    serve(LanguageServerRequest(log: log, settings: common.sources), in: common.start(in: surroundings))
  }
}

/// The input of `diorama lsp`.
package struct LanguageServerRequest: Sendable {
  /// The file to which messages are appended; nil for none.
  package var log: String?
  /// The schemas, the configuration and the limits of the run.
  package var settings: SettingSources

  /// Creates a request.
  package init(log: String? = nil, settings: SettingSources = SettingSources()) {
    self.log = log
    self.settings = settings
  }
}

/// Serves an editor on standard input and output.
@MainActor
package func serve(_ request: LanguageServerRequest, in run: ToolRun) -> ToolStatus {
  let surroundings = run.surroundings
  var log: MessageLog?
  if let path = request.log {
    guard MessageLog.isOne(path, in: surroundings.files) else {
      surroundings.errors.write("diorama: '\(SafeText.lines(path))' is something else than a log\n")
      return .usage
    }
    log = MessageLog(path)
    if log == nil {
      surroundings.errors.write("diorama: the log '\(SafeText.lines(path))' cannot be written\n")
      return .unwritableOutput
    }
  }
  let server = LanguageServer(in: run, settings: request.settings)
  var loop = ServerLoop(server, log: log)
  let end = loop.run()
  if let problem = end.problem { surroundings.errors.write("diorama: \(SafeText.lines(problem))\n") }
  return end.status
}
