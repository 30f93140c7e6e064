/// Turns libyaml's marks, which count Unicode scalars, into byte offsets.
///
/// It walks from the last position that it gave, so that a whole text costs one pass.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let start: Int
  private var index = 0
  private var position: Int

  /// Makes a cursor over valid UTF-8 in which scalar 0 is at the byte `start`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.start = start
    position = start
  }

  /// The offset of a scalar, within the text.
  @inline(__always)
  mutating func offset(of mark: Int) -> Int {
    isASCII ? min(start + max(mark, 0), bytes.count) : walk(to: mark)
  }

  private mutating func walk(to mark: Int) -> Int {
    while index < mark, position < bytes.count {
      position += 1
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      index += 1
    }
    while index > mark, position > start {
      position -= 1
      while position > start, bytes[position] & 0xC0 == 0x80 { position -= 1 }
      index -= 1
    }
    return position
  }
}
