import Backports

/// A server on the loopback addresses, for the pages of one user, in one thread.
@MainActor
package final class PreviewServer {
  /// The port.
  package let port: UInt16

  private let listeners: [Int32]
  private let requests: RequestGuard
  private let respond: @MainActor (HTTPRequest) -> HTTPResponse
  private var connections: [Int32: Connection] = [:]
  private var openedCount = 0

  /// How many connections of the user's pages may be open, and how many others.
  ///
  /// Until its request shows the cookie, a connection is a stranger's. Strangers only take places from each other.
  package static let connectionLimit = 32
  /// How long a request of a stranger may take, in milliseconds.
  nonisolated package static let strangerPatience = 5_000
  /// How long an answer may take, in milliseconds.
  nonisolated package static let patience = 10_000
  /// How many connections are taken before those that are open have their turn.
  private static let acceptedAtOnce = 128
  /// How many bytes of events may wait for a page.
  private static let backlog = 1 << 20

  private struct Connection {
    var input: [UInt8] = []
    var output: ArraySlice<UInt8> = []
    /// When it was opened, or when something was last sent.
    var since: Int
    /// How many connections were opened before.
    var number: Int
    var isAnswered = false
    /// Whether its request has shown the cookie.
    var isOfUser = false
    var isEventStream = false

    var patience: Int { isOfUser ? PreviewServer.patience : PreviewServer.strangerPatience }
  }

  /// Listens; nil where the port is taken.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for one that is free.
  ///   - token: What a page must know; see `RequestGuard`.
  ///   - respond: Answers the requests that are let through; events are answered here, at `/events`.
  package init?(port: UInt16, token: String, respond: @escaping @MainActor (HTTPRequest) -> HTTPResponse) {
    guard let first = System.listen(port: port, isVersion6: false) else { return nil }
    self.port = first.port
    // A machine may have no IPv6.
    listeners = [first.descriptor] + (System.listen(port: first.port, isVersion6: true).map { [$0.descriptor] } ?? [])
    requests = RequestGuard(port: first.port, token: token)
    self.respond = respond
  }

  /// What can be read as soon as a page wants something.
  package var descriptors: [Int32] { listeners + connections.keys }

  /// Whether something waits to be sent.
  package var isSending: Bool { connections.values.contains { !$0.output.isEmpty } }

  /// Closes all connections.
  package func close() {
    for descriptor in listeners + Array(connections.keys) { System.closeDescriptor(descriptor) }
    connections = [:]
  }

  /// Sends an event to all pages.
  package func broadcast(_ name: String, _ json: String) {
    let bytes = Array("event: \(name)\ndata: \(json.replacing("\n", with: " "))\n\n".utf8)
    for (descriptor, connection) in connections where connection.isEventStream {
      guard connection.output.count + bytes.count <= Self.backlog else {
        end(descriptor)
        continue
      }
      connections[descriptor]?.output += bytes
      connections[descriptor]?.since = System.now
    }
  }

  /// Waits for what happens first, and does what can be done at once.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest time.
  ///   - other: Another descriptor to wait for; nil for none.
  /// - Returns: Whether the other descriptor can be read.
  package func turn(milliseconds: Int, other: Int32? = nil) -> Bool {
    var wanted = listeners.map { (descriptor: $0, writes: false) }
    if let other { wanted.append((other, false)) }
    wanted += connections.map { ($0.key, !$0.value.output.isEmpty) }
    let hasDeadline = connections.values.contains { !$0.isEventStream || !$0.output.isEmpty }
    let ready = System.wait(wanted, milliseconds: hasDeadline ? min(milliseconds, 500) : milliseconds)
    for listener in listeners where ready[listener] != nil { acceptAll(listener) }
    for descriptor in connections.keys.sorted() {
      if ready[descriptor]?.canRead == true { read(descriptor) }
      if connections[descriptor]?.output.isEmpty == false { send(descriptor) }
    }
    let now = System.now
    for (descriptor, connection) in connections where now - connection.since > connection.patience {
      // Events may be rare; a client that takes none of what was sent is gone.
      if !connection.isEventStream || !connection.output.isEmpty { end(descriptor) }
    }
    return other.map { ready[$0] != nil } ?? false
  }

  private func acceptAll(_ listener: Int32) {
    for _ in 0..<Self.acceptedAtOnce {
      guard let descriptor = System.acceptConnection(listener) else { return }
      makeRoomForStranger()
      connections[descriptor] = Connection(since: System.now, number: openedCount)
      openedCount += 1
      // A page sends its request at once, and is no stranger then.
      read(descriptor)
    }
  }

  /// Ends the strangers that have been here for the longest time, where there are as many as may be.
  private func makeRoomForStranger() {
    var strangers = connections.filter { !$0.value.isOfUser }
    while strangers.count >= Self.connectionLimit, let oldest = strangers.min(by: { $0.value.number < $1.value.number })
    {
      strangers[oldest.key] = nil
      // Its request may have come by now, and an answer, such as the one with the cookie, is sent.
      read(oldest.key)
      if connections[oldest.key]?.output.isEmpty == false { send(oldest.key) }
      if connections[oldest.key]?.isOfUser == false { end(oldest.key) }
    }
  }

  private func read(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    guard let connection = connections[descriptor] else { return }
    switch System.receive(descriptor, into: &buffer) {
    case .ended: end(descriptor)
    case .wouldWait: break
    case .count(let count):
      // Nothing is expected behind a request.
      guard !connection.isAnswered else { return }
      connections[descriptor]?.input += buffer[..<count]
      answer(descriptor)
    }
  }

  private func answer(_ descriptor: Int32) {
    guard let input = connections[descriptor]?.input else { return }
    let response: HTTPResponse
    var isOfUser = false
    switch HTTPRequest.read(input) {
    case .incomplete: return
    case .refused(let status): response = .text(status, "this request is not served")
    case .request(let request):
      if let answer = requests.answer(to: request) {
        response = answer
      } else if connections.values.count(where: \.isOfUser) >= Self.connectionLimit {
        response = .text(503, "too many connections")
      } else {
        isOfUser = true
        response = request.method == "GET" && request.path == "/events" ? .events : respond(request)
      }
    }
    connections[descriptor]?.input = []
    connections[descriptor]?.isAnswered = true
    connections[descriptor]?.isOfUser = isOfUser
    connections[descriptor]?.isEventStream = response.isEventStream
    connections[descriptor]?.output = response.bytes[...]
    connections[descriptor]?.since = System.now
  }

  private func send(_ descriptor: Int32) {
    guard let connection = connections[descriptor] else { return }
    switch System.send(descriptor, connection.output) {
    case .ended: end(descriptor)
    case .wouldWait: break
    case .count(let count):
      connections[descriptor]?.output = connection.output.dropFirst(count)
      connections[descriptor]?.since = System.now
      if count == connection.output.count, !connection.isEventStream { end(descriptor) }
    }
  }

  private func end(_ descriptor: Int32) {
    System.closeDescriptor(descriptor)
    connections[descriptor] = nil
  }
}
