/// A path among others: different for every two files, unlike texts, which are equal however their accents are written.
package struct PathKey: Hashable, Sendable {
  /// The path.
  package let path: String

  /// Makes a key of a path.
  package init(_ path: String) {
    self.path = path
  }

  package static func == (key: PathKey, other: PathKey) -> Bool {
    // Thousands of paths begin with the same folders; most differ in length already.
    key.path.utf8.count == other.path.utf8.count && compared(key, other) { $0.elementsEqual($1) }
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Compares the bytes of two paths where they lie, which is many times as quick as taking one after the other out of a text.
  private static func compared(
    _ key: PathKey,
    _ other: PathKey,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var (left, right) = (key.path, other.path)
    return left.withUTF8 { left in right.withUTF8 { right in body(left, right) } }
  }
}

extension PathKey: Comparable {
  package static func < (key: PathKey, other: PathKey) -> Bool {
    compared(key, other) { $0.lexicographicallyPrecedes($1) }
  }
}
