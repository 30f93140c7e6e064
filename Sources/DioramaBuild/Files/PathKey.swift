/// A path among others: different for every two files, unlike texts, which are equal however their accents are written.
package struct PathKey: Hashable, Sendable {
  /// The path.
  package let path: String

  /// Makes a key of a path.
  package init(_ path: String) {
    self.path = path
  }

  package static func == (key: PathKey, other: PathKey) -> Bool { key.path.utf8.elementsEqual(other.path.utf8) }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PathKey: Comparable {
  package static func < (key: PathKey, other: PathKey) -> Bool {
    key.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}
