import NibArchive
import Testing

struct NibArchiveCodingTests {
  @Test("NIB-18: decoding reverses encoding") func decodingReversesEncoding() throws {
    let archive = SampleNib.archive()
    #expect(try NibArchive(decoding: archive.encoded()) == archive)
  }

  @Test func anArchiveMayBeEmpty() throws {
    let archive = NibArchive()
    #expect(archive.encoded().count == 50)
    #expect(try NibArchive(decoding: archive.encoded()) == archive)
  }

  @Test(arguments: [(0, [0x80]), (127, [0xFF]), (128, [0x00, 0x81]), (300, [0x2C, 0x82])] as [(Int, [UInt8])])
  func lengthsEndWithTheirHighBit(count: Int, expected: [UInt8]) {
    var archive = NibArchive()
    archive.keys = [String(repeating: "k", count: count)]
    #expect(Array(archive.encoded()[50..<50 + expected.count]) == expected)
  }

  @Test("NIB-18: false is four and true is five") func falseIsFourAndTrueIsFive() {
    var archive = NibArchive(keys: ["k"])
    archive.values = [.init(keyIndex: 0, payload: .bool(false)), .init(keyIndex: 0, payload: .bool(true))]
    #expect(archive.encoded().suffix(4) == [0x80, 4, 0x80, 5])
  }

  @Test func geometryIsReadInBothPrecisions() {
    #expect(NibArchive.Payload.numbers([1, -2.5]).numbers == [1, -2.5])
    #expect(NibArchive.Payload.data([6, 0, 0, 0x80, 0x3F, 0, 0, 0, 0xC0]).numbers == [1, -2])
    #expect(NibArchive.Payload.data([7, 1, 2, 3]).numbers == nil)
    #expect(NibArchive.Payload.data([]).numbers == nil)
    #expect(NibArchive.Payload.int8(7).numbers == nil)
  }

  @Test func verifyingFindsIndexesOutOfRange() {
    var archive = SampleNib.archive()
    archive.values[0].payload = .object(archive.objects.count)
    #expect(throws: NibArchiveError.self) { try archive.verify() }
    archive = SampleNib.archive()
    archive.objects[1].classIndex = -1
    #expect(throws: NibArchiveError.self) { try archive.verify() }
    archive = SampleNib.archive()
    archive.objects[1].values = archive.values.startIndex..<archive.values.endIndex
    #expect(throws: NibArchiveError.self) { try archive.verify() }
  }

  @Test func dumpNamesEveryValue() {
    let dump = SampleNib.archive().dump()
    #expect(dump.hasPrefix("nib format 1 coder 10 objects 8\n0 NSObject\n"))
    #expect(dump.contains("  UIBounds: (0.0, 0.0, 320.0, 568.0)\n"))
    #expect(dump.contains("  NS.bytes: \"héllo\"\n"))
    #expect(dump.contains("  UIOwner: @0 NSObject\n"))
    #expect(dump.contains("UIColor or NSColor\n"))
    #expect(dump.contains("  NSRelation: -1 int64\n"))
    #expect(dump.contains("  UINothing: nil\n"))
  }
}
