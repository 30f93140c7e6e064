import NibArchive
import Testing

/// Binary property lists, held against damage.
@Suite struct PropertyListTests {
  private static let sample = PropertyList.dictionary([
    "text": .string("Home"), "wide": .string("Größe 🧭"), "again": .string("Home"), "empty": .string(""),
    "long": .string(String(repeating: "a", count: 70_000)), "small": .integer(7), "byte": .integer(255),
    "word": .integer(65_535), "large": .integer(4_294_967_296), "negative": .integer(-1), "real": .real(0.5),
    "yes": .boolean(true), "no": .boolean(false), "data": .data([0, 1, 255]), "date": .date(86_400),
    "list": .array((0..<300).map { .integer(Int64($0)) }), "none": .array([]), "nested": .dictionary(["a": .array([])]),
  ])

  @Test func bytesGiveTheSameValue() throws {
    let bytes = Self.sample.encoded()
    #expect(try PropertyList(decoding: bytes) == Self.sample)
    #expect(Self.sample.encoded() == bytes)
  }

  @Test func everyCutAndEveryChangedByteGivesAnAnswer() {
    let bytes = PropertyList.dictionary(["a": .array([.string("é"), .integer(1)]), "b": .data([1, 2])]).encoded()
    for count in bytes.indices { _ = try? PropertyList(decoding: Array(bytes.prefix(count))) }
    for index in bytes.indices {
      for value in [0, 1, 0x0F, 0x1F, 0x5F, 0x6F, 0x7F, 0x80, 0xA1, 0xAF, 0xD1, 0xDF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        _ = try? PropertyList(decoding: changed)
      }
    }
  }

  @Test func aListThatContainsItselfIsRefused() {
    // One array of one element, which is the array.
    let bytes =
      Array("bplist00".utf8) + [0xA1, 0] + [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(1) + number(0) + number(10)
    #expect(throws: PropertyListError(offset: 10, problem: .cycle)) { try PropertyList(decoding: bytes) }
  }

  @Test func listsThatRepeatOthersAreBounded() {
    // Forty arrays, each of two times the next: a million million values.
    var body: [UInt8] = []
    for index in 0..<40 { body += [0xA2, UInt8(index + 1), UInt8(index + 1)] }
    body += [0x08]
    let offsets = (0...40).map { UInt8(8 + 3 * $0) }
    let bytes =
      Array("bplist00".utf8) + body + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(41) + number(0)
      + number(8 + body.count)
    #expect { try PropertyList(decoding: bytes) } throws: { ($0 as? PropertyListError)?.problem == .tooLarge }
  }

  @Test func deepListsAreRefused() {
    var value = PropertyList.array([])
    for _ in 0..<70 { value = .array([value]) }
    #expect { try PropertyList(decoding: value.encoded()) } throws: {
      ($0 as? PropertyListError)?.problem == .tooDeep
    }
  }

  private func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(value >> (8 * $0) & 0xFF) } }
}
