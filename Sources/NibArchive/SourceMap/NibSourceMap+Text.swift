extension NibSourceMap {
  private static let header = "diorama nib map 1"

  /// The map as the bytes of its file; the same map always gives the same bytes.
  public func encoded() -> [UInt8] {
    var lines = [Self.header, "nib \(nib)", "source \(Self.escaped(source))"]
    if let interface { lines.append("interface \(Self.escaped(interface))") }
    for (path, object) in objects.sorted(by: { $0.key < $1.key }) {
      let identifier = object.identifier.map(Self.escaped) ?? "-"
      lines.append("object \(path) \(object.line) \(identifier) \(Self.escaped(object.className))")
    }
    for (path, line) in connections.sorted(by: { $0.key < $1.key }) { lines.append("connection \(path) \(line)") }
    for (path, line) in attributes.sorted(by: { $0.key < $1.key }) { lines.append("attribute \(path) \(line)") }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Reads a map from the bytes of its file.
  ///
  /// - Returns: Nil for what is no map, or one of another version.
  public init?(decoding bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.first == Substring(Self.header) else { return nil }
    self.init(source: "")
    for line in lines.dropFirst() {
      guard read(line) else { return nil }
    }
    if source.isEmpty { return nil }
  }

  /// Takes one fact; false where it is none.
  private mutating func read(_ line: Substring) -> Bool {
    guard let space = line.firstIndex(of: " ") else { return false }
    let rest = line[line.index(after: space)...]
    switch line[..<space] {
    case "nib": nib = String(rest)
    case "source": source = Self.unescaped(rest)
    case "interface": interface = Self.unescaped(rest)
    case "object": return readObject(rest)
    case "connection":
      guard let (path, line) = Self.pathAndLine(rest) else { return false }
      connections[path] = line
    case "attribute":
      guard let (path, line) = Self.pathAndLine(rest) else { return false }
      attributes[path] = line
    default: return false
    }
    return true
  }

  private mutating func readObject(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, let (path, line) = Self.pathAndLine(words[0] + " " + words[1]) else { return false }
    objects[path] = Object(
      line: line,
      identifier: words[2] == "-" ? nil : Self.unescaped(words[2]),
      className: Self.unescaped(words[3])
    )
    return true
  }

  private static func pathAndLine(_ text: Substring) -> (path: Path, line: Int)? {
    let words = text.split(separator: " ")
    guard words.count == 2, let line = Int(words[1]), line > 0 else { return nil }
    let parts = words[0].split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, let path = Path(numbers: numbers) else { return nil }
    return (path, line)
  }

  /// A text on one line: a backslash is doubled, line breaks are written as letters.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\", let next = scalars.next() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch next {
      case "n": result += "\n"
      case "r": result += "\r"
      default: result.unicodeScalars.append(next)
      }
    }
    return result
  }
}
