import SceneDiagnostics
import Testing

@Suite("Human renderer")
struct HumanRendererTests {
  private func render(_ diagnostic: Diagnostic, _ text: String, usesColor: Bool = false) -> String {
    HumanRenderer(usesColor: usesColor).render([diagnostic], in: SourceText(path: "a.scene.yaml", text: text))
  }

  /// The line and its mark alone.
  private func snippet(_ range: SourceRange, _ text: String) -> [String] {
    let lines = render(Diagnostic(DiagnosticKind("x", ""), "y", at: range), text).split(separator: "\n")
    return lines[2...3].map(String.init)
  }

  @Test("A diagnostic shows its location, its line, its characters and where to read more")
  func form() {
    let text = String(repeating: "a: b\n", count: 23) + "        txt: Welcome back\r\n"
    let range = SourceRange(23 * 5 + 8, 23 * 5 + 11)
    let diagnostic = Diagnostic(
      DiagnosticKind("unknown-property", ""),
      "UILabel has no property 'txt'",
      at: range,
      hint: "did you mean 'text'?"
    )
    #expect(
      render(diagnostic, text) == """
        error[unknown-property]: UILabel has no property 'txt'
          ┌ a.scene.yaml:24:9
        24│         txt: Welcome back
          │         ^^^ did you mean 'text'?
          = help: diorama explain unknown-property

        """
    )
  }

  @Test("A note is a block of its own")
  func notes() {
    let diagnostic = Diagnostic(
      DiagnosticKind("duplicate-id", .warning, ""),
      "the id 'a' is used twice",
      at: SourceRange(14, 15),
      notes: [Diagnostic.Note("first defined here", at: SourceRange(4, 5))]
    )
    #expect(
      render(diagnostic, "id: a\nb: c\nid:a\n") == """
        warning[duplicate-id]: the id 'a' is used twice
         ┌ a.scene.yaml:3:4
        3│ id:a
         │    ^
         = help: diorama explain duplicate-id
        note: first defined here
         ┌ a.scene.yaml:1:5
        1│ id: a
         │     ^

        """
    )
  }

  @Test("Two diagnostics have a blank line between them, and where to read more is said once an id")
  func several() {
    let diagnostic = Diagnostic(DiagnosticKind("x", ""), "y", at: SourceRange(0, 1))
    let source = SourceText(path: "p", text: "a")
    let one = HumanRenderer(usesColor: false).render([diagnostic], in: source)
    let help = " = help: diorama explain x\n"
    #expect(one.hasSuffix(help))
    let short = String(one.dropLast(help.count))
    #expect(HumanRenderer(usesColor: false).render([diagnostic, diagnostic], in: source) == one + "\n" + short)
    var explained: Set<String> = ["x"]
    #expect(
      HumanRenderer(usesColor: false).render([diagnostic], in: source, explained: &explained) == short
    )
    #expect(HumanRenderer(usesColor: false).render([], in: source) == "")
  }

  @Test("Repeats are one line, with the first of them and the number of the others")
  func repeats() {
    let source = SourceText(path: "p", text: "a\na\na\na\na\na\n")
    func line(_ count: Int) -> String? {
      let repeats = (0..<count).map { SourceRange(2 * $0 + 2, 2 * $0 + 3) }
      let diagnostic = Diagnostic(DiagnosticKind("x", ""), "y", at: SourceRange(0, 1), repeats: repeats)
      let gcc = GCCRenderer().render([diagnostic], in: source).split(separator: "\n").dropFirst()
      let human = HumanRenderer(usesColor: false).render([diagnostic], in: source).split(separator: "\n")
        .first { $0.hasPrefix(" = note: ") }
      #expect(human.map { "p:2:1:" + $0.dropFirst(2) } == gcc.first.map(String.init))
      return human.map { String($0.dropFirst(" = note: ".count)) }
    }
    #expect(line(0) == nil)
    #expect(line(1) == "also at 2:1")
    #expect(line(2) == "also at 2:1 and 3:1")
    #expect(line(3) == "also at 2:1, 3:1 and 4:1")
    #expect(line(5) == "also at 2:1, 3:1, 4:1 and 2 more")
  }

  @Test("A wide character takes two columns, a mark on a letter none")
  func widths() {
    #expect(snippet(SourceRange(8, 9), "日本: x") == ["1│ 日本: x", " │       ^"])
    let text = "日本: e\u{301} 👍🏽 🇩🇪 x"
    let start = text.utf8.count - 1
    let mark = " │ " + String(repeating: " ", count: 14) + "^"
    #expect(snippet(SourceRange(start, start + 1), text) == ["1│ \(text)", mark])
    #expect(snippet(SourceRange(0, 6), text)[1] == " │ ^^^^")
  }

  @Test("A tab is expanded to the next stop")
  func tabs() {
    #expect(snippet(SourceRange(3, 4), "a\t\tb") == ["1│ a       b", " │         ^"])
    #expect(snippet(SourceRange(1, 3), "a\t\tb")[1] == " │  ^^^^^^^")
  }

  @Test("A range over several lines marks its first, an empty one a position")
  func ends() {
    #expect(snippet(SourceRange(3, 9), "a: bc\nd: e") == ["1│ a: bc", " │    ^^"])
    #expect(snippet(SourceRange(5, 5), "a: bc\r\nd") == ["1│ a: bc", " │      ^"])
    #expect(snippet(SourceRange(5, 5), "a: b\n") == ["2│", " │ ^"])
    #expect(snippet(SourceRange(0, 0), "") == ["1│", " │ ^"])
  }

  @Test("A long line is cut around the mark")
  func longLines() {
    let text = String(repeating: "x", count: 5_000) + "HERE" + String(repeating: "y", count: 5_000)
    let lines = snippet(SourceRange(5_000, 5_004), text)
    #expect(lines[0].hasPrefix("1│ …xxx") && lines[0].hasSuffix("yyy…"))
    #expect(lines[0].count < 170)
    let mark = lines[1].prefix { $0 != "^" }.count
    #expect(lines[0].dropFirst(mark).hasPrefix("HERE"))
    #expect(lines[1].hasSuffix("^^^^"))
    let start = snippet(SourceRange(0, 4), text)
    #expect(start[0].hasPrefix("1│ xxx") && start[1] == " │ ^^^^")
  }

  @Test("What is drawn of a long line is the same however long the line is", arguments: ["x", "{a: b}, ", "日本", "é x"])
  func veryLongLines(_ piece: String) {
    func lines(_ count: Int) -> [String] {
      let side = String(repeating: piece, count: count)
      let start = side.utf8.count
      return snippet(SourceRange(start, start + 4), side + "HERE" + side)
    }
    // Both are longer on each side than what is drawn.
    #expect(lines(128) == lines(4_096))
  }

  @Test(
    "A line is fitted into the terminal, wherever the mark is",
    arguments: [20, 40, 80, 200],
    [0, 3, 150, 296, 300]
  )
  func width(columns: Int, position: Int) {
    let text = String(repeating: "日x", count: 50) + String(repeating: "y", count: 100) + "\n"
    let offset = position < 200 ? position / 4 * 4 : min(position, 299)
    let source = SourceText(path: "p", text: text)
    let renderer = HumanRenderer(usesColor: false, width: columns) { _ in nil }
    let rendered = renderer.render(
      [Diagnostic(DiagnosticKind("x", ""), "z", at: SourceRange(offset, offset + 1))],
      in: source
    )
    let lines = rendered.split(separator: "\n")
    let widths = lines[2].unicodeScalars.map { $0 == "日" ? 2 : 1 }
    let mark = lines[3].prefix { $0 != "^" }.count
    #expect(widths.reduce(0, +) <= columns || columns < 22)
    // The character under the caret is the one that is meant.
    var column = 0
    let index = widths.firstIndex { width in
      defer { column += width }
      return column == mark
    }
    let meant = source.string(in: SourceRange(offset, offset + 3)).first.map(String.init)
    #expect(index.map { String(Array(lines[2])[$0]) } == meant)
  }

  @Test("An id is a link where it has an address")
  func link() {
    let renderer = HumanRenderer(usesColor: false, width: nil) { "https://example.com/\($0)" }
    let text = renderer.render(
      [Diagnostic(DiagnosticKind("some-id", ""), "y", at: SourceRange(0, 1))],
      in: SourceText(path: "p", text: "a")
    )
    #expect(text.hasPrefix("error[\u{1B}]8;;https://example.com/some-id\u{1B}\\some-id\u{1B}]8;;\u{1B}\\]: y\n"))
    #expect(
      text.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
        == render(Diagnostic(DiagnosticKind("some-id", ""), "y", at: SourceRange(0, 1)), "a").replacing(
          "a.scene.yaml",
          with: "p"
        )
    )
  }

  @Test("Nothing of the file reaches the terminal as a control")
  func controls() {
    let text = "a\u{1B}[31m\u{9B}\u{202E}\u{7F}b\0"
    let rendered = HumanRenderer(usesColor: false).render(
      [Diagnostic(DiagnosticKind("x\u{1B}", ""), "m\u{1B}\n", at: SourceRange(1, 2), hint: "h\u{7}")],
      in: SourceText(path: "p\u{1B}\n", text: text)
    )
    let scalars = rendered.unicodeScalars.filter { $0 != "\n" }
    #expect(scalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    #expect(rendered.contains("a␛[31m\\u{9B}\\u{202E}␡b␀"))
    #expect(rendered.split(separator: "\n").count == 5)
  }

  @Test("Colors are plain SGR sequences around the same text")
  func colors() {
    let diagnostic = Diagnostic(DiagnosticKind("x", ""), "y", at: SourceRange(0, 1), hint: "h")
    let colored = render(diagnostic, "a", usesColor: true)
    #expect(colored.hasPrefix("\u{1B}[1;31merror[x]\u{1B}[0m\u{1B}[1m: y\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == render(diagnostic, "a"))
    let warning = Diagnostic(DiagnosticKind("x", .warning, ""), "y", at: SourceRange(0, 1))
    #expect(render(warning, "a", usesColor: true).hasPrefix("\u{1B}[1;33mwarning"))
  }
}
