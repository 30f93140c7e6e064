package import JSONText

/// The messages that a client has sent and that are still to be handled, first in first out.
///
/// A request that was taken back need not be answered. What waits is looked at once, when it comes: a client may send
/// thousands of messages at a time.
package struct WaitingMessages {
  /// How the messages of a protocol take requests back.
  package struct Cancellation: Sendable {
    /// The method of such a message.
    var method: String
    /// The parameter with the id of the request.
    var parameter: String
    /// The most bytes of such a message; longer ones take nothing back.
    var maximumLength: Int

    /// As editors do.
    package static let ofEditors = Cancellation(method: "$/cancelRequest", parameter: "id", maximumLength: 256)
    /// As agents do, who may give a reason.
    package static let ofAgents = Cancellation(
      method: "notifications/cancelled",
      parameter: "requestId",
      maximumLength: 1024
    )
  }

  private struct Message {
    var bytes: [UInt8]
    /// The request that the message takes back, as its id is written; nil for any other message.
    var cancelled: String?
  }

  private var messages: [Message] = []
  /// How many messages at the start of `messages` are handled.
  private var handled = 0
  /// How many messages take back each request, by its id.
  private var cancellations: [String: Int] = [:]
  private let cancellation: Cancellation
  private let parse: (_ message: [UInt8]) -> JSONValue?

  /// Creates a queue without messages.
  package init(
    cancelledBy cancellation: Cancellation = .ofEditors,
    parse: @escaping (_ message: [UInt8]) -> JSONValue? = { try? JSONValue(bytes: $0) }
  ) {
    (self.cancellation, self.parse) = (cancellation, parse)
  }

  /// How many bytes the messages have that wait.
  package private(set) var byteCount = 0

  /// Whether nothing waits.
  package var isEmpty: Bool { handled == messages.count }

  /// Takes a message.
  package mutating func append(_ bytes: [UInt8]) {
    var message = Message(bytes: bytes)
    byteCount += bytes.count
    if bytes.count < cancellation.maximumLength, let value = parse(bytes),
      value["method"]?.stringValue == cancellation.method, let id = value.at("params", cancellation.parameter)
    {
      message.cancelled = id.line
      cancellations[id.line, default: 0] += 1
    }
    messages.append(message)
  }

  /// Takes the first message out; nil where there is none.
  package mutating func next() -> [UInt8]? {
    guard !isEmpty else { return nil }
    let message = messages[handled]
    byteCount -= message.bytes.count
    messages[handled].bytes = []
    handled += 1
    if handled == messages.count { (messages, handled) = ([], 0) }
    if let id = message.cancelled, let count = cancellations[id] { cancellations[id] = count > 1 ? count - 1 : nil }
    return message.bytes
  }

  /// The id of a request that a waiting message takes back; nil for any other message.
  package func cancelled(_ message: [UInt8]) -> JSONValue? {
    guard !cancellations.isEmpty, let value = parse(message), value["method"] != nil, let id = value["id"] else {
      return nil
    }
    return cancellations[id.line] == nil ? nil : id
  }
}
