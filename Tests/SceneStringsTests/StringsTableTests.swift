import SceneDiagnostics
import SceneStrings
import Testing

/// Tables of strings: what is read, what is changed, and what stays as it is.
struct StringsTableTests {
  private static func table(_ bytes: [UInt8]) throws -> StringsTable {
    let read = StringsTable.read(SourceText(path: "de.lproj/Main.strings", bytes: bytes))
    return try #require(read.value, "\(read.diagnostics.map(\.message))")
  }

  private static func utf16(_ text: String, isBigEndian: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
  }

  @Test("Comments, words without quotes, keys alone and escapes are read as property lists have them")
  func reading() throws {
    let text = #"""
      /* One
         comment */
      "a" = "Gr\U00fc\u00dfe\n\t\"x\" \\ \101\q";  // "no" = "entry";
      plain.key-1 = word; 'single' = 'quo"te';
      "alone" ;
      "emoji 😀" = "\UD83D\UDE00 😀";
      """#
    let table = try Self.table(Array(text.utf8))
    #expect(
      table.entries.map { "\($0.key)=\($0.value)" } == [
        "a=Grüße\n\t\"x\" \\ Aq", "plain.key-1=word", "single=quo\"te", "alone=alone", "emoji 😀=😀 😀",
      ]
    )
    #expect(try Self.table(Array("{ a = b; \"c\" = \"d\"; }\n".utf8)).entries.map(\.key) == ["a", "c"])
    #expect(try Self.table([]).entries.isEmpty)
    #expect(table.name == "Main")
  }

  @Test(
    "What changes is changed in the encoding of the file, and every other byte stays",
    arguments: [
      (true, true), (true, false), (false, true), (false, false),
    ]
  )
  func encodings(isBigEndian: Bool, hasMark: Bool) throws {
    let text = "/* ü */\r\n\"a\" = \"Ärger 😀\"; \"b\"=\"x\" ;\r\n"
    let expected = "/* ü */\r\n\"a\" = \"Ärger 😀\"; \"b\"=\"ß\" ;\r\n/* new */\r\n\"c\" = \"1\\n\";\r\n\r\n"
    let texts = [
      StringsTable.Text(key: "b", value: "ß"), StringsTable.Text(key: "c", value: "1\n", comment: "new"),
    ]
    let wide = try Self.table(Self.utf16(text, isBigEndian: isBigEndian, hasMark: hasMark))
    #expect(wide.setting(texts) == Self.utf16(expected, isBigEndian: isBigEndian, hasMark: hasMark))
    let mark: [UInt8] = hasMark ? [0xEF, 0xBB, 0xBF] : []
    let narrow = try Self.table(mark + Array(text.utf8))
    #expect(narrow.setting(texts) == mark + Array(expected.utf8))
    let changed = try Self.table(try #require(wide.setting(texts)))
    #expect(changed.setting(texts) == nil)
  }

  @Test("A key gets another name, and a key alone keeps its text")
  func renaming() throws {
    let table = try Self.table(Array(#"/* 1 */ "d6y-aU-mlq.text"="x"; alone;"#.utf8))
    let bytes = try #require(table.renaming(["d6y-aU-mlq.text": "title.text", "alone": "new"]))
    #expect(String(decoding: bytes, as: UTF8.self) == #"/* 1 */ "title.text"="x"; "new" = "alone";"#)
    #expect(table.renaming(["other": "x"]) == nil)
    #expect(table.renaming(["alone": "alone"]) == nil)
  }

  @Test("New keys of a table in braces stand in them")
  func braces() throws {
    let bytes = try #require(Self.table(Array("{\n  a = b;\n}\n".utf8)).setting([.init(key: "c", value: "d")]))
    #expect(try Self.table(bytes).entries.map(\.value) == ["b", "d"])
    let empty = try #require(Self.table(Array("{}".utf8)).setting([.init(key: "c", value: "d")]))
    #expect(try Self.table(empty).entries.map(\.value) == ["d"])
  }

  @Test(
    "What is no table is reported, and gives none",
    arguments: [
      "\"a\" = \"b\"", "\"a\" \"b\";", "\"a\" = \"b;", "/* no end", "<<<<<<< ours\n\"a\" = \"b\";",
      "\"a\"=\"1\";\"a\"=\"2\";",
      "{ a = b;", "{ a = b; } c = d;", "bplist00", "<?xml version=\"1.0\"?>", "= b;", "\"a\\",
    ]
  )
  func broken(text: String) {
    let read = StringsTable.read(SourceText(path: "Main.strings", text: text))
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.id) == ["catalog-form"])
  }

  @Test("Bytes that are no text are refused, and half a character of UTF-16 is")
  func bytes() {
    let broken: [[UInt8]] = [
      [0xFF, 0xFE, 0x41], [0x22, 0xC3, 0x28, 0x22, 0x3B], [0xFF, 0xFE, 0x00, 0xD8, 0x3B, 0x00],
    ]
    for bytes in broken {
      #expect(StringsTable.read(SourceText(path: "Main.strings", bytes: bytes)).value == nil)
    }
  }
}
