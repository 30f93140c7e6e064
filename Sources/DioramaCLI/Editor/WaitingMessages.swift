package import JSONText

/// The messages that an editor has sent and that are still to be handled, first in first out.
///
/// A request that was taken back need not be answered. What waits is looked at once, when it comes: an editor may send
/// thousands of messages at a time.
package struct WaitingMessages {
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
  private let parse: (_ message: [UInt8]) -> JSONValue?

  /// The longest message that takes back a request.
  private static let longestCancellation = 256

  /// Creates a queue without messages.
  package init(parse: @escaping (_ message: [UInt8]) -> JSONValue? = { try? JSONValue(bytes: $0) }) {
    self.parse = parse
  }

  /// Whether nothing waits.
  package var isEmpty: Bool { handled == messages.count }

  /// Takes a message.
  package mutating func append(_ bytes: [UInt8]) {
    var message = Message(bytes: bytes)
    if bytes.count < Self.longestCancellation, let value = parse(bytes),
      value["method"]?.stringValue == "$/cancelRequest", let id = value.at("params", "id")
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
