import JSONText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Carries messages of a line each between a server for agents and two streams, on one thread.
@MainActor
struct AgentLoop {
  private var streams: ProtocolStreams
  private let server: AgentServer
  private let log: MessageLog?
  /// How many seconds a message may take before the system ends the process; nil for no end.
  private let patience: UInt32?
  private var lines = MessageLines()
  private var queue = WaitingMessages(cancelledBy: .ofAgents)

  /// How many bytes of messages may wait: an agent that sends more waits itself.
  private static let mostWaiting = 16 << 20

  init(
    _ server: AgentServer,
    over streams: ProtocolStreams = ProtocolStreams(),
    log: MessageLog? = nil,
    patience: UInt32? = nil
  ) {
    (self.server, self.streams, self.log, self.patience) = (server, streams, log, patience)
  }

  /// Runs until the input ends, or nobody takes the output.
  mutating func run() {
    while true {
      while let message = queue.next() { handle(message) }
      if streams.isAtEnd { break }
      lines.append(streams.read())
      takeMessages()
      if streams.isAtEnd { take(lines.rest()) }
    }
  }

  /// Handles a message, unless one that waits takes it back, for which there is no answer.
  private mutating func handle(_ message: [UInt8]) {
    log?.write("→", message)
    // Messages that are there already may cancel this one.
    while queue.byteCount < Self.mostWaiting, streams.isReady(withinMilliseconds: 0) {
      lines.append(streams.read())
      takeMessages()
    }
    if let patience { alarm(patience) }
    if queue.cancelled(message) == nil { server.receive(message) }
    if patience != nil { alarm(0) }
    send()
  }

  private mutating func takeMessages() {
    while let line = lines.next() { take(line) }
  }

  private mutating func take(_ line: MessageLines.Line?) {
    switch line {
    case .message(let bytes)?: queue.append(bytes)
    case .tooLong?:
      server.refuseLongMessage()
      send()
    case nil: break
    }
  }

  private mutating func send() {
    for message in server.takeOutbox() {
      let bytes = Array(message.line.utf8)
      log?.write("←", bytes)
      guard streams.send(bytes + [0x0A]) else {
        queue = WaitingMessages(cancelledBy: .ofAgents)
        return
      }
    }
  }
}
