/// The names of types that a source with problems may declare or extend.
enum DoubtfulNames {
  /// The names of the types that were read, and those that the text may hold besides.
  ///
  /// Where lines are left out, such as those of a preprocessor, a type can have a name that no keyword stands in front of.
  static func of(_ surface: SourceSurface, in source: SourceScanner, nestsComments: Bool) -> Set<String> {
    let names = find(in: source, nestsComments: nestsComments)
    return names.union(surface.types.map { String(StoredSurface.Name.last(of: $0.name)) })
  }

  /// The last part of each name that follows the keyword of a class or an extension, in whatever it is.
  ///
  /// - Parameter nestsComments: Whether comments can be inside of comments.
  private static func find(in source: SourceScanner, nestsComments: Bool) -> Set<String> {
    var names: Set<String> = []
    var scanner = source
    scanner.offset = 0
    var isBehindKeyword = false
    // Where a comment behind a keyword ends: the name may follow it, or be in what only looks like a comment.
    var commentEnd = -1
    while !scanner.isAtEnd {
      let start = scanner.offset
      if start == commentEnd { isBehindKeyword = true }
      if isBehindKeyword, start >= commentEnd, let end = endOfComment(in: scanner, nests: nestsComments) {
        commentEnd = end
      }
      guard SourceScanner.isWord(scanner.byte) else {
        // Modules and outer types stand in front of a point.
        if scanner.byte > 0x20, scanner.byte != UInt8(ascii: ".") { isBehindKeyword = false }
        scanner.offset += 1
        continue
      }
      scanner.skipWord()
      let word = start..<scanner.offset
      let isKeyword = ["class", "extension", "interface", "implementation", "struct", "enum", "actor", "protocol"]
        .contains { (keyword: StaticString) in scanner.matches(word, keyword) }
      if isBehindKeyword, !isKeyword { names.insert(scanner.text(word)) }
      isBehindKeyword = isKeyword || (isBehindKeyword && scanner.byte == UInt8(ascii: "."))
    }
    return names
  }

  /// Where the comment that begins at the scanner's offset ends; nil where none begins.
  private static func endOfComment(in source: SourceScanner, nests: Bool) -> Int? {
    var scanner = source
    guard scanner.byte == UInt8(ascii: "/"), scanner.offset + 1 < scanner.bytes.count else { return nil }
    switch scanner.bytes[scanner.offset + 1] {
    case UInt8(ascii: "/"): scanner.skipLineComment()
    case UInt8(ascii: "*"): _ = scanner.skipBlockComment(nests: nests)
    default: return nil
    }
    return scanner.offset
  }
}
