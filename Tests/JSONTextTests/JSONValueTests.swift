import JSONText
import Testing

/// The layout of JSON.
struct JSONValueTests {
  private static let value: JSONValue = [
    "name": "A \"quoted\"\n\u{1B}text", "numbers": [1, .number(0.5), .number(250)], "empty": [], "flag": true,
    "none": .null,
  ]

  @Test("In one line")
  func line() {
    #expect(
      Self.value.line
        == #"{"name": "A \"quoted\"\n\u001btext", "numbers": [1, 0.5, 250], "empty": [], "flag": true, "none": null}"#
    )
  }

  @Test("One member a line")
  func text() {
    #expect(JSONValue.object([("a", [1, 2])]).text() == "{\n  \"a\": [\n    1,\n    2\n  ]\n}")
  }

  @Test("What fits into a line of the width stands in one")
  func width() {
    let value: JSONValue = ["short": [1, 2, 3], "long": ["first element", "second element"]]
    #expect(
      value.text(width: 30) == """
        {
          "short": [1, 2, 3],
          "long": [
            "first element",
            "second element"
          ]
        }
        """
    )
    #expect(value.text(width: 100) == value.line)
    #expect(value.text(width: 30).split(separator: "\n").allSatisfy { $0.count <= 30 })
  }
}
