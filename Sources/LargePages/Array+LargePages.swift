#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Array {
  /// Makes room for a number of elements, as `reserveCapacity` does, in large pages where that is much memory.
  package mutating func reserveCapacity(inLargePages capacity: Int) {
    reserveCapacity(capacity)
    let size = self.capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBytes { LargePages.use(from: $0.baseAddress, size) }
  }
}

extension Array {
  /// Makes room for one more element, as appending it would, in large pages where that is much memory.
  @inlinable @inline(__always)
  public mutating func makeRoomInLargePages() {
    if count == capacity { growInLargePages() }
  }

  @inline(never)
  @usableFromInline mutating func growInLargePages() { reserveCapacity(inLargePages: Swift.max(16, count * 2)) }
}

/// Memory that the system hands out in pages of two megabytes, not of four kilobytes.
///
/// Memory that is used for the first time costs a fault for each page, which is a seventh of compiling a large scene.
package enum LargePages {
  /// The size from which memory is worth it, in bytes: of less, what is left over of the last page would be a large part.
  package static let smallestSize = 4 << 20

  /// Asks for large pages for memory that is about to be used; does nothing where there is little of it, or where the system has none.
  ///
  /// - Parameters:
  ///   - start: Where the memory begins; nil for none.
  ///   - size: Its size in bytes.
  package static func use(from start: UnsafeMutableRawPointer?, _ size: Int) {
    #if os(Linux)
      guard let start, size >= smallestSize else { return }
      let pageSize = 4096
      let first = (UInt(bitPattern: start) + UInt(pageSize) - 1) & ~UInt(pageSize - 1)
      let end = (UInt(bitPattern: start) + UInt(size)) & ~UInt(pageSize - 1)
      // A refusal changes nothing but the time that is taken.
      if first < end { madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_HUGEPAGE) }
    #endif
  }
}
