import SceneDiagnostics
import SceneSyntax
import Testing

/// A text with one problem.
struct Problem: Sendable, CustomTestStringConvertible {
  let text: String
  let id: String
  /// The characters that are marked.
  let marked: String
  /// The text after the fix; nil where there must be none.
  var fixed: String?

  init(_ text: String, _ id: String, _ marked: String, fixed: String? = nil) {
    (self.text, self.id, self.marked, self.fixed) = (text, id, marked, fixed)
  }

  var testDescription: String { "\(id): \(text.debugDescription)" }
}

@Suite("Problems")
struct DiagnosticTests {
  private static let unquoted: [Problem] = [
    Problem("a: @me\nb: c\n", "unquoted-text", "@me", fixed: "a: '@me'\nb: c\n"),
    Problem("a: `b` it's\n", "unquoted-text", "`b` it's", fixed: "a: '`b` it''s'\n"),
    Problem("a: %d items  \n", "unquoted-text", "%d items", fixed: "a: '%d items'  \n"),
    Problem("a: @me # c\n", "unquoted-text", "@me"),
    Problem("a: @me\n  more\n", "unquoted-text", "@me"),
    Problem("- @me\n", "unquoted-text", "@me", fixed: "- '@me'\n"),
    Problem("@me: b\n", "unquoted-text", "@me", fixed: "'@me': b\n"),
    Problem("a: [b, @me, c]\n", "unquoted-text", "@me", fixed: "a: [b, '@me', c]\n"),
    Problem("a: {b: %x}\n", "unquoted-text", "%x", fixed: "a: {b: '%x'}\n"),
    Problem("a: *\n", "unquoted-text", "*", fixed: "a: '*'\n"),
    Problem("a: **bold** x\n", "unquoted-text", "**bold** x", fixed: "a: '**bold** x'\n"),
    Problem("a: & b\n", "unquoted-text", "& b", fixed: "a: '& b'\n"),
    Problem("a: [Draft] Title\n", "unquoted-text", "[Draft] Title", fixed: "a: '[Draft] Title'\n"),
    Problem("a: {name} is here\nb: c\n", "unquoted-text", "{name} is here", fixed: "a: '{name} is here'\nb: c\n"),
    Problem("- [x] done\n- b\n", "unquoted-text", "[x] done", fixed: "- '[x] done'\n- b\n"),
    Problem("a: ] b\n", "unquoted-text", "] b", fixed: "a: '] b'\n"),
    Problem("a: > b\n", "unquoted-text", "> b", fixed: "a: '> b'\n"),
    Problem("a: - b\n", "unquoted-text", "- b"),
    Problem("a: ? b\n", "unquoted-text", "? b"),
    Problem("a: !x! y\n", "unquoted-text", "!x! y", fixed: "a: '!x! y'\n"),
    Problem("a: Note: this\nb: c\n", "unquoted-text", "Note: this", fixed: "a: 'Note: this'\nb: c\n"),
    Problem("- b: Note: é: x\n", "unquoted-text", "Note: é: x", fixed: "- b: 'Note: é: x'\n"),
    Problem("a: {t: Note: this, b: c}\n", "unquoted-text", "Note: this", fixed: "a: {t: 'Note: this', b: c}\n"),
    Problem("é: 'ü'\r\nb: @me\r\n", "unquoted-text", "@me", fixed: "é: 'ü'\r\nb: '@me'\r\n"),
  ]

  private static let syntax: [Problem] = [
    Problem("a:\n\tb: c\n", "tab-indentation", "\t"),
    Problem("a:\n  b: c\n \t\td: e\n", "tab-indentation", "\t\t"),
    Problem("a: b\n\tc: d\n", "tab-indentation", "\t"),
    Problem("a: 'b\nc: d\n", "yaml-syntax", "'"),
    Problem("a: \"b\nc: d\n", "yaml-syntax", "\""),
    Problem("a: [b, c\n", "yaml-syntax", "["),
    Problem("a: {b: c\nd: e\n", "yaml-syntax", "{"),
    Problem("a: ['b' \"c\"]\n", "yaml-syntax", "\""),
    Problem("a: [[b] c]\n", "yaml-syntax", "c"),
    Problem("a: 'it's here'\n", "yaml-syntax", "'it's here'"),
    Problem("- \"b\" c\n- d\n", "yaml-syntax", "\"b\" c"),
    Problem("a\n\nb: c\n", "yaml-syntax", "a"),
    Problem("a: \"b\\qc\"\n", "yaml-syntax", "\\q"),
    Problem("a: 1\nb\nc: 2\n", "yaml-syntax", "b"),
    Problem("a: 1\nb:2\nc: 3\n", "yaml-syntax", ":", fixed: "a: 1\nb: 2\nc: 3\n"),
    Problem("a: 1\n  bc: 2\n", "yaml-syntax", "bc"),
    Problem("  a: 1\n b: 2\n", "yaml-syntax", "b"),
    Problem("- a\nb: c\n", "yaml-syntax", "b"),
    Problem("a: {b: c}}\nd: e\n", "yaml-syntax", "}"),
    Problem("http://x\nb: c\n", "yaml-syntax", "http://x"),
    Problem("a: [b,, c]\n", "yaml-syntax", ","),
    Problem("%FOO x\n---\na: b\n", "yaml-syntax", "%FOO"),
  ]

