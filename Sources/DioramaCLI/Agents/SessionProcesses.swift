import Foundation
import JSONText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Live sessions in processes of their own, each the tool itself.
///
/// What stops a program as UIKit does, or never ends, stops its session and not the server.
@MainActor
package final class SessionProcesses {
  /// How a process is started.
  package struct Worker: Sendable {
    /// The program.
    package var executable: String
    /// The arguments behind the verb and the number of the session.
    package var arguments: [String]

    /// Makes a way to start processes.
    package init(executable: String, arguments: [String]) {
      (self.executable, self.arguments) = (executable, arguments)
    }
  }

  /// After how many seconds the process of a session that hangs ends by itself, should its server be gone.
  static let patienceOfSessions: UInt32 = 60

  /// Removes the folder that a session's process was given for what it needs for a while; others, which hold something, stay.
  static func removeOwnFolder() { rmdir(FileManager.default.temporaryDirectory.path) }

  private let worker: Worker
  /// The processes by their sessions, the one that was opened last at the end.
  private var sessions: [(name: String, process: SessionProcess)] = []
  private var count = 0

  init(_ worker: Worker) { self.worker = worker }

  /// Ends all sessions.
  func close() {
    for session in sessions { session.process.close() }
    sessions = []
  }

  /// Has a session do what a call asks for.
  func result(of call: AgentCall) throws(AgentProblem) -> JSONValue {
    call.tool.name == AgentTool.open.name ? try open(call) : try pass(call)
  }

  private func open(_ call: AgentCall) throws(AgentProblem) -> JSONValue {
    let process = try SessionProcess(worker, number: count)
    let result: JSONValue
    do throws(AgentProblem) {
      result = try process.result(of: call)
    } catch {
      process.close()
      throw error
    }
    guard result["isError"]?.boolValue == false else {
      process.close()
      return result
    }
    count += 1
    sessions.append(("\(count)", process))
    if sessions.count > LiveSessions.most { sessions.removeFirst().process.close() }
    return result
  }

  private func pass(_ call: AgentCall) throws(AgentProblem) -> JSONValue {
    let name = try call.value(.session)
    guard let index = name.map({ name in sessions.firstIndex { $0.name == name } }) ?? sessions.indices.last else {
      let known = sessions.map { "'\($0.name)'" }.joined(separator: ", ")
      let there = known.isEmpty ? "'open' makes one" : "there \(sessions.count == 1 ? "is" : "are") \(known)"
      throw AgentProblem("there is no session\(name.map { " '\(LiveSession.shown($0))'" } ?? ""); \(there)")
    }
    do throws(AgentProblem) {
      return try sessions[index].process.result(of: call)
    } catch {
      sessions.remove(at: index).process.close()
      throw error
    }
  }
}

/// The process of a live session, to which calls are passed on.
@MainActor
private final class SessionProcess {
  private let process = Process()
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
  private var streams: ProtocolStreams
  private var lines = MessageLines()
  private var said: [UInt8] = []
  private var count = 0
  /// Where the process keeps what it needs for a while, which is removed with it.
  private let folder: URL

  /// How long a call may take, in seconds; nobody waits longer for a tap.
  private static let patience = 30.0

  init(_ worker: SessionProcesses.Worker, number: Int) throws(AgentProblem) {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-\(UUID().uuidString)")
    streams = ProtocolStreams(
      input: output.fileHandleForReading.fileDescriptor,
      output: input.fileHandleForWriting.fileDescriptor
    )
    process.executableURL = URL(fileURLWithPath: worker.executable)
    process.arguments = ["mcp", "--sessions", "\(number)"] + worker.arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw AgentProblem("a session cannot be started: \(error.localizedDescription)")
    }
    // The process has these ends now; only so the other ends show that it is gone.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
    _ = try answer("initialize", ["protocolVersion": .string(AgentProtocol.handshakeVersions[0])])
  }

  /// Ends the process, and removes what it has left.
  func close() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? input.fileHandleForWriting.close()
    try? output.fileHandleForReading.close()
    try? errors.fileHandleForReading.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the session's own server answers to a call.
  func result(of call: AgentCall) throws(AgentProblem) -> JSONValue {
    let arguments = call.given.filter { $0.0 != AgentArgument.session.name }
    return try answer("tools/call", ["name": .string(call.tool.name), "arguments": .object(arguments)])
  }

  private func answer(_ method: String, _ parameters: JSONValue) throws(AgentProblem) -> JSONValue {
    count += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(count), "method": .string(method), "params": parameters,
    ]
    let end = Date().addingTimeInterval(Self.patience)
    guard streams.send(Array(message.line.utf8) + [0x0A]) else { throw ended }
    while true {
      while case .message(let bytes)? = lines.next() {
        guard let answer = try? JSONValue(bytes: bytes), answer["id"]?.integerValue == count else { continue }
        if let result = answer["result"] { return result }
        throw AgentProblem(answer.at("error", "message")?.stringValue ?? "the session does not answer")
      }
      let left = end.timeIntervalSinceNow
      guard left > 0 else {
        throw AgentProblem(
          "this takes more than \(Int(Self.patience)) seconds, and the session was ended; 'open' makes another one"
        )
      }
      wait(milliseconds: Int32(left * 1000))
      if streams.isAtEnd { throw ended }
    }
  }

  private func wait(milliseconds: Int32) {
    let error = errors.fileHandleForReading.fileDescriptor
    var descriptors = [streams.input, error].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, 2, milliseconds) > 0 else { return }
    if descriptors[1].revents != 0 {
      var other = ProtocolStreams(input: error, output: error)
      said = Array((said + other.read()).suffix(4096))
    }
    if descriptors[0].revents != 0 { lines.append(streams.read()) }
  }

  /// That the process is gone, with the last line of its errors.
  private var ended: AgentProblem {
    for _ in 0..<64 where !said.contains(0x0A) { wait(milliseconds: 20) }
    let text = String(decoding: said, as: UTF8.self).split(separator: "\n")
    let reason = text.first { $0.contains("Fatal error: ") || $0.contains("exception") } ?? text.last
    let words =
      reason.map { ": \(LiveSession.shown(String($0).components(separatedBy: "Fatal error: ").last ?? ""))" } ?? ""
    return AgentProblem("the session has ended as an application does that crashes\(words); 'open' makes another one")
  }
}
