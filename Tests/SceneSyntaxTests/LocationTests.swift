import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("Exact locations")
struct LocationTests {
  /// The characters of every node in the order of the text.
  private func slices(_ text: String) -> [String] {
    let tree = Samples.tree(text).value
    return (0..<tree.nodeCount).map { tree.source.string(in: tree[NodeID(Int32($0))].range) }
  }

  @Test("A block collection ends with its last child")
  func blockCollections() {
    #expect(slices("a:\n  - b  # c\n\n# d\ne: f\n") == ["a:\n  - b  # c\n\n# d\ne: f", "a", "- b", "b", "e", "f"])
    #expect(slices("a:\n\n# x\n") == ["a:", "a", ""])
  }

  @Test("Nodes have their places between characters of every length")
  func scalars() {
    let words = ["plain", "é", "a longer run of ASCII", "日本語", "€", "b", "👩‍👩‍👧 ends", "x€y€z"]
    let texts = (0..<40).map { words[$0 * 5 % words.count] }
    #expect(slices(texts.map { "- \($0)\n" }.joined()).dropFirst() == texts[...])
    #expect(slices("\u{FEFF}€: [\(texts.joined(separator: ", "))]\n").dropFirst(3) == texts[...])
  }

  @Test("A flow collection has its brackets, a single pair none")
  func flowCollections() {
    #expect(slices("[ a : b , {c: d } ]  # x") == ["[ a : b , {c: d } ]", "a : b", "a", "b", "{c: d }", "c", "d"])
    #expect(slices("[{a: b}: c]") == ["[{a: b}: c]", "{a: b}: c", "{a: b}", "a", "b", "c"])
    #expect(slices("[? a : b]") == ["[? a : b]", "? a : b", "a", "b"])
  }

  @Test("A block scalar ends with its last line")
  func blockScalars() {
    #expect(slices("a: |  # c\n  x\n\n\nb: y")[2] == "|  # c\n  x")
    #expect(slices("a: |+\n  x\n\n\nb: y")[2] == "|+\n  x\n\n")
    #expect(slices("a: >-\r\n  x\r\n  y\r\n\r\nb: z")[2] == ">-\r\n  x\r\n  y")
    #expect(slices("a: |\n  x\n     \n\n")[2] == "|\n  x\n     ")
    #expect(slices("a: |\n\nb: |-  # c\n")[2...] == ["|", "b", "|-"])
  }

  @Test("Properties stand in front of a node, not in it")
  func properties() throws {
    let tree = Samples.tree("&a !T\n# c\n&k key: !U &b\n  - x\ne: &f !<g>\n").value
    let root = try #require(tree.root)
    #expect(tree.tagText(of: root) == "!T")
    #expect(tree.anchorName(of: root) == "a")
    #expect(tree.source.position(at: tree[root].range.lowerBound) == SourcePosition(line: 3, column: 1))
    let entries = Array(tree.entries(of: root))
    #expect(tree.anchorName(of: entries[0].key) == "k")
    #expect(tree.tagText(of: entries[0].key) == nil)
    #expect(tree.source.string(in: tree.fullRange(of: entries[0].key)) == "&k key")
    #expect(tree.source.string(in: tree.fullRange(of: entries[0].value)) == "!U &b\n  - x")
    #expect(tree.source.string(in: tree[entries[0].value].range) == "- x")
    #expect(tree.source.string(in: tree.fullRange(of: entries[1].value)) == "&f !<g>")
    #expect(tree[entries[1].value].range.isEmpty)
    #expect(tree.text(of: entries[1].value) == "")
  }

  @Test("A value that is not written stands behind its key")
  func emptyValues() {
    #expect(slices("? a\n\n# c\n? b\n") == ["? a\n\n# c\n? b", "a", "", "b", ""])
    let tree = Samples.tree("? a\n\n# c\n? b\n").value
    #expect(tree[NodeID(2)].range == SourceRange(3, 3))
    #expect(tree[NodeID(4)].range == SourceRange(12, 12))
  }

  @Test("Every line ending, a mark and wide characters count exactly", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(_ ending: String) throws {
    let text = "\u{FEFF}ä: 😀\(ending)b:\(ending)  - 'é'\(ending)  - \"日\tx\"\(ending)c: d"
    let tree = Samples.tree(text).value
    let root = try #require(tree.root)
    let positions = tree.entries(of: root).flatMap { entry in
      [entry.key, entry.value].map { tree.source.position(at: tree[$0].range.lowerBound) }
    }
    let expected = [(1, 1), (1, 4), (2, 1), (3, 3), (5, 1), (5, 4)]
    #expect(positions == expected.map { SourcePosition(line: $0.0, column: $0.1) })
    let list = try #require(tree.entries(of: root).dropFirst().first { _ in true }?.value)
    let items = tree.children(of: list).map { (tree.source.string(in: tree[$0].range), tree.text(of: $0)) }
    #expect(items.map(\.0) == ["'é'", "\"日\tx\""])
    #expect(items.map(\.1) == ["é", "日\tx"])
  }

  @Test("A value is the source's bytes where it is written as it is, and decoded elsewhere")
  func values() {
    let text = "- plain\n- 'it''s'\n- \"\\u00e9\\0\\n\"\n- a\n  b\n- >\n  x\n  y\n- 'x'\n- |\n  k\n  l\n"
    let tree = Samples.tree(text).value
    let values = (1..<tree.nodeCount).map { tree.text(of: NodeID(Int32($0))) }
    #expect(values == ["plain", "it's", "é\0\n", "a b", "x y\n", "x", "k\nl\n"])
    #expect(Array(tree.utf8(of: NodeID(3))) == [0xC3, 0xA9, 0, 0x0A])
    #expect(tree.utf8(of: NodeID(1)).startIndex == 2)
    #expect(tree.utf8(of: NodeID(0)).isEmpty)
  }

  @Test("The dump is stable")
  func dump() {
    let text = "scene: 1\nb: &x !T [a, 'q\"\\']\nc: *x\nd: |\n  l\n"
    #expect(
      Samples.tree(text).value.dump() == """
        mapping block 1:1-5:4
          key scalar plain 1:1-1:6 "scene"
          scalar plain 1:8-1:9 "1"
          key scalar plain 2:1-2:2 "b"
          sequence flow 2:10-2:20 !T &x
            scalar plain 2:11-2:12 "a"
            scalar singleQuoted 2:14-2:19 "q\\"\\\\"
          key scalar plain 3:1-3:2 "c"
          alias 3:4-3:6 *x -> 2:10
          key scalar plain 4:1-4:2 "d"
          scalar literal 4:4-5:4 "l\\n"

        """
    )
  }

  @Test(
    "A document without content has no root",
    arguments: ["", "\n", "# c\n", "---\n", "--- # c\n...\n", "\u{FEFF}"]
  )
  func empty(_ text: String) {
    let result = Samples.tree(text)
    #expect(result.value.root == nil)
    #expect(result.value.nodeCount == 0)
    #expect(result.diagnostics == [])
  }
}
