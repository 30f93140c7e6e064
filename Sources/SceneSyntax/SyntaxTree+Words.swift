import SceneDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SyntaxTree {
  /// Whether a scalar may contain a word: whether the text has it anywhere, comments included, or a decoded value has it.
  ///
  /// - Parameters:
  ///   - word: The word, in ASCII.
  ///   - rare: The index of a letter of it that few other words have: the C library finds that letter.
  package func mayContain(_ word: StaticString, rare: Int) -> Bool {
    Self.contains(word, rare, storage.source.bytes) || Self.contains(word, rare, storage.parts.decoded)
  }

  private static func contains(_ word: StaticString, _ rare: Int, _ bytes: [UInt8]) -> Bool {
    let length = word.utf8CodeUnitCount
    return bytes.withUnsafeBytes { text in
      guard let start = text.baseAddress else { return false }
      var offset = rare
      while offset < text.count,
        let found = memchr(start + offset, Int32(word.utf8Start[rare]), text.count - offset)
      {
        let first = start.distance(to: UnsafeRawPointer(found)) - rare
        if first + length <= text.count, memcmp(start + first, word.utf8Start, length) == 0 { return true }
        offset = first + rare + 1
      }
      return false
    }
  }
}
