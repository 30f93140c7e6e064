/// Bytes that grow at the end, in the container's number formats.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Makes room for a number of bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// A little-endian integer of fixed width.
  mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// An index or count as the container's 32 bits; what does not fit is clamped.
  mutating func index(_ value: Int) {
    integer(UInt32(clamping: value))
  }

  /// A number in groups of seven bits, the least significant first; the high bit marks the *last* byte.
  mutating func varint(_ value: Int) {
    var rest = UInt32(clamping: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0x7F))
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
  }

  /// Replaces the first bytes by others.
  mutating func begin(with start: [UInt8]) {
    bytes.replaceSubrange(0..<start.count, with: start)
  }
}
