import Testing
import TextTables

@Suite("Looking up names by their bytes")
struct TextLookupTests {
  @Test("Names are found whatever their length, and others are not")
  func found() {
    let names = (0..<2_000).map { String(repeating: "n", count: $0 % 40) + "\($0)" }
    let lookup = TextLookup(names)
    for (index, name) in names.enumerated() { #expect(lookup.index(of: name) == index) }
    #expect(lookup.index(of: "n") == nil)
    #expect(lookup.index(of: "") == nil)
  }

  @Test("Names that differ in one byte anywhere are different names")
  func near() {
    let base = Array("translatesAutoresizingMaskIntoConstraints".utf8)
    let names = base.indices.map { index in
      var bytes = base
      bytes[index] = UInt8(ascii: "#")
      return String(decoding: bytes, as: UTF8.self)
    }
    let lookup = TextLookup(names)
    #expect(names.map { lookup.index(of: $0) } == Array(names.indices))
    #expect(lookup.index(of: String(decoding: base, as: UTF8.self)) == nil)
  }

  @Test("Of equal names the first counts, and two spellings of an accented letter are two names")
  func equal() {
    let lookup = TextLookup(["a", "\u{E9}", "a", "e\u{301}", ""])
    #expect(lookup.index(of: "a") == 0)
    #expect(lookup.index(of: "\u{E9}") == 1)
    #expect(lookup.index(of: "e\u{301}") == 3)
    #expect(lookup.index(of: "") == 4)
  }

  @Test("A table that grows keeps what it has")
  func grows() {
    var lookup = TextLookup()
    for number in 0..<5_000 { #expect(lookup.index(of: "name\(number)", orAdd: number) == number) }
    for number in 0..<5_000 { #expect(lookup.index(of: "name\(number)", orAdd: -7) == number) }
    #expect(lookup.index(of: "name5000") == nil)
  }

  @Test("Differences that a multiplication keeps in place do not make up for each other", arguments: 0..<63)
  func differences(bit: UInt64) {
    // What a hash without a factor of its own multiplies away: two words that differ in high bits, and two that follow them.
    let seed = HashSeed.ofProcess
    let (first, second) = (seed.mixed(24, with: 1), seed.mixed(24, with: 1 ^ 1 << bit))
    for other in UInt64(0)..<64 {
      #expect(seed.mixed(first, with: 7) != seed.mixed(second, with: 7 ^ 1 << bit ^ 1 << other))
    }
  }

  @Test("The names that collided without a seed are found in as few steps as any")
  func collisions() {
    // The hash of eight bytes as it was before it had a seed.
    func formerHash(_ word: UInt64) -> UInt64 {
      var hash = UInt64(8) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 29
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      return (hash &* 0xC4CE_B9FE_1A85_EC53) >> 32
    }
    var names: [UInt64] = []
    var number: UInt64 = 0
    while names.count < 500 {
      let letters = (0..<5).map { number >> ($0 * 4) & 0xF }.enumerated().reduce(0) {
        $0 | $1.element << ($1.offset * 8)
      }
      let name = letters + 0x6161_6161_6161_6161
      if formerHash(name) & 0xFF == 0 { names.append(name) }
      number += 1
    }
    let mask: UInt64 = 0x7FF
    let hashes = names.map { name in
      withUnsafeBytes(of: name.littleEndian) {
        UInt64($0.withMemoryRebound(to: UInt8.self) { TextSlots.hash($0) }) & mask
      }
    }
    #expect(Self.probes(names.map { formerHash($0) & mask }, mask) > 12_000)
    #expect(Self.probes(hashes, mask) < 1_200)
  }

  /// How many slots are looked at while all of these are put into a table of `mask` and one slots.
  private static func probes(_ starts: [UInt64], _ mask: UInt64) -> Int {
    var taken: Set<UInt64> = []
    var count = 0
    for start in starts {
      var slot = start
      count += 1
      while !taken.insert(slot).inserted {
        slot = (slot + 1) & mask
        count += 1
      }
    }
    return count
  }
}
