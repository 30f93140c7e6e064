/// 128 bits that differ for different contents, made of eight bytes at a time; no protection against somebody who wants two
/// contents to have the same.
package struct ContentHash: Hashable, Sendable {
  /// An odd number, so that no step makes two states one: contents that differ at one offset never have the same hash.
  private static let factor: UInt128 = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645

  private(set) var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// Makes the hash of nothing.
  package init() {}

  /// Makes the hash of some bytes.
  package init(of bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  /// Makes a hash that is known.
  package init(value: UInt128) {
    self.value = value
  }

  /// Goes on with more bytes, and with how many they are, so that two pieces in a row are no other two.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { add($0) }
    }
  }

  /// Goes on with a text.
  package mutating func add(_ text: String) {
    add(text.utf8)
  }

  /// Thirty-two hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(32 - digits.count, 0)) + digits
  }

  /// Whether a text could be the digits of a hash.
  static func areDigits(_ text: Substring) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let wordCount = bytes.count / 8
    var hash = Self.step(value, UInt64(bytes.count))
    for index in 0..<wordCount {
      hash = Self.step(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    for byte in bytes[(wordCount * 8)...] { hash = Self.step(hash, UInt64(byte)) }
    value = hash
  }

  @inline(__always)
  private static func step(_ hash: UInt128, _ word: UInt64) -> UInt128 {
    let product = (hash ^ UInt128(word)) &* factor
    return product ^ (product >> 64)
  }
}
