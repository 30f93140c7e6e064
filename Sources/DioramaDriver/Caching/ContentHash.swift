/// 128 bits that differ for different contents, made of eight bytes at a time; no protection against somebody who wants two
/// contents to have the same.
package struct ContentHash: Hashable, Sendable {
  /// An odd number, so that no step makes two states one: contents that differ at one offset never have the same hash.
  private static let factor: (high: UInt64, low: UInt64) = (0x2360_ED05_1FC6_5DA4, 0x4385_DF64_9FCC_F645)

  private(set) var high: UInt64 = 0x6C62_272E_07BB_0142
  private(set) var low: UInt64 = 0x62B8_2175_6295_C58D

  /// Makes the hash of nothing.
  package init() {}

  /// Makes the hash of some bytes.
  package init(of bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  /// Makes a hash that is known.
  package init(high: UInt64, low: UInt64) {
    (self.high, self.low) = (high, low)
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
    [high, low].map {
      let digits = String($0, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text could be the digits of a hash.
  static func areDigits(_ text: Substring) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let wordCount = bytes.count / 8
    var hash = self
    hash.step(UInt64(bytes.count))
    for index in 0..<wordCount {
      hash.step(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    for byte in bytes[(wordCount * 8)...] { hash.step(UInt64(byte)) }
    self = hash
  }

  /// Goes on by a word: a product of 128 bits, since `UInt128` needs macOS 15, whose upper half is added to the lower one.
  @inline(__always)
  private mutating func step(_ word: UInt64) {
    let changed = low ^ word
    let product = changed.multipliedFullWidth(by: Self.factor.low)
    high = product.high &+ changed &* Self.factor.high &+ high &* Self.factor.low
    low = product.low ^ high
  }
}
