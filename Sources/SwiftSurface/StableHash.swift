/// A hash of 64 bits that is the same in every run; no protection against somebody who wants two contents to have the same.
package struct StableHash: Hashable, Sendable {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The hash so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of nothing.
  package init() {}

  /// Makes the hash of some bytes.
  package init(of bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  /// Goes on with more bytes, and with how many they are.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* Self.factor
      value ^= value >> 32
      count += 1
    }
    add(count)
  }

  /// Goes on with a number.
  package mutating func add(_ number: UInt64) {
    value = (value ^ number) &* Self.factor
    value ^= value >> 29
  }
}
