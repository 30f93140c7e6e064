package import JSONText

/// Cuts a stream of bytes into the messages that it carries, each behind a header that says its length.
package struct MessageFrames {
  /// Why a stream cannot be read on.
  package struct Problem: Error, Hashable, Sendable {
    package var text: String
  }

  /// The most bytes of a message.
  package static let maximumLength = 64 << 20
  /// The most bytes of a header.
  private static let maximumHeader = 8192

  private var bytes: [UInt8] = []
  private var start = 0

  /// Begins with no bytes.
  package init() {}

  /// Whether bytes are there that make no whole message yet.
  package var hasRest: Bool { start < bytes.count }

  /// Takes bytes of the stream up.
  package mutating func append(_ more: some Sequence<UInt8>) {
    if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next message's bytes; nil where they are not all there.
  package mutating func next() throws(Problem) -> [UInt8]? {
    guard let end = headerEnd else {
      guard bytes.count - start <= Self.maximumHeader else { throw Problem(text: "a header has no end") }
      return nil
    }
    guard end - start <= Self.maximumHeader else { throw Problem(text: "a header is too long") }
    let header = String(decoding: bytes[start..<end], as: UTF8.self)
    var length: Int?
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw Problem(text: "a header has a line without ':'") }
      guard parts[0].lowercased() == "content-length" else { continue }
      let text = parts[1].drop { $0 == " " || $0 == "\t" }
      guard let number = Int(text), number >= 0, text.first != "+" else {
        throw Problem(text: "Content-Length is no number")
      }
      length = number
    }
    guard let length else { throw Problem(text: "a header has no Content-Length") }
    guard length <= Self.maximumLength else {
      throw Problem(text: "a message has \(length) bytes, more than the \(Self.maximumLength) that are read")
    }
    guard bytes.count - end >= length else { return nil }
    let message = Array(bytes[end..<end + length])
    start = end + length
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      start = 0
    }
    return message
  }

  /// The offset behind the empty line that ends the header.
  private var headerEnd: Int? {
    var offset = start
    let limit = min(bytes.count, start + Self.maximumHeader + 4)
    while offset + 3 < limit {
      if bytes[offset] == 0x0D, bytes[offset + 1] == 0x0A, bytes[offset + 2] == 0x0D, bytes[offset + 3] == 0x0A {
        return offset + 4
      }
      offset += 1
    }
    return nil
  }

  /// A message with its header.
  package static func framed(_ message: JSONValue) -> [UInt8] {
    let body = Array(message.line.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
