import DioramaDriver
import JSONText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Carries messages between a server and two streams, on one thread.
@MainActor
struct ServerLoop {
  private var streams: ProtocolStreams
  private let server: LanguageServer
  private let log: MessageLog?
  private var frames = MessageFrames()
  private var queue = WaitingMessages()
  /// Why the streams cannot be used any more.
  private var problem: String?

  init(_ server: LanguageServer, over streams: ProtocolStreams = ProtocolStreams(), log: MessageLog? = nil) {
    (self.server, self.streams, self.log) = (server, streams, log)
  }

  /// Runs until the editor says so or is gone; why it ended, where something is wrong.
  mutating func run() -> (status: ToolStatus, problem: String?) {
    while server.status == nil, problem == nil {
      if queue.isEmpty {
        work()
        if !streams.isAtEnd { wait() }
        takeMessages()
      }
      guard !queue.isEmpty else {
        if streams.isAtEnd || !isClientAlive { break }
        continue
      }
      if let message = queue.next() { handle(message) }
    }
    send()
    server.preview?.close()
    return (server.status ?? .findings, problem)
  }

  /// Handles a message, unless one that waits takes it back.
  private mutating func handle(_ message: [UInt8]) {
    log?.write("→", message)
    // Messages that are there already may cancel this one.
    if streams.isReady(withinMilliseconds: 0) {
      frames.append(streams.read())
      takeMessages()
    }
    if let id = queue.cancelled(message) { server.cancel(id) } else { server.receive(message) }
    send()
  }

  /// What is to be done while the editor says nothing: diagnostics first, then files of the workspace.
  private mutating func work() {
    takeSteps(isQuiet: false)
    if server.hasPendingDiagnostics, !streams.isReady(withinMilliseconds: 150) { takeSteps(isQuiet: true) }
    while !streams.isReady(withinMilliseconds: 0), server.readWorkspace(for: .milliseconds(3)) {}
  }

  /// Works on diagnostics; a message that the editor sends meanwhile waits for a step, and is answered before the next.
  private mutating func takeSteps(isQuiet: Bool) {
    while !streams.isReady(withinMilliseconds: 0), server.takeStep(isQuiet: isQuiet) { send() }
  }

  private mutating func wait() {
    // The editor may die without closing its end.
    guard let preview = server.preview else {
      if streams.isReady(withinMilliseconds: 3000) { frames.append(streams.read()) }
      return
    }
    var descriptors = ([streams.input] + preview.descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), preview.isSending ? 20 : 3000)
    server.turnPreview()
    send()
    if streams.isReady(withinMilliseconds: 0) { frames.append(streams.read()) }
  }

  private var isClientAlive: Bool {
    guard let process = server.clientProcess, let number = pid_t(exactly: process), number > 0 else { return true }
    return kill(number, 0) == 0 || errno == EPERM
  }

  private mutating func takeMessages() {
    do throws(MessageFrames.Problem) {
      while let message = try frames.next() { queue.append(message) }
    } catch {
      problem = error.text
    }
  }

  private mutating func send() {
    for message in server.takeOutbox() {
      let bytes = MessageFrames.framed(message)
      log?.write("←", bytes)
      guard streams.send(bytes) else {
        queue = WaitingMessages()
        return
      }
    }
  }
}

/// A file that keeps the messages.
struct MessageLog {
  private let descriptor: Int32

  /// Whether a file is a log, or could become one: nothing is appended to any other.
  static func isOne(_ path: String, in files: FileSystem) -> Bool {
    guard let status = try? files.status(path), status.kind == .regular, status.size > 0 else { return true }
    let start = (try? files.read(path, 3)) ?? []
    return ["→ ", "← "].contains { Array($0.utf8) == start }
  }

  /// Opens a log, behind what is in it; nil where that cannot be done.
  init?(_ path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  func write(_ mark: String, _ message: [UInt8]) {
    let bytes = Array("\(mark) ".utf8) + message + [0x0A]
    #if canImport(Darwin)
      _ = Darwin.write(descriptor, bytes, bytes.count)
    #elseif canImport(Musl)
      _ = Musl.write(descriptor, bytes, bytes.count)
    #else
      _ = Glibc.write(descriptor, bytes, bytes.count)
    #endif
  }
}
