/// The names of types that a source with problems may declare or extend.
enum DoubtfulNames {
  /// The last part of each name that follows the keyword of a class or an extension, in whatever it is.
  static func find(in source: SourceScanner) -> Set<String> {
    var names: Set<String> = []
    var scanner = source
    scanner.offset = 0
    var isBehindKeyword = false
    while !scanner.isAtEnd {
      let start = scanner.offset
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
}
