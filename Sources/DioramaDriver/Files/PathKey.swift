import TextTables

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path among others: different for every two files, unlike texts, which are equal however their accents are written.
package struct PathKey: Hashable, Sendable {
  /// The path.
  package let path: String

  /// Makes a key of a path.
  package init(_ path: String) {
    self.path = path
  }

  package static func == (key: PathKey, other: PathKey) -> Bool {
    key.path.withBytes { left in other.path.withBytes { right in TextSlots.isEqual(left, right) } }
  }

  package func hash(into hasher: inout Hasher) {
    path.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PathKey: Comparable {
  package static func < (key: PathKey, other: PathKey) -> Bool {
    // Thousands of paths begin with the same folders.
    key.path.withBytes { left in
      other.path.withBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
        let order = memcmp(first, second, min(left.count, right.count))
        return order < 0 || order == 0 && left.count < right.count
      }
    }
  }
}
