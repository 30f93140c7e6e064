import NibArchive
import Testing

struct NibArchiveRobustnessTests {
  @Test func everyTruncationIsAnError() throws {
    let bytes = SampleNib.archive().encoded()
    for count in 0..<bytes.count {
      #expect(throws: NibArchiveError.self) { try NibArchive(decoding: Array(bytes.prefix(count))) }
    }
  }

  @Test func everyChangedByteGivesAnArchiveOrAnError() {
    let bytes = SampleNib.archive().encoded()
    for offset in bytes.indices {
      let flips = (0..<8).map { bytes[offset] ^ (1 << $0) }
      for replacement in flips + [0, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[offset] = replacement
        guard let archive = try? NibArchive(decoding: changed) else { continue }
        #expect((try? archive.verify()) != nil)
      }
    }
  }

  @Test func theErrorNamesTheByte() {
    var bytes = SampleNib.archive().encoded()
    bytes[0] = 0
    #expect(throws: NibArchiveError(offset: 0, problem: .notAnArchive)) { try NibArchive(decoding: bytes) }
    bytes = SampleNib.archive().encoded()
    bytes[10] = 2
    #expect(throws: NibArchiveError(offset: 10, problem: .unsupportedFormat(2))) { try NibArchive(decoding: bytes) }
    bytes = SampleNib.archive().encoded()
    bytes[22] = 51
    #expect(throws: NibArchiveError(offset: 50, problem: .misplaced(.objects))) { try NibArchive(decoding: bytes) }
    let error = NibArchiveError(offset: 50, problem: .misplaced(.classNames))
    #expect(
      error.description == "not a readable nib: the table of class names is not where the header says at byte 50"
    )
  }

  @Test func countsAreNotBelievedBeyondTheFile() {
    for offset in [18, 26, 34, 42] {
      var bytes = SampleNib.archive().encoded()
      bytes.replaceSubrange(offset..<offset + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
      #expect(throws: NibArchiveError.self) { try NibArchive(decoding: bytes) }
    }
  }

  @Test func objectsMayNotShareValues() {
    var archive = SampleNib.archive()
    archive.objects = archive.objects.map { .init(classIndex: $0.classIndex, values: 0..<archive.values.count) }
    #expect(throws: NibArchiveError.self) { try NibArchive(decoding: archive.encoded()) }
  }
}
