/// Cuts a stream of bytes into messages of a line each.
package struct MessageLines {
  /// A line of the stream.
  package enum Line: Hashable, Sendable {
    /// A message, without its line feed.
    case message([UInt8])
    /// A line with more bytes than are read, which is left out.
    case tooLong
  }

  /// The most bytes of a message: a scene of a megabyte, with every character escaped.
  package static let maximumLength = 8 << 20

  private var bytes: [UInt8] = []
  private var start = 0
  /// How many bytes behind `start` have no line feed among them.
  private var searched = 0
  /// Whether the line that goes on is too long.
  private var isSkipping = false

  /// Begins with no bytes.
  package init() {}

  /// Takes bytes of the stream up.
  package mutating func append(_ more: some Collection<UInt8>) {
    if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next line; nil where it has no end yet.
  ///
  /// Lines without content are passed over.
  package mutating func next() -> Line? {
    while true {
      guard let end = bytes[(start + searched)...].firstIndex(of: 0x0A) else {
        searched = bytes.count - start
        if searched > Self.maximumLength {
          isSkipping = true
          (bytes, start, searched) = ([], 0, 0)
        }
        return nil
      }
      let wasSkipping = isSkipping
      let line = Array(bytes[start..<end])
      (start, searched, isSkipping) = (end + 1, 0, false)
      if start == bytes.count { (bytes, start) = ([], 0) }
      if wasSkipping || line.count > Self.maximumLength { return .tooLong }
      if line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) { return .message(line) }
    }
  }

  /// What is left at the end of the stream; nil where nothing is.
  package mutating func rest() -> Line? {
    append([0x0A])
    return next()
  }
}
