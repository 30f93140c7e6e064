package import DioramaDriver
package import JSONText
import SceneDiagnostics
import SceneEditor

/// Answers the messages of an editor, one after the other.
///
/// It knows nothing of streams: messages come in and go out as JSON. No message makes it write, run or fetch anything.
@MainActor
package final class LanguageServer {
  /// What is to be sent, in order.
  package private(set) var outbox: [JSONValue] = []
  /// How the process ends; nil while it goes on.
  package private(set) var status: ToolStatus?
  /// The process of the editor, whose end is the server's; nil where it is not known.
  package private(set) var clientProcess: Int?

  /// Where files are read; the messages of the protocol are all that is printed.
  let run: ToolRun
  let settings: SettingSources
  var documents = OpenDocuments()
  /// The changes of texts that have not been taken up.
  var changes = TextChanges()
  /// What is wrong with the texts of storyboards, by the paths of their own files and then by their paths.
  var storyboards: [String: [String: [Diagnostic]]] = [:]
  /// How many sketches of texts were made, and how many storyboards were checked.
  package internal(set) var sketches = 0
  package internal(set) var storyboardChecks = 0
  var workspace = ServerWorkspace()
  var projects: EditorProjects
  var client = ClientAbilities()
  /// The preview that follows this editor; nil until the user asks for one.
  var preview: EditorPreview?
  private var isInitialized = false
  private var isShutDown = false
  private var lastRequest = 0

  /// Makes a server.
  package init(in run: ToolRun, settings: SettingSources = SettingSources()) {
    self.run = run
    self.settings = settings
    projects = EditorProjects(settings, in: run.surroundings)
  }

  var surroundings: Surroundings { run.surroundings }
  var files: FileSystem { run.files }

  /// Takes what is to be sent.
  package func takeOutbox() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }

  /// Whether the editor waits for the diagnostics of some text.
  package var hasPendingDiagnostics: Bool { !changes.isEmpty || documents.arePending }

  /// Handles the bytes of a message.
  package func receive(_ bytes: [UInt8]) {
    do throws(JSONFailure) {
      receive(try JSONValue(bytes: bytes))
    } catch {
      reply(to: .null, failing: .parseError, "this is no JSON: \(error.message) at byte \(error.offset)")
    }
  }

  /// Handles a message.
  package func receive(_ message: JSONValue) {
    guard case .object = message else { return reply(to: .null, failing: .invalidRequest, "a message is an object") }
    let id = message["id"]
    guard let method = message["method"]?.stringValue else {
      // The answer to a request of the server's own needs nothing.
      if message["result"] == nil, message["error"] == nil {
        reply(to: id ?? .null, failing: .invalidRequest, "there is no method")
      }
      return
    }
    let parameters = message["params"] ?? .null
    if let id { request(method, parameters, id) } else { notify(method, parameters) }
  }

  /// Answers a request that the editor takes back before it was looked at.
  package func cancel(_ id: JSONValue) { reply(to: id, failing: .requestCancelled, "the request was cancelled") }

  // MARK: - Requests

  private func request(_ method: String, _ parameters: JSONValue, _ id: JSONValue) {
    if isShutDown { return reply(to: id, failing: .invalidRequest, "the server was shut down") }
    switch method {
    case "initialize":
      guard !isInitialized else { return reply(to: id, failing: .invalidRequest, "the server is initialized already") }
      isInitialized = true
      initialize(parameters)
      return reply(to: id, with: ServerAbilities.json(client, version: ToolVersion.current))
    case "shutdown":
      isShutDown = true
      return reply(to: id, with: .null)
    default: break
    }
    guard isInitialized else { return reply(to: id, failing: .notInitialized, "the server is not initialized") }
    followCursor(method, parameters)
    do throws(RequestProblem) {
      guard let result = try answer(method, parameters) else {
        return reply(to: id, failing: .methodNotFound, "there is no method '\(method)'")
      }
      reply(to: id, with: result)
    } catch {
      reply(to: id, failing: error.code, error.message)
    }
  }

  private func initialize(_ parameters: JSONValue) {
    client = ClientAbilities(parameters["capabilities"] ?? .null)
    clientProcess = parameters["processId"]?.integerValue
    var folders = (parameters["workspaceFolders"]?.elements ?? []).compactMap {
      $0["uri"]?.stringValue.flatMap(FileAddress.path)
    }
    if folders.isEmpty, let root = parameters["rootUri"]?.stringValue.flatMap(FileAddress.path) { folders = [root] }
    workspace.folders = folders
  }

  // MARK: - Notifications

  private func notify(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      status = isShutDown ? .success : .findings
      return
    }
    guard isInitialized, !isShutDown else { return }
    defer { followText(method, parameters) }
    switch method {
    case "initialized":
      beginWorkspace()
      if client.watchesFiles { ask("client/registerCapability", ServerAbilities.watchers) }
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didSave": saved(parameters)
    case "textDocument/didClose": close(parameters)
    case "workspace/didChangeWatchedFiles": watchedFilesChanged(parameters)
    case "workspace/didChangeWorkspaceFolders": foldersChanged(parameters)
    default: break
    }
  }

  // MARK: - Sending

  /// Why a request is not answered.
  struct RequestProblem: Error {
    var code: ErrorCode
    var message: String
  }

  /// The protocol's numbers of what goes wrong.
  enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  private func reply(to id: JSONValue, with result: JSONValue) {
    outbox.append(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func reply(to id: JSONValue, failing code: ErrorCode, _ message: String) {
    outbox.append([
      "jsonrpc": "2.0", "id": id, "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ])
  }

  func notifyClient(_ method: String, _ parameters: JSONValue) {
    outbox.append(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks the editor to do something; its answer is not waited for.
  func ask(_ method: String, _ parameters: JSONValue) {
    lastRequest += 1
    outbox.append([
      "jsonrpc": "2.0", "id": .string("diorama-\(lastRequest)"), "method": .string(method), "params": parameters,
    ])
  }
}
