import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// What the writer writes, the parser reads.
@Suite struct SceneWriterTests {
  @Test func laysOutAScene() {
    let view: WrittenValue = .map(
      [
        .init("class", .plain("UIView")), .init("id", .plain("root")),
        .init("frame", .list(["0", "0", "320", "568.5"].map { .plain($0) })),
        .init("text", .text("Two\nlines")),
        .init("tag", .plain("1"), comment: "diorama:disable duplicate-tag -- as it was"),
        .init("outlets", .map([.init("delegate", .plain("owner"))])),
        .init("constraints", .list([.plain("self.width >= 0.5 * a.width @ 750"), .plain("16")], .block)),
        .init("subviews", .list([.map([.init("title", .map([.init("normal", .text("a: b"))]))], .block)], .block)),
        .init("none", .list([], .block)),
      ],
      .block
    )
    let scene: WrittenValue = .map([.init("scene", .plain("1")), .init("objects", .list([view], .block))], .block)
    #expect(
      SceneWriter().text(of: scene, header: ["From A.xib"]) == """
        # From A.xib
        scene: 1
        objects:
          - class: UIView
            id: root
            frame: [0, 0, 320, 568.5]
            text: |-
              Two
              lines
            # diorama:disable duplicate-tag -- as it was
            tag: 1
            outlets: {delegate: owner}
            constraints:
              - self.width >= 0.5 * a.width @ 750
              - 16
            subviews:
              - title: {normal: 'a: b'}
            none: []

        """
    )
  }

  @Test func breaksWhatDoesNotFit() {
    let list: WrittenValue = .map([.init("key", .list((1...4).map { .text("word \($0)") }))], .block)
    #expect(SceneWriter(width: 44).text(of: list) == "key: [word 1, word 2, word 3, word 4]\n")
    #expect(SceneWriter(width: 20).text(of: list) == "key:\n  - word 1\n  - word 2\n  - word 3\n  - word 4\n")
  }

  @Test(
    arguments: [
      ("Welcome back", "Welcome back"), ("Signing in…", "Signing in…"), ("Größe 😀", "Größe 😀"), ("no", "'no'"),
      ("True", "'True'"), ("12", "'12'"), ("#FFF", "'#FFF'"), ("it's: so", "\"it's: so\""), ("a #b", "'a #b'"),
      ("", "''"),
      ("tab\there", "\"tab\\there\""), ("\u{2028}", "\"\\L\""), ("\u{FEFF}a", "\"\\uFEFFa\""), ("\0", "\"\\x00\""),
      ("'\"", "'''\"'"), (" a", "' a'"), ("a ", "'a '"), ("a:", "'a:'"), ("- a", "'- a'"), ("a  b", "'a  b'"),
    ]
  )
  func quotesWhatIsNotSurelyPlain(text: String, expected: String) {
    #expect(ScalarSpelling.text(text, inFlow: false) == expected)
  }

  @Test func bracketsNeedMoreQuotes() {
    #expect(ScalarSpelling.text("a, b", inFlow: false) == "a, b")
    #expect(ScalarSpelling.text("a, b", inFlow: true) == "'a, b'")
    #expect(ScalarSpelling.plain("-1.5", inFlow: true) == "-1.5")
    #expect(ScalarSpelling.plain("- 1.5", inFlow: true) == "'- 1.5'")
  }

  @Test(arguments: 0..<400)
  func readsBack(seed: UInt64) {
    var random = WrittenValues(seed: seed)
    let value = random.document()
    let text = SceneWriter(width: 30 + Int(seed % 90)).text(of: value)
    let parsed = parse(SourceText(path: "a.yaml", text: text))
    #expect(parsed.diagnostics.isEmpty, "\(text)")
    #expect(parsed.value.root.map { shape(of: $0, in: parsed.value) } == shape(of: value), "\(text)")
  }

  /// A value without layout and spelling.
  private func shape(of value: WrittenValue) -> String {
    switch value {
    case .text(let text), .plain(let text): text.debugDescription
    case .list(let values, _): "[" + values.map(shape).joined(separator: ",") + "]"
    case .map(let entries, _):
      "{" + entries.map { $0.key.debugDescription + shape(of: $0.value) }.joined(separator: ",") + "}"
    }
  }

  private func shape(of node: NodeID, in tree: SyntaxTree) -> String {
    switch tree[node].kind {
    case .sequence: "[" + tree.children(of: node).map { shape(of: $0, in: tree) }.joined(separator: ",") + "]"
    case .mapping:
      "{"
        + tree.entries(of: node).map { tree.text(of: $0).debugDescription + shape(of: $1, in: tree) }
        .joined(separator: ",") + "}"
    default: tree.text(of: node).debugDescription
    }
  }
}

/// Values made of what YAML finds hard, the same for the same seed.
private struct WrittenValues {
  private var numbers: SplitMix64
  private static let pieces = [
    "a", "B", " ", ":", "#", "-", "'", "\"", "\\", "\n", "\t", "[", "}", ",", "😀", "é", "1", ".", "?", "&", "*", "!",
    "|", ">",
    "%", "@", "`", "\r", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{7F}", "\u{1}", "null", "---", "...", "\u{A0}",
    "\u{200D}", "~",
    "\n\n", "  ", "<<", "=", "\u{10FFFF}", "\u{FFFE}",
  ]

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  private mutating func next(_ bound: Int) -> Int {
    Int(numbers.next() % UInt64(bound))
  }

  private mutating func string() -> String {
    let length = next(24) == 0 ? 600 : next(6)
    return (0..<length).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
  }

  private mutating func value(depth: Int) -> WrittenValue {
    let layout: WrittenValue.Layout = next(2) == 0 ? .flow : .block
    switch next(depth > 4 ? 2 : 4) {
    case 0: return .text(string())
    case 1: return .plain(string())
    case 2: return .list((0..<next(4)).map { _ in value(depth: depth + 1) }, layout)
    default: return map(depth: depth, layout)
    }
  }

  private mutating func map(depth: Int, _ layout: WrittenValue.Layout) -> WrittenValue {
    .map(
      (0..<next(4)).map { index in
        let comment = next(5) == 0 ? string() : nil
        return WrittenValue.Entry(string() + "\(index)", value(depth: depth + 1), comment: comment)
      },
      layout
    )
  }

  mutating func document() -> WrittenValue { map(depth: 0, .block) }
}
