#if FreeType
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The bytes of a font's file, which stay where they are as long as a face is used.
  final class FontBytes: @unchecked Sendable {
    // Never written after they are there, and therefore read on any thread.
    let bytes: UnsafeBufferPointer<UInt8>
    private let isMapped: Bool

    /// Copies bytes.
    init(_ bytes: [UInt8]) {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      self.bytes = UnsafeBufferPointer(copy)
      isMapped = false
    }

    /// Maps a file, of which only what is used is read then; nil for one that cannot be mapped.
    init?(file path: String) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let size = lseek(descriptor, 0, SEEK_END)
      guard size > 0, let start = mmap(nil, Int(size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
      else { return nil }
      bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: Int(size))
      isMapped = true
    }

    deinit {
      if isMapped, let start = bytes.baseAddress {
        munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
      } else {
        bytes.deallocate()
      }
    }
  }
#endif
