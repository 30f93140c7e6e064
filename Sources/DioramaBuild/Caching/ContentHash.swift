/// 128 bits that differ for different contents: FNV-1a.
package struct ContentHash: Hashable, Sendable {
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

  /// Goes on with more bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
    var hash = value
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* prime }
    value = hash
  }

  /// Goes on with a text, so that two texts in a row are no other two.
  package mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xFF))
  }

  /// Thirty-two hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(32 - digits.count, 0)) + digits
  }
}
