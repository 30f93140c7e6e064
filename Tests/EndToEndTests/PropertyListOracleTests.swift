import Foundation
import NibArchive
import Testing

/// Binary property lists, held against Python's `plistlib`.
@Suite struct PropertyListOracleTests {
  private static let sample = PropertyList.dictionary([
    "text": .string("Home"), "wide": .string("Größe 🧭"), "again": .string("Home"), "empty": .string(""),
    "long": .string(String(repeating: "a", count: 70_000)), "small": .integer(7), "byte": .integer(255),
    "word": .integer(65_535), "large": .integer(4_294_967_296), "negative": .integer(-1), "real": .real(0.5),
    "yes": .boolean(true), "no": .boolean(false), "data": .data([0, 1, 255]), "date": .date(86_400),
    "list": .array((0..<300).map { .integer(Int64($0)) }), "none": .array([]), "nested": .dictionary(["a": .array([])]),
  ])

  @Test func anotherReaderAndWriterAgree() throws {
    guard Python.executable != nil else { return }
    try Python.withTemporaryFolder { folder in
      let (ours, theirs) = (folder.appendingPathComponent("ours.plist"), folder.appendingPathComponent("theirs.plist"))
      try Data(Self.sample.encoded()).write(to: ours)
      let script = folder.appendingPathComponent("again.py")
      let text = """
        import plistlib, sys
        value = plistlib.load(open(sys.argv[1], "rb"))
        assert value["wide"] == "Größe 🧭" and value["negative"] == -1 and value["list"] == list(range(300)), value
        assert value["date"].day == 2 and value["data"] == b"\\x00\\x01\\xff" and value["yes"] is True, value
        plistlib.dump(value, open(sys.argv[2], "wb"), fmt=plistlib.FMT_BINARY)
        print("read")
        """
      try Data(text.utf8).write(to: script)
      let (_, output) = try Python.run(script, [ours.path, theirs.path])
      #expect(output.contains("read"), "\(output)")
      #expect(try PropertyList(decoding: Array(Data(contentsOf: theirs))) == Self.sample)
    }
  }
}
