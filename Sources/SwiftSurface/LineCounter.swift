/// Counts the lines of a source, from 1, as diagnostics do.
struct LineCounter {
  private let starts: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for offset in bytes.indices where bytes[offset] <= 0x0D {
      let byte = bytes[offset]
      if byte == 0x0A || (byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)) {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// The line of an offset.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
