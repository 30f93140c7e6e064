import Backports

/// The lines of a text, found when the first is asked for: none is for a text without a problem.
final class LineTable: Sendable {
  /// Where lines start, and how many scalars there are before each block.
  typealias Tables = (lineStarts: [UInt32], scalarCounts: ScalarCounts)

  private let known = Mutex<Tables?>(nil)

  /// The lines of the text that the table belongs to.
  func tables(of bytes: [UInt8]) -> Tables {
    known.withLock { known in
      if let known { return known }
      let found = (lineStarts: Self.lineStarts(in: bytes), scalarCounts: ScalarCounts(of: bytes))
      known = found
      return found
    }
  }

  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte <= 0x0D else { continue }
        let isLoneReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        if byte == 0x0A || isLoneReturn { starts.append(UInt32(clamping: index + 1)) }
      }
    }
    return starts
  }
}
