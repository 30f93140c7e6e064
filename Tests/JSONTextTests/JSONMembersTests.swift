import JSONText
import Testing

@Suite struct JSONMembersTests {
  private func line(_ text: String) -> String? { (try? JSONValue(bytes: Array(text.utf8)))?.line }

  @Test(arguments: [
    "null", "true", "false", "0", "-12", "1.5", "\"a\"", "[]", "{}", "[1, [2], {\"a\": null}]",
    "{\"a\": 1, \"b\": [true]}",
    "9007199254740993",
  ])
  func readsWhatIsWritten(_ text: String) { #expect(line(text) == text) }

  @Test func readsEscapes() {
    #expect(line(#""a\n\u00e9\ud83d\ude00\/""#) == #""a\n\#u{e9}\#u{1F600}/""#)
    #expect(line(#""\ud83d""#) == #""\#u{FFFD}""#)
    #expect(line(" [ 1 , 2 ]\r\n") == "[1, 2]")
    #expect(line("1e3") == "1000")
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "01", "-", "1.", "1e", "\"", "\"\\x\"", "\"\\u12\"", "\"a\nb\"", "[", "[1", "[1,]", "{",
    "{\"a\"}",
    "{\"a\":}", "{a: 1}", "1 2", "\"\\u+123\"", "]", "{\"a\": 1,}",
  ])
  func refuses(_ text: String) {
    #expect(throws: JSONFailure.self) { try JSONValue(bytes: Array(text.utf8)) }
  }

  @Test func isBounded() {
    let deep = String(repeating: "[", count: 64)
    #expect(line(deep + String(repeating: "]", count: 64)) != nil)
    #expect(line("[" + deep + String(repeating: "]", count: 64 + 1)) == nil)
  }

  @Test func findsMembers() throws {
    let value = try JSONValue(bytes: Array(#"{"a": {"b": [1, "x", true]}, "a2": null}"#.utf8))
    #expect(value.at("a", "b")?.elements.first?.integerValue == 1)
    #expect(value.at("a", "b")?.elements[1].stringValue == "x")
    #expect(value.at("a", "b")?.elements[2].boolValue == true)
    #expect(value["a2"]?.isNull == true)
    #expect(value.at("c", "b") == nil)
  }
}
