import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

@Suite("Ranges and links")
struct SoundnessTests {
  @Test("A sample has a sound tree and no problem", arguments: Samples.texts)
  func samples(_ text: String) {
    let result = Samples.tree(text)
    #expect(result.diagnostics == [])
    expectSound(result.value)
  }

  @Test("A text cut anywhere has a sound tree", arguments: Samples.texts + Samples.brokenTexts)
  func cut(_ text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end])) }
  }

  @Test("A text with a byte changed anywhere has a sound tree", arguments: Samples.texts)
  func changed(_ text: String) {
    let bytes = Array(text.utf8)
    for index in Sampling.sample(bytes.indices) {
      for byte in "\n\t:'[{&*!|#- %\0\u{7F}".utf8 + [0xC2, 0xFF] {
        check(Array(bytes[..<index]) + [byte] + Array(bytes[(index + 1)...]))
        check(Array(bytes[..<index]) + [byte] + Array(bytes[index...]))
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let source = SourceText(path: "cut", bytes: bytes)
    let result = parse(source)
    expectSound(result.value)
    expectSound(result.diagnostics, in: source)
  }

  @Test("A scalar's characters, read alone, have its value", arguments: Samples.texts)
  func readAlone(_ text: String) {
    let tree = Samples.tree(text).value
    for index in 0..<tree.nodeCount {
      let id = NodeID(Int32(index))
      guard tree[id].kind == .scalar, let alone = readAlone(id, of: tree) else { continue }
      #expect(alone == tree.text(of: id), "\(tree.source.string(in: tree[id].range))")
    }
  }

  private func readAlone(_ id: NodeID, of tree: SyntaxTree) -> String? {
    let node = tree[id]
    var text = tree.source.string(in: node.range)
    if node.style == .literal || node.style == .folded {
      // A digit counts from the indentation around the text, which is not there any more.
      guard !text.prefix(while: { !$0.isNewline }).contains("2") else { return nil }
      if tree.source.bytes.count > node.range.upperBound { text += "\n" }
    }
    let isInFlow = tree.parent(of: id).map { tree[$0].style == .flow } ?? false
    let alone = Samples.tree(isInFlow ? "[\(text)]" : text).value
    guard let root = alone.root else { return "" }
    return isInFlow ? alone.children(of: root).first { _ in true }.map(alone.text) ?? "" : alone.text(of: root)
  }

  @Test("Tokens and gaps cover the text")
  func cover() {
    for text in Samples.texts {
      let tree = Samples.tree(text).value
      var end = 0
      var covered: [UInt8] = []
      for index in 0..<tree.nodeCount {
        let node = tree[NodeID(Int32(index))]
        guard node.kind == .scalar || node.kind == .alias else { continue }
        covered += tree.source.bytes[end..<node.range.upperBound]
        end = node.range.upperBound
      }
      covered += tree.source.bytes[end...]
      #expect(covered == Array(text.utf8))
    }
  }
}