  private static let own: [Problem] = [
    Problem("a: *b\n", "undefined-alias", "*b"),
    Problem("a: &root x\nb: *rot\n", "undefined-alias", "*rot", fixed: "a: &root x\nb: *root\n"),
    Problem("a: &b\n  - c: *b\n", "alias-cycle", "*b"),
    Problem("a: 1\n---\nb: 2\n", "multiple-documents", "---"),
    Problem("a: &b {c: d}\ne:\n  <<: *b\n", "merge-key", "<<"),
    Problem("a: !!str b\n", "core-tag", "!!str"),
    Problem("a: !<tag:yaml.org,2002:int> 1\n", "core-tag", "!<tag:yaml.org,2002:int>"),
    Problem("%TAG !e! tag:e,2000:\n---\na: !e!x b\n", "tag-directive", "%TAG !e! tag:e,2000:"),
    Problem("a: b\u{85}\nc: d\n", "line-separator", "\u{85}"),
    Problem("a: b # x\u{2028}\nc: d\n", "line-separator", "\u{2028}"),
    Problem("a: \"x\u{2029}y\"\n", "line-separator", "\u{2029}"),
    Problem("a: b\0c\nd: e\n", "control-character", "\0"),
    Problem("a: b\u{1B}[31m\n", "control-character", "\u{1B}"),
    Problem("a: 'b\u{7F}'\n", "control-character", "\u{7F}"),
    Problem("a: \u{FFFE}\n", "control-character", "\u{FFFE}"),
  ]

  @Test("A problem is one diagnostic on the exact characters", arguments: unquoted + syntax + own)
  func problems(_ problem: Problem) throws {
    let result = Samples.tree(problem.text)
    let source = result.value.source
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.id == problem.id)
    #expect(source.string(in: diagnostic.range) == problem.marked, "\(diagnostic.message)")
    #expect(diagnostic.fixIts.first.map { applied($0, to: source) } == problem.fixed)
    if let fixed = problem.fixed { #expect(Samples.tree(fixed).diagnostics == []) }
    expectSound(result.value)
    expectSound(result.diagnostics, in: source)
  }

  private func applied(_ fixIt: Diagnostic.FixIt, to source: SourceText) -> String {
    var bytes = source.bytes
    for edit in fixIt.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("What was read before a problem is kept")
  func keepsWhatWasRead() {
    let tree = Samples.tree("a: 1\nb: [x, y, @\n").value
    #expect(tree.dump().contains("\"y\""))
    #expect(Samples.tree("a: 1\nb: \0").value.dump().contains("\"1\""))
  }

  @Test("An unclosed quote names where it opened and where the text ended")
  func unclosedQuote() {
    let result = Samples.tree("a: 'b\nc: d\n")
    let notes = result.diagnostics.flatMap(\.notes)
    #expect(result.diagnostics.map(\.message) == ["this quote is never closed"])
    #expect(notes == [Diagnostic.Note("the text ends here", at: SourceRange(10, 10))])
  }

  @Test("Two parts that are not UTF-8 are two problems, and what stands before is read")
  func invalidUTF8() {
    let result = parse(SourceText(path: "x", bytes: Array("a: b\nc: ".utf8) + [0xFF, 0x0A, 0xE2, 0x82, 0x0A]))
    #expect(result.diagnostics.map(\.id) == ["invalid-utf8", "invalid-utf8"])
    #expect(result.diagnostics.map(\.range) == [SourceRange(8, 9), SourceRange(10, 12)])
    #expect(result.value.dump().contains("\"b\""))
  }

  @Test(
    "UTF-16 is refused by name",
    arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x3A, 0], [0, 0x61]]
  )
  func utf16(_ bytes: [UInt8]) {
    let result = parse(SourceText(path: "x", bytes: bytes))
    #expect(result.diagnostics.map(\.message) == ["the text is UTF-16; scene files are UTF-8"])
    #expect(result.value.root == nil)
  }

  @Test("An anchor may be used again, and the later one holds")
  func anchorsAgain() {
    let tree = Samples.tree("- &a x\n- &a y\n- *a\n").value
    #expect(tree.text(of: tree.resolved(NodeID(3))) == "y")
    #expect(Samples.tree("- &a x\n- &a y\n").diagnostics == [])
  }
}
