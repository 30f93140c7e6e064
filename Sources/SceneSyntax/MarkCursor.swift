/// Turns libyaml's marks, which count Unicode scalars, into byte offsets.
///
/// It walks from run to run of ASCII, within which a mark and its offset differ by a constant, so that a whole text costs one
/// pass and only what is not ASCII costs more than a comparison.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  /// The scalar that begins the run, and its offset.
  private var index = 0
  private var position: Int
  /// The offset at which the run ends.
  private var end: Int

  /// Makes a cursor over valid UTF-8 in which scalar 0 is at the byte `start`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    self.start = start
    position = start
    end = Bytes.endOfASCII(in: bytes, from: start)
  }

  /// The offset of a scalar, within the text.
  @inline(__always)
  mutating func offset(of mark: Int) -> Int {
    let offset = position + (mark - index)
    if mark >= index, offset <= end { return offset }
    return walk(to: mark)
  }

  private mutating func walk(to mark: Int) -> Int {
    if mark < index {
      while mark < index, position > start {
        repeat { position -= 1 } while position > start && Bytes.continuesScalar(bytes[position])
        index -= 1
      }
      end = Bytes.endOfASCII(in: bytes, from: position)
    }
    while mark > index + (end - position), end < bytes.count {
      index += end - position + 1
      position = end
      repeat { position += 1 } while position < bytes.count && Bytes.continuesScalar(bytes[position])
      end = Bytes.endOfASCII(in: bytes, from: position)
    }
    return min(position + max(mark - index, 0), end)
  }
}
