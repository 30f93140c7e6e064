/// Counts the lines of a source, from 1, as diagnostics do.
struct LineCounter: Sendable {
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
  func line(at offset: Int) -> Int { starts.count(startingBelow: offset + 1) { $0 } }
}

extension Array {
  /// How many elements start below an offset; the elements are in the order of where they start.
  func count(startingBelow offset: Int, _ start: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(self[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
