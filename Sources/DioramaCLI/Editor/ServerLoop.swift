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
  private let input: Int32
  private let output: Int32
  private let server: LanguageServer
  private let log: MessageLog?
  private var frames = MessageFrames()
  private var queue = WaitingMessages()
  private var isAtEnd = false
  /// Why the streams cannot be used any more.
  private var problem: String?

  init(_ server: LanguageServer, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, log: MessageLog? = nil) {
    self.server = server
    self.input = input
    self.output = output
    self.log = log
  }

  /// Runs until the editor says so or is gone; why it ended, where something is wrong.
  mutating func run() -> (status: ToolStatus, problem: String?) {
    signal(SIGPIPE, SIG_IGN)
    while server.status == nil, problem == nil {
      if queue.isEmpty {
        work()
        if !isAtEnd { wait() }
        takeMessages()
      }
      guard !queue.isEmpty else {
        if isAtEnd || !isClientAlive { break }
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
    if input(isReadyWithin: 0) {
      read()
      takeMessages()
    }
    if let id = queue.cancelled(message) { server.cancel(id) } else { server.receive(message) }
    send()
  }

  /// What is to be done while the editor says nothing: diagnostics first, then files of the workspace.
  private mutating func work() {
    takeSteps(isQuiet: false)
    if server.hasPendingDiagnostics, !input(isReadyWithin: 150) { takeSteps(isQuiet: true) }
    while !input(isReadyWithin: 0), server.readWorkspace(for: .milliseconds(3)) {}
  }

  /// Works on diagnostics; a message that the editor sends meanwhile waits for a step, and is answered before the next.
  private mutating func takeSteps(isQuiet: Bool) {
    while !input(isReadyWithin: 0), server.takeStep(isQuiet: isQuiet) { send() }
  }

  private mutating func wait() {
    // The editor may die without closing its end.
    guard let preview = server.preview else {
      if input(isReadyWithin: 3000) { read() }
      return
    }
    var descriptors = ([input] + preview.descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), preview.isSending ? 20 : 3000)
    server.turnPreview()
    send()
    if input(isReadyWithin: 0) { read() }
  }

  private var isClientAlive: Bool {
    guard let process = server.clientProcess, let number = pid_t(exactly: process), number > 0 else { return true }
    return kill(number, 0) == 0 || errno == EPERM
  }

  private func input(isReadyWithin milliseconds: Int32) -> Bool {
    if isAtEnd { return false }
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    #if canImport(Darwin)
      let count = Darwin.read(input, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(input, &buffer, buffer.count)
    #else
      let count = Glibc.read(input, &buffer, buffer.count)
    #endif
    if count > 0 {
      frames.append(buffer[..<count])
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isAtEnd = true
    }
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
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { write(output, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isAtEnd = true
          queue = WaitingMessages()
          return
        }
        sent += count
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
