package import DioramaDriver
package import JSONText
import SceneDiagnostics

/// Answers the messages of an agent by the Model Context Protocol, one after the other.
///
/// It knows nothing of streams: messages come in and go out as JSON.
@MainActor
package final class AgentServer {
  /// What is to be sent, in order.
  private var outbox: [JSONValue] = []
  private let context: AgentContext
  private let resources: AgentResources
  /// The processes of live sessions; nil where sessions live in this one.
  private let processes: SessionProcesses?
  private var manner: AgentProtocol.Manner?

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - request: The folders, and what may be done in them.
  ///   - run: Where files are read.
  package init(_ request: AgentServerRequest, in run: ToolRun) {
    let surroundings = run.surroundings
    let fonts = (surroundings.environment["DIORAMA_FONT_PATH"] ?? "").split(separator: ":").map(String.init)
    let settings = [request.settings.configuration].compactMap { $0 } + request.settings.schemas
    let others = fonts + settings.map { FilePath.folder(of: $0) }
    let folders = AgentFolders(request.folders, and: others, in: surroundings.files)
    context = AgentContext(
      folders,
      settings: request.settings,
      edits: request.edits,
      sessions: LiveSessions(after: request.sessionCount ?? 0),
      in: surroundings
    )
    resources = AgentResources(folders)
    processes = request.worker.map { SessionProcesses($0) }
  }

  /// Takes what is to be sent.
  package func takeOutbox() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }

  /// Ends what lives.
  package func close() {
    context.sessions.close()
    processes?.close()
  }

  /// Handles the bytes of a message.
  package func receive(_ bytes: [UInt8]) {
    do throws(JSONFailure) {
      receive(try JSONValue(bytes: bytes))
    } catch {
      reply(to: .null, .init(.parseError, "this is no JSON: \(error.message) at byte \(error.offset)"))
    }
  }

  /// Answers a message that was too long to be read.
  package func refuseLongMessage() {
    reply(to: .null, .init(.invalidRequest, "a message has at most \(MessageLines.maximumLength) bytes"))
  }

  /// Handles a message.
  package func receive(_ message: JSONValue) {
    if case .array = message {
      return reply(
        to: .null,
        .init(.invalidRequest, "the protocol has no batches: each message is an object in a line")
      )
    }
    guard case .object = message else { return reply(to: .null, .init(.invalidRequest, "a message is an object")) }
    let id = message["id"]
    let shownID = id.flatMap { Self.isID($0) ? $0 : nil } ?? .null
    guard message["jsonrpc"]?.stringValue == "2.0" else {
      return reply(to: shownID, .init(.invalidRequest, "'jsonrpc' is not \"2.0\""))
    }
    guard let method = message["method"] else {
      // The server asks nothing, so answers are to nothing.
      if message["result"] == nil, message["error"] == nil {
        reply(to: shownID, .init(.invalidRequest, "there is no 'method'"))
      }
      return
    }
    guard let method = method.stringValue else {
      return reply(to: shownID, .init(.invalidRequest, "'method' is no text"))
    }
    // What comes without an id wants no answer.
    guard let id else { return }
    guard Self.isID(id) else { return reply(to: .null, .init(.invalidRequest, "'id' is a text or a whole number")) }
    do throws(AgentProtocol.Failure) {
      let parameters = message["params"] ?? [:]
      guard case .object = parameters else { throw .init(.invalidParams, "'params' is an object") }
      let result = try answer(method, parameters)
      outbox.append(["jsonrpc": "2.0", "id": id, "result": result])
    } catch {
      reply(to: id, error)
    }
  }

  private static func isID(_ value: JSONValue) -> Bool { value.stringValue != nil || value.integerValue != nil }

  private func reply(to id: JSONValue, _ failure: AgentProtocol.Failure) {
    var error: [(String, JSONValue)] = [
      ("code", .integer(failure.code.rawValue)), ("message", .string(ReadableText.shortened(failure.message))),
    ]
    if let data = failure.data { error.append(("data", data)) }
    outbox.append(["jsonrpc": "2.0", "id": id, "error": .object(error)])
  }

  // MARK: - Requests

  private func answer(_ method: String, _ parameters: JSONValue) throws(AgentProtocol.Failure) -> JSONValue {
    if method == "initialize" { return try initialize(parameters) }
    try settleManner(method, parameters)
    switch method {
    case "ping": return finished([])
    case "server/discover" where manner == .stateless:
      return finished(
        [("supportedVersions", .strings(AgentProtocol.versions))] + introduction,
        isCacheable: true
      )
    case "tools/list":
      return finished([("tools", .array(AgentTool.all.map { $0.json(edits: context.edits) }))], isCacheable: true)
    case "tools/call": return finished(members(of: try callTool(parameters)))
    case "resources/list": return finished(try resources.list(parameters["cursor"]), isCacheable: true)
    case "resources/templates/list": return finished([("resourceTemplates", resources.templates)], isCacheable: true)
    case "resources/read": return finished([("contents", try read(parameters))], isCacheable: true)
    default: throw .init(.methodNotFound, "there is no method '\(VisibleText.line(method))'")
    }
  }

  /// Finds out how the client speaks, and holds it to that.
  private func settleManner(_ method: String, _ parameters: JSONValue) throws(AgentProtocol.Failure) {
    guard let version = AgentProtocol.version(in: parameters) else {
      switch manner {
      case .handshake: return
      case .stateless: throw .init(.invalidParams, "'_meta' names no version of the protocol")
      case nil:
        // A client may see whether anybody is there.
        guard method != "ping" else { return }
        throw .init(.invalidRequest, "the first request is 'initialize'")
      }
    }
    if case .handshake? = manner {
      throw .init(.invalidRequest, "the client has begun with 'initialize', and names no versions in requests")
    }
    guard let name = version.stringValue, AgentProtocol.statelessVersions.contains(name) else {
      throw AgentProtocol.unsupported(version)
    }
    guard AgentProtocol.hasAbilities(parameters) else {
      throw .init(.invalidParams, "'_meta' has no abilities of the client")
    }
    manner = .stateless
  }

  private func initialize(_ parameters: JSONValue) throws(AgentProtocol.Failure) -> JSONValue {
    guard let asked = parameters["protocolVersion"]?.stringValue else {
      throw .init(.invalidParams, "'protocolVersion' is missing")
    }
    switch manner {
    case .stateless: throw AgentProtocol.unsupported(.string(asked))
    case .handshake: throw .init(.invalidRequest, "the server is initialized already")
    case nil: break
    }
    let version =
      AgentProtocol.handshakeVersions.contains(asked) ? asked : AgentProtocol.handshakeVersions[0]
    manner = .handshake(version)
    return .object([("protocolVersion", .string(version))] + introduction)
  }

  private var introduction: [(String, JSONValue)] {
    [
      ("capabilities", AgentProtocol.abilities),
      ("serverInfo", ["name": "diorama", "title": "Diorama", "version": .string(ToolVersion.current)]),
      ("instructions", .string(AgentProtocol.instructions(edits: context.edits))),
    ]
  }

  /// A result in the terms of the client's version.
  private func finished(_ members: [(String, JSONValue)], isCacheable: Bool = false) -> JSONValue {
    guard manner == .stateless else { return .object(members) }
    let cache: [(String, JSONValue)] = isCacheable ? [("ttlMs", 0), ("cacheScope", "private")] : []
    return .object([("resultType", "complete")] + members + cache)
  }

  private func members(of value: JSONValue) -> [(String, JSONValue)] {
    if case .object(let members) = value { members } else { [] }
  }

  // MARK: - Tools

  private func callTool(_ parameters: JSONValue) throws(AgentProtocol.Failure) -> JSONValue {
    guard let name = parameters["name"]?.stringValue else { throw .init(.invalidParams, "'name' is missing") }
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let names = AgentTool.all.map(\.name)
      let hint = Spelling.suggestion(for: name, in: names) ?? "there are \(Wording.list(names))"
      throw .init(.invalidParams, "there is no tool '\(ReadableText.shortened(VisibleText.line(name)))'; \(hint)")
    }
    let arguments = parameters["arguments"] ?? [:]
    guard arguments.isNull || members(of: arguments).count > 0 || arguments.line == "{}" else {
      throw .init(.invalidParams, "'arguments' is an object")
    }
    do throws(AgentProblem) {
      let call = try AgentCall(tool, arguments.isNull ? [:] : arguments, in: context)
      if let processes, call.isLive { return try processes.result(of: call) }
      return try tool.call(call).json
    } catch {
      return AgentResult(error).json
    }
  }

  private func read(_ parameters: JSONValue) throws(AgentProtocol.Failure) -> JSONValue {
    guard let address = parameters["uri"]?.stringValue else { throw .init(.invalidParams, "'uri' is missing") }
    do throws(AgentProblem) {
      return .array([try resources.contents(of: address)])
    } catch {
      // The older versions have a number of its own for this.
      let code: AgentProtocol.ErrorCode = manner == .stateless ? .invalidParams : .resourceNotFound
      throw .init(code, error.message, data: ["uri": .string(ReadableText.shortened(address))])
    }
  }
}
