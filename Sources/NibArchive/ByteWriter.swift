/// Bytes that are written one behind the other in the container's number formats, into room that was made beforehand.
struct ByteWriter: ~Copyable {
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// How many bytes are written.
  private(set) var count = 0

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - capacity: As many as are written at most. Memory is used for those that are.
  ///   - write: Writes them, and says how many there are.
  static func bytes(upTo capacity: Int, _ write: (consuming ByteWriter) -> Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = write(ByteWriter(start: start, capacity: buffer.count))
    }
  }

  private init(start: UnsafeMutablePointer<UInt8>, capacity: Int) {
    (self.start, self.capacity) = (start, capacity)
  }

  /// The next bytes to write, of which there are as many as wanted.
  @inline(__always)
  private mutating func room(_ wanted: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(count + wanted <= capacity, "more bytes than were expected")
    defer { count += wanted }
    return start + count
  }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let source = more.baseAddress else { return }
    room(more.count).update(from: source, count: more.count)
  }

  mutating func append(_ more: [UInt8]) { more.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Repeats bytes that are written already.
  mutating func append(written range: Range<Int>) {
    room(range.count).update(from: start + range.lowerBound, count: range.count)
  }

  @inline(__always)
  mutating func byte(_ byte: UInt8) { room(1).pointee = byte }

  /// A little-endian integer of fixed width.
  @inline(__always)
  mutating func integer<Integer: FixedWidthInteger>(_ value: Integer) {
    UnsafeMutableRawPointer(room(Integer.bitWidth / 8)).storeBytes(of: value.littleEndian, as: Integer.self)
  }

  /// An index or count as the container's 32 bits; what does not fit is clamped.
  mutating func index(_ value: Int) {
    integer(UInt32(clamping: value))
  }

  /// The most bytes that a number in groups takes.
  static let longestVarint = 5

  /// A number in groups of seven bits, the least significant first; the high bit marks the *last* byte.
  @inline(__always)
  mutating func varint(_ value: Int) {
    if value >= 0, value < 0x80 { return byte(UInt8(truncatingIfNeeded: value) | 0x80) }
    var rest = UInt32(clamping: value)
    while rest >= 0x80 {
      byte(UInt8(truncatingIfNeeded: rest & 0x7F))
      rest >>= 7
    }
    byte(UInt8(truncatingIfNeeded: rest) | 0x80)
  }

  /// Writes at the beginning again.
  mutating func rewrite(_ write: (inout ByteWriter) -> Void) {
    let end = count
    count = 0
    write(&self)
    count = max(count, end)
  }
}
