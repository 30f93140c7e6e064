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
}
