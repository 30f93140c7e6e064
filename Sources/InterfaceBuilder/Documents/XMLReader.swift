import Backports

/// Reads XML as Interface Builder writes it: elements, attributes, texts, comments and the five entities of XML itself.
///
/// Foundation's parser stops the process on some broken texts and takes others for whole ones; this one refuses every text that is
/// not well-formed, keeps the order of attributes, and never recurs.
struct XMLReader {
  /// Why a text is refused, and where.
  struct Problem: Error {
    var reason: String
    var offset: Int
  }

  private let bytes: [UInt8]
  private let limits: DocumentLimits
  private var offset = 0
  private var line = 1
  private var open: [Int] = []
  private var count = 0
  /// The comment behind which nothing but blanks was read.
  private var comment: String?
  private(set) var elements: [DocumentTree.Element] = []
  private(set) var standalone: String?

  init(_ bytes: [UInt8], limits: DocumentLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads up to the end of the first start tag.
  mutating func readRoot() throws(Problem) -> DocumentTree.Element? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count, elements.isEmpty { try readNext() }
    return elements.first
  }

  /// Reads the whole text.
  mutating func read() throws(Problem) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count { try readNext() }
    if !open.isEmpty { throw problem("the element '\(elements[open[open.count - 1]].name)' does not end") }
    if elements.isEmpty { throw problem("the document has no elements") }
  }

  /// Reads a text, a tag, a comment or an instruction.
  private mutating func readNext() throws(Problem) {
    if bytes[offset] != UInt8(ascii: "<") {
      try readText()
    } else if starts("<<<<<<<") {
      throw problem("a conflict of a merge is not resolved: git left both sides between '<<<<<<<' and '>>>>>>>'")
    } else if starts("<!--") {
      let start = offset + 4
      try skip(to: "-->", "a comment does not end")
      comment = start <= offset - 3 ? try text(start..<offset - 3) : nil
    } else if starts("<?") {
      try readInstruction()
    } else if starts("<!") {
      throw problem("the document declares a type of its own")
    } else if starts("</") {
      try readEnd()
    } else {
      try readStart()
    }
  }

  /// Passes over an instruction; the XML declaration says whether the document stands alone.
  private mutating func readInstruction() throws(Problem) {
    let start = offset
    try skip(to: "?>", "an instruction does not end")
    let words = try text(start..<offset).split { $0 == " " || $0 == "?" || $0.isNewline }
    guard words.dropFirst().first == "xml", elements.isEmpty else { return }
    for value in ["yes", "no"] where words.contains("standalone=\"\(value)\"") { standalone = value }
  }

  // MARK: - Tags

  private mutating func readStart() throws(Problem) {
    if open.isEmpty, !elements.isEmpty { throw problem("there is a second element after the document") }
    let start = offset
    advance(1)
    var element = DocumentTree.Element(name: try readName(), parent: open.last, line: line, start: start)
    swap(&element.comment, &comment)
    count += 1
    if open.count >= limits.depth { throw problem("elements are nested more than \(limits.depth) levels deep") }
    while true {
      let hasBlank = skipBlanks()
      if starts("/>") || starts(">") { break }
      guard hasBlank else { throw problem("a space is missing between attributes") }
      let name = try readName()
      skipBlanks()
      guard starts("=") else { throw problem("the attribute '\(name)' has no value") }
      advance(1)
      skipBlanks()
      let value = try readValue(of: name)
      if element.attributes.contains(where: { $0.name == name }) {
        throw problem("the attribute '\(name)' is given twice")
      }
      element.attributes.append(.init(name: name, value: value))
      count += 1
    }
    if count > limits.nodes { throw problem("the document has more than \(limits.nodes) elements and attributes") }
    element.line = line
    if let parent = open.last { elements[parent].children.append(elements.count) }
    let isEmpty = starts("/>")
    element.hasEndTag = !isEmpty
    advance(isEmpty ? 2 : 1)
    if !isEmpty { open.append(elements.count) }
    elements.append(element)
  }

  private mutating func readEnd() throws(Problem) {
    comment = nil
    advance(2)
    let name = try readName()
    skipBlanks()
    guard let last = open.last, elements[last].name == name, starts(">") else {
      throw problem("the tag '</\(name)>' closes no element")
    }
    advance(1)
    open.removeLast()
  }

  private mutating func readName() throws(Problem) -> String {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start, let first = bytes[start..<offset].first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      first != UInt8(ascii: "-"), first != UInt8(ascii: ".")
    else { throw problem("a name is missing") }
    return try text(start..<offset)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readValue(of name: String) throws(Problem) -> String {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw problem("the value of '\(name)' is not in quotes")
    }
    let quote = bytes[offset]
    advance(1)
    return try readCharacters(isAttribute: true) { $0 == quote || $0 == UInt8(ascii: "<") }
  }

  // MARK: - Texts

  private mutating func readText() throws(Problem) {
    let start = offset
    let text = try readCharacters(isAttribute: false) { $0 == UInt8(ascii: "<") }
    if let last = open.last {
      elements[last].text += text
    } else if !text.allSatisfy(\.isWhitespace) {
      throw Problem(reason: "there is text outside of the document", offset: start)
    }
  }

  /// Characters up to a byte that ends them, with entities replaced; the quote that ends an attribute is passed over.
  private mutating func readCharacters(isAttribute: Bool, until ends: (UInt8) -> Bool) throws(Problem) -> String {
    var result = ""
    var start = offset
    while offset < bytes.count, !ends(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "&"):
        result += try text(start..<offset)
        result.unicodeScalars.append(try readEntity())
        start = offset
      case 0x0A, 0x0D,
        0x09 where isAttribute:
        // Blanks in attributes are one space each; Interface Builder writes entities for others. A CRLF is one line feed.
        result += try text(start..<offset)
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        result += isAttribute ? " " : bytes[offset] == 0x09 ? "\t" : "\n"
        advance(isPair ? 2 : 1)
        start = offset
      // XML forbids control characters, but Interface Builder writes those of a text, and reads them again.
      case 0: throw problem("the document has a null character")
      default: offset += 1
      }
    }
    result += try text(start..<offset)
    if isAttribute {
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else { throw problem("an attribute does not end") }
      advance(1)
    }
    return result
  }

  private mutating func readEntity() throws(Problem) -> Unicode.Scalar {
    let start = offset
    guard let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw problem("an entity does not end")
    }
    let name = try text(start + 1..<end)
    offset = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code), code > 0
    else { throw Problem(reason: "there is no entity '&\(name);'", offset: start) }
    return scalar
  }

  // MARK: - Bytes

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func advance(_ length: Int) {
    for _ in 0..<length where offset < bytes.count {
      let isBreak =
        bytes[offset] == 0x0A || bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if isBreak { line += 1 }
      offset += 1
    }
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { advance(1) }
    return offset > start
  }

  private mutating func skip(to end: StaticString, _ reason: String) throws(Problem) {
    let start = offset
    while offset < bytes.count {
      if starts(end) { return advance(end.utf8CodeUnitCount) }
      advance(1)
    }
    throw Problem(reason: reason, offset: start)
  }

  private func text(_ range: Range<Int>) throws(Problem) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw Problem(reason: "the document is not UTF-8", offset: range.lowerBound)
    }
    return text
  }

  private func problem(_ reason: String) -> Problem { Problem(reason: reason, offset: offset) }
}
