import SceneDiagnostics
import Testing

@Suite("Source text")
struct SourceTextTests {
  @Test("Lines end at a feed, a return with a feed, and a lone return")
  func lines() {
    let source = SourceText(path: "x", text: "a\nbc\r\nd\r\re\u{2028}f")
    #expect(source.lineCount == 5)
    let lines = (1...5).map { source.string(in: source.rangeOfLine($0)) }
    #expect(lines == ["a", "bc", "d", "", "e\u{2028}f"])
    #expect(source.rangeOfLine(0) == source.rangeOfLine(1))
    #expect(source.rangeOfLine(9) == source.rangeOfLine(5))
    #expect(SourceText(path: "x", text: "").lineCount == 1)
    #expect(SourceText(path: "x", text: "a\n").lineCount == 2)
  }

  @Test("Columns count scalars, and a byte order mark takes none")
  func columns() {
    let source = SourceText(path: "x", text: "\u{FEFF}ä😀b\r\nc")
    let columns = (0...source.bytes.count).map { source.position(at: $0) }
    let expected = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 5].map { SourcePosition(line: 1, column: $0) }
    #expect(Array(columns.prefix(12)) == expected)
    #expect(source.position(at: 12) == SourcePosition(line: 2, column: 1))
    #expect(source.position(at: 99) == SourcePosition(line: 2, column: 2))
    #expect(source.position(at: -5) == SourcePosition(line: 1, column: 1))
  }

  @Test("Columns are right far into a long line")
  func longLine() {
    let source = SourceText(path: "x", text: "a\n" + String(repeating: "é", count: 20_000) + "\nb")
    for column in [1, 2, 2_048, 2_049, 4_096, 19_999, 20_001] {
      let position = source.position(at: 2 + 2 * (column - 1))
      #expect(position == SourcePosition(line: 2, column: column))
    }
    #expect(source.position(at: 40_003) == SourcePosition(line: 3, column: 1))
  }

  @Test("Bytes that are not UTF-8 are repaired when read")
  func invalid() {
    let source = SourceText(path: "x", bytes: [0x61, 0xFF, 0x80, 0x80, 0x80, 0x80, 0x62])
    #expect(source.string(in: SourceRange(0, 2)) == "a\u{FFFD}")
    #expect(source.string(in: SourceRange(6, 99)) == "b")
    #expect(source.string(in: SourceRange(50, 99)) == "")
    for offset in 0...8 { #expect(source.position(at: offset).line == 1) }
  }

  @Test("A range keeps its order")
  func ranges() {
    var range = SourceRange(5, 3)
    #expect(range == SourceRange(5, 5))
    range.upperBound = 9
    #expect(range.count == 4)
    range.lowerBound = 12
    #expect(range == SourceRange(12, 12))
    #expect(SourceRange(-3, Int.max).lowerBound == 0)
    #expect(SourceRange(1, 2) < SourceRange(1, 3))
    #expect(SourceRange(1, 9) < SourceRange(2, 3))
  }
}
