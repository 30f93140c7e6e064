/// A request by HTTP/1.1.
package struct HTTPRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path without the query, not decoded.
  package var path: String
  /// The decoded names and values of the query; the first of each name.
  package var query: [String: String]
  /// The headers by their lowercase names.
  package var headers: [String: String]
  /// The body; empty for a request without one.
  package var body: [UInt8]

  /// The largest head and body, in bytes.
  package static let headLimit = 16 * 1024
  package static let bodyLimit = 64 * 1024

  /// What came of reading.
  package enum Reading: Hashable, Sendable {
    /// More bytes are needed.
    case incomplete
    case request(HTTPRequest)
    /// The status of the answer to what is no request, or too large.
    case refused(Int)
  }

  /// Reads a request out of the bytes that have come.
  package static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = headEnd(bytes) else { return bytes.count > headLimit ? .refused(431) : .incomplete }
    guard end <= headLimit else { return .refused(431) }
    let lines = bytes[..<end].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    guard let first = lines.first, first.allSatisfy({ $0 > 0x20 && $0 < 0x7F || $0 == 0x20 }) else {
      return .refused(400)
    }
    let words = first.split(separator: 0x20, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
      return .refused(400)
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() where !line.isEmpty {
      // A line that continues another, or a name with a space, is how requests are smuggled.
      guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { return .refused(400) }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
      guard headers[name] == nil else { return .refused(400) }
      headers[name] = trimmed(value)
    }
    guard headers["transfer-encoding"] == nil else { return .refused(400) }
    var length = 0
    if let text = headers["content-length"] {
      guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(text) else { return .refused(400) }
      length = number
    }
    guard length <= bodyLimit else { return .refused(413) }
    let start = bodyStart(bytes, end)
    guard bytes.count - start >= length else { return .incomplete }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return .request(
      HTTPRequest(
        method: words[0],
        path: String(target[0]),
        query: target.count > 1 ? query(target[1]) : [:],
        headers: headers,
        body: Array(bytes[start..<start + length])
      )
    )
  }

  /// The index of the empty line behind the head; nil where it has not come.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0x0A {
        if bytes[index + 1] == 0x0A { return index }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return index }
      }
      index += 1
    }
    return nil
  }

  private static func bodyStart(_ bytes: [UInt8], _ end: Int) -> Int { bytes[end + 1] == 0x0A ? end + 2 : end + 3 }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count))
  }

  private static func query(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: "&").prefix(32) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = decoded(sides[0])
      if result[name] == nil { result[name] = sides.count > 1 ? decoded(sides[1]) : "" }
    }
    return result
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2, let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == 0x2B ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
