import JSONText
import Testing

@Suite("Reading JSON")
struct JSONDocumentTests {
  @Test("Values have their bytes, their order, and their repeated members")
  func values() throws {
    let text = #" { "a" : [1, -2.5e1, true, null], "b\u00e9" : "x\n\ud83d\ude00", "a" : {} } "#
    let document = try JSONDocument(text)
    let members = document.members(of: document.root)
    #expect(members.map { document.string($0.name) } == ["a", "bé", "a"])
    #expect(document.string(members[1].value) == "x\n😀")
    #expect(document.elements(of: members[0].value).count == 4)
    let range = document.range(of: members[0].value)
    #expect(String(decoding: document.bytes[range], as: UTF8.self) == "[1, -2.5e1, true, null]")
    #expect(document.value(document.root).line == #"{"a": [1, -25, true, null], "bé": "x\n😀", "a": {}}"#)
    #expect(document.kind(of: try #require(document.member("a", of: document.root))) == .object)
    #expect(document.member("c", of: document.root) == nil)
  }

  @Test(
    "What is no JSON is reported where it stops being it",
    arguments: [
      ("", 0, "expected a value"), ("{", 1, "expected the name of a member in double quotes"),
      ("[1,]", 3, "expected a value"), ("[1 2]", 3, "expected ',' or ']'"), ("{\"a\" 1}", 5, "expected ':'"),
      ("{\"a\":1,}", 7, "expected the name of a member in double quotes"),
      ("[\"a]", 1, "the string that begins here has no end"),
      ("\"\\x\"", 1, "there is no such escape"), ("\"\\u12G4\"", 1, "'\\u' takes four hexadecimal digits"),
      ("\"a\nb\"", 2, "a string has control characters as escapes only"), ("01", 0, "a number has no leading zeros"),
      ("-", 0, "a number has digits here"), ("1.", 0, "a number has digits here"), ("tru", 0, "expected a value"),
      ("{} x", 3, "expected the end of the text"), ("<<<<<<< ours", 0, "expected a value"),
    ]
  )
  func failures(text: String, offset: Int, message: String) {
    #expect(throws: JSONFailure(message, at: offset)) { try JSONDocument(text) }
  }

  @Test("Bytes that are not UTF-8 are refused, and a byte order mark is skipped")
  func encoding() throws {
    #expect(throws: JSONFailure("the text is not UTF-8", at: 1)) { try JSONDocument([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONFailure("the text is not UTF-8", at: 1)) { try JSONDocument([0x22, 0xE2, 0x82]) }
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("[]".utf8))
    #expect(document.kind(of: document.root) == .array)
  }

  @Test("Nesting is bounded, not the stack")
  func depth() throws {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONFailure("arrays and objects contain each other more than 64 levels deep", at: 64)) {
      try JSONDocument(deep)
    }
    let bearable = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    let document = try JSONDocument(bearable)
    #expect(document.elements(of: document.root).count == 1)
  }

  @Test("Half a surrogate pair is a replacement character")
  func surrogates() throws {
    let document = try JSONDocument(#"["\ud83d", "\ude00x", "\ud83d\u0041"]"#)
    let texts = document.elements(of: document.root).map { document.string($0) }
    #expect(texts == ["\u{FFFD}", "\u{FFFD}x", "\u{FFFD}A"])
  }
}
