import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// Scenes that somebody wrote to do harm: each is refused with the right words, at once, and with few of them.
@MainActor
struct AttackTextTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The ids of what is said of it; empty where the scene is fine.
    var ids: Set<String>

    init(_ name: String, _ ids: Set<String>, _ text: String) {
      (self.name, bytes, self.ids) = (name, Array(text.utf8), ids)
    }

    init(_ name: String, _ ids: Set<String>, bytes: [UInt8]) {
      (self.name, self.bytes, self.ids) = (name, bytes, ids)
    }

    var testDescription: String { name }
  }

  private nonisolated static let start = "scene: 1\nobjects:\n"
  private nonisolated static let label = start + "  - class: UILabel\n    text: "

  private nonisolated static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private nonisolated static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  /// A text of which a seventh of the length does the same harm.
  private nonisolated static func many(_ text: String, _ count: Int) -> String { times(text, Sampling.count(count)) }

  private nonisolated static func many(_ count: Int, _ line: (Int) -> String) -> String {
    lines(Sampling.count(count), line)
  }

  nonisolated static let nesting: [Attack] = [
    Attack("aliases of aliases", ["alias-limit"], bomb),
    Attack("deep brackets", ["nesting-limit"], start + "  - " + times("[", 100_000)),
    Attack("deep braces", ["nesting-limit"], start + "  - " + times("{a: ", 100_000)),
    Attack("deep lists", ["nesting-limit"], start + "  " + times("- ", 100_000)),
    Attack("deep maps", ["nesting-limit"], lines(1_000) { times(" ", $0) + "a:\n" }),
    Attack("deep questions", ["nesting-limit"], times("? ", 100_000)),
    Attack("a cycle of aliases", ["alias-cycle"], start + "  - &a {class: UIView, subviews: [*a]}\n"),
    Attack(
      "cycles of merge keys",
      ["merge-key", "alias-cycle"],
      start + lines(200) { _ in "  - &a {class: UIView, <<: *a}\n" }
    ),
    Attack("a merge key of itself", ["merge-key", "undefined-alias"], start + "  - {class: UIView, <<: [*a, *b]}\n"),
  ]

  private nonisolated static let bomb =
    "scene: 1\na: &a0 [x, x, x, x, x, x, x, x, x]\n"
    + lines(40) { level in "b\(level): &a\(level + 1) [" + times("*a\(level), ", 9) + "x]\n" } + "objects: []\n"

  nonisolated static let bytes: [Attack] = [
    Attack(
      "bytes that are no UTF-8",
      ["invalid-utf8"],
      bytes: Array(label.utf8) + Array(repeating: 0xFF, count: 100_000)
    ),
    Attack("an overlong zero", ["invalid-utf8"], bytes: Array(label.utf8) + [0xC0, 0x80, 0x0A]),
    Attack("a raw lone surrogate", ["invalid-utf8"], bytes: Array(label.utf8) + [0xED, 0xA0, 0x80, 0x0A]),
    Attack("beyond Unicode", ["invalid-utf8"], bytes: Array(label.utf8) + [0xF4, 0x90, 0x80, 0x80, 0x0A]),
    Attack("half a character", ["invalid-utf8"], bytes: Array(label.utf8) + [0xF0, 0x9F]),
    Attack("UTF-16", ["invalid-utf8"], bytes: label.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    Attack("a NUL", ["control-character"], label + "a\0b\n"),
    Attack("only NULs", ["control-character"], bytes: Array(repeating: 0, count: 100_000)),
    Attack("an escaped lone surrogate", ["yaml-syntax"], label + #""\ud800""# + "\n"),
    Attack("an escaped pair of surrogates", ["yaml-syntax"], label + #""\ud83d\ude00""# + "\n"),
    Attack("an escape beyond Unicode", ["yaml-syntax"], label + #""\UFFFFFFFF""# + "\n"),
    Attack("an escaped NUL", [], label + #""a\0b""# + "\n"),
    Attack("a terminal's commands", ["control-character"], label + "\u{1B}]0;pwned\u{7}\n"),
    Attack("only tabs", ["tab-indentation"], times("\t", 100_000)),
    Attack("only carriage returns", ["empty-scene"], times("\r", 100_000)),
  ]

  nonisolated static let names: [Attack] = [
    Attack(
      "an endless tag",
      ["unknown-class", "two-classes"],
      start + "  - !" + many("a", 200_000) + " {class: UIView}\n"
    ),
    Attack("a tag of marks", ["core-tag"], many("!", 200_000)),
    Attack(
      "a verbatim tag",
      ["core-tag"],
      start + "  - !<tag:yaml.org,2002:python/object/apply:os.system> {class: UIView}\n"
    ),
    Attack(
      "a tag's own prefix",
      ["tag-directive"],
      "%TAG !e! tag:x,\n---\n" + start + "  - !e!UIView {class: UIView}\n"
    ),
    Attack("a tag of Python's", ["core-tag"], start + "  - {class: UIView, tag: !!python/name:os.system 3}\n"),
    Attack("an endless anchor", [], start + "  - &" + many("a", 200_000) + " {class: UIView}\n"),
    Attack("an endless alias", ["undefined-alias"], start + "  - *" + many("a", 200_000) + "\n"),
    Attack("an endless key", ["yaml-syntax"], "scene: 1\n" + many("k", 200_000) + ": 1\n"),
    Attack(
      "an endless class",
      ["unknown-class"],
      start + "  - {class: " + times("U", 900) + "}\n  - class: " + many("V", 100_000) + "\n"
    ),
    Attack(
      "an anchor again and again",
      ["shared-object"],
      start + many(1_000) { _ in "  - &a {class: UIView}\n" } + "  - *a\n"
    ),
    Attack(
      "many aliases of nothing",
      ["undefined-alias"],
      start + many(1_000) { "  - &a\($0) {class: UIView}\n" } + many(1_000) { "  - *b\($0)\n" }
    ),
    Attack(
      "many references to nothing",
      ["dangling-reference"],
      "scene: 1\nowner: {outlets: {" + many(1_000) { "o\($0): nope\($0), " } + "}}\nobjects:\n"
        + many(1_000) { "  - {class: UIView, id: node\($0)}\n" }
    ),
    Attack(
      "many styles that are none",
      ["unknown-style"],
      "scene: 1\nstyles:\n" + many(1_000) { "  k\($0): {tag: 1}\n" } + "objects:\n"
        + many(1_000) { "  - {class: UIView, styles: z\($0)}\n" }
    ),
    Attack("many classes that are none", ["unknown-class"], start + many(1_000) { "  - {class: Strange\($0)}\n" }),
    Attack(
      "many keys",
      ["unknown-key"],
      "scene: 1\n" + many(4_000) { "k\($0): 1\n" } + "objects: [{class: UIView}]\n"
    ),
    Attack(
      "many properties",
      ["unknown-property"],
      start + "  - class: UILabel\n" + many(2_000) { "    k\($0): 1\n" }
    ),
    Attack(
      "a setter of a setter",
      ["unknown-property"],
      start + "  - class: UIButton\n    ? " + many("set", 20_000) + "Title\n    : 1\n"
    ),
    Attack(
      "many actions of labels",
      ["no-actions"],
      start + "  - class: UIView\n    subviews:\n"
        + many(10_000) { _ in "      - {class: UILabel, actions: owner.go}\n" }
    ),
    Attack(
      "many constraints in the wrong view",
      ["constraint-place"],
      start + "  - class: UIView\n    subviews:\n      - {class: UILabel, id: title}\n"
        + many(2_000) { "      - {class: UIView, id: v\($0), constraints: [title.top = self.top]}\n" }
    ),
    Attack(
      "many paths to nothing",
      ["dangling-reference"],
      "scene: 1\nowner: {outlets: {" + many(2_000) { "o\($0): x.y\($0), " } + "}}\nobjects:\n"
        + many(2_000) { "  - {class: UIView, id: node\($0)}\n" }
    ),
    Attack("a key again and again", ["duplicate-key"], start + "  - class: UILabel\n" + many("    text: a\n", 5_000)),
  ]

  nonisolated static let sizes: [Attack] = [
    Attack("an endless plain text", [], label + many("x y ", 100_000) + "\n"),
    Attack("an endless quoted text", [], label + "\"" + many("\\n", 100_000) + "\"\n"),
    Attack("an endless single-quoted text", [], label + "'" + many("x''", 100_000) + "'\n"),
    Attack("an endless literal text", [], label + "|\n" + many("      some words of it\n", 10_000)),
    Attack("an endless folded text", [], label + ">\n" + many("      some words of it\n", 10_000)),
    Attack("endless empty lines", [], label + "|\n      a" + many("\n", 200_000) + "      b\n"),
    Attack("an endless comment", [], start + "  # " + many("x", 200_000) + "\n  - class: UIView\n"),
    Attack("many comments", [], many("#\n", 20_000) + start + "  - class: UIView\n"),
    Attack("a quote without an end", ["yaml-syntax"], label + "\"" + many("x", 200_000)),
    Attack("many documents", ["multiple-documents"], many("---\n", 200_000)),
    Attack("many directives", ["yaml-syntax"], many("%YAML 1.1\n", 10_000)),
    Attack("one line of mistakes", ["undefined-alias"], "scene: 1\nobjects: [" + many(1_500) { "*a\($0), " } + "]\n"),
  ]

  @Test("Depth and repetition", arguments: nesting)
  func nesting(_ attack: Attack) throws { try check(attack) }

  @Test("Bytes and characters", arguments: bytes)
  func bytes(_ attack: Attack) throws { try check(attack) }

  @Test("Names, tags, anchors and numbers of them", arguments: names)
  func names(_ attack: Attack) throws { try check(attack) }

  @Test("Sizes", arguments: sizes)
  func sizes(_ attack: Attack) throws { try check(attack) }

  @Test("The page says how many there are")
  func page() throws {
    let all = [Self.nesting, Self.bytes, Self.names, Self.sizes]
    try AttackPage.expect(
      "Scenes made to do harm",
      "\(all.map(\.count).reduce(0, +)): depth and repetition \(Self.nesting.count), bytes and characters "
        + "\(Self.bytes.count), names \(Self.names.count), sizes \(Self.sizes.count); validated, formatted and linted"
    )
  }

  private func check(_ attack: Attack) throws {
    let folder = try TemporaryFolder()
    try Data(attack.bytes).write(to: URL(fileURLWithPath: folder.at("A.scene.yaml")))
    for verb in [["validate"], ["format", "--check"], ["lint", "--only", "unused-style"]] {
      let begin = ContinuousClock.now
      let run = Invocation(arguments: verb + ["@A.scene.yaml", "--diagnostics", "gcc", "--quiet"], in: folder)
      let lines = run.said.split(separator: "\n")
      let ids = Set(
        lines.filter { $0.contains(": error: ") }.compactMap { $0.split(separator: "[").last?.dropLast() }.map(
          String.init
        )
      )
      if verb == ["validate"] {
        #expect(ids == attack.ids, "\(lines.first ?? "")")
      } else if verb.contains("--only") {
        // Errors of the language are counted there, not shown.
        #expect((run.status == .success) == attack.ids.isEmpty, "\(verb)")
      } else {
        #expect(ids.isEmpty == attack.ids.isEmpty, "\(verb)")
      }
      #expect([.success, .findings].contains(run.status), "\(verb) \(run.errors.prefix(300))")
      #expect(lines.allSatisfy { $0.utf8.count < 4_000 }, "\(verb) says endless things")
      #expect(lines.count < 5_000)
      #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
      #expect(ContinuousClock.now - begin < Patience.seconds(30), "\(verb) takes too long")
    }
  }
}
