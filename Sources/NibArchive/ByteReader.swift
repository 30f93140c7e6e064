/// A cursor over bytes that answers every read beyond the end with an error.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int {
    bytes.count - offset
  }

  func failure(_ problem: NibArchiveError.Problem, at place: Int? = nil) -> NibArchiveError {
    NibArchiveError(offset: place ?? offset, problem: problem)
  }

  mutating func byte() throws(NibArchiveError) -> UInt8 {
    guard offset < bytes.count else { throw failure(.truncated) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Passes over bytes.
  mutating func skip(_ count: Int) throws(NibArchiveError) {
    guard count >= 0, count <= remaining else { throw failure(.truncated) }
    offset += count
  }

  mutating func slice(_ count: Int) throws(NibArchiveError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw failure(.truncated) }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// A little-endian integer of fixed width.
  mutating func integer<Integer: FixedWidthInteger>(_: Integer.Type) throws(NibArchiveError) -> Integer {
    let count = Integer.bitWidth / 8
    guard count <= remaining else { throw failure(.truncated) }
    defer { offset += count }
    return Integer(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Integer.self) })
  }

  /// A number in groups of seven bits, the least significant first; the high bit marks the *last* byte.
  mutating func varint() throws(NibArchiveError) -> Int {
    let start = offset
    var result = 0
    // Five groups hold the 32 bits that any count of the header has.
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try byte()
      result |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return result }
    }
    throw failure(.overlongInteger, at: start)
  }

  mutating func text(_ count: Int) throws(NibArchiveError) -> String {
    let start = offset
    guard let text = String(validating: try slice(count), as: UTF8.self) else {
      throw failure(.invalidText, at: start)
    }
    return text
  }
}
