/// How many Unicode scalars start before each block of a text.
///
/// It makes a column cheap to find however long the line is: at most one block is counted.
struct ScalarCounts: Sendable {
  private static let blockShift = 8
  /// Scalars before each block of 256 bytes; empty if every byte is a scalar of its own.
  private var beforeBlock: [UInt32] = []

  init(of bytes: [UInt8]) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    beforeBlock.reserveCapacity(bytes.count >> Self.blockShift + 1)
    var total: UInt32 = 0
    var start = 0
    while start <= bytes.count {
      beforeBlock.append(total)
      let end = min(start + 1 << Self.blockShift, bytes.count)
      total &+= UInt32(clamping: Self.scalars(in: bytes[min(start, end)..<end]))
      start += 1 << Self.blockShift
    }
  }

  /// The number of scalars that start before an offset, which lies within the text.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    guard !beforeBlock.isEmpty else { return offset }
    let block = offset >> Self.blockShift
    return Int(beforeBlock[block]) + Self.scalars(in: bytes[(block << Self.blockShift)..<offset])
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
