import Backports

/// A cursor over bytes that answers every read beyond the end with an error.
///
/// It reads memory that outlives it: of an array, each read would count a reference.
struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var remaining: Int {
    bytes.count - offset
  }

  func failure(_ problem: NibArchiveError.Problem, at position: Int? = nil) -> NibArchiveError {
    NibArchiveError(offset: position ?? offset, problem: problem)
  }

  @inline(__always)
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

  mutating func slice(_ count: Int) throws(NibArchiveError) -> UnsafeBufferPointer<UInt8> {
    guard count >= 0, count <= remaining else { throw failure(.truncated) }
    defer { offset += count }
    return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  /// A little-endian integer of fixed width.
  @inline(__always)
  mutating func integer<Integer: FixedWidthInteger>(_: Integer.Type) throws(NibArchiveError) -> Integer {
    let count = Integer.bitWidth / 8
    guard count <= remaining else { throw failure(.truncated) }
    defer { offset += count }
    return Integer(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: Integer.self))
  }

  /// A number in groups of seven bits, the least significant first; the high bit marks the *last* byte.
  @inline(__always)
  mutating func varint() throws(NibArchiveError) -> Int {
    if offset < bytes.count, bytes[offset] & 0x80 != 0 {
      defer { offset += 1 }
      return Int(bytes[offset] & 0x7F)
    }
    return try longVarint()
  }

  private mutating func longVarint() throws(NibArchiveError) -> Int {
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
