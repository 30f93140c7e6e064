import SceneDiagnostics
import SceneSyntax
import Testing

/// Expects of a tree, whole or of a broken text, that its ranges and links hold together.
func expectSound(_ tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation) {
  let bytes = tree.source.bytes
  let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
  var problems: [String] = []
  for index in 0..<tree.nodeCount {
    let id = NodeID(Int32(index))
    let node = tree[id]
    func require(_ condition: Bool, _ what: String) {
      if !condition { problems.append("\(index) \(node.kind) \(node.range): \(what)") }
    }
    require(node.range.upperBound <= bytes.count, "within the text")
    let whole = tree.fullRange(of: id)
    require(whole.upperBound == node.range.upperBound, "properties first")
    for offset in isUTF8 ? [whole.lowerBound, node.range.lowerBound, node.range.upperBound] : [] {
      require(offset >= bytes.count || bytes[offset] & 0xC0 != 0x80, "on a scalar's boundary")
    }
    if let tag = tree.tagRange(of: id) { require(bytes[tag.lowerBound] == UInt8(ascii: "!"), "tag") }
    if let anchor = tree.anchorRange(of: id) { require(bytes[anchor.lowerBound] == UInt8(ascii: "&"), "anchor") }
    if !node.range.isEmpty {
      require(!isSpace(bytes[node.range.lowerBound]), "no space at the start")
      // A block text may end with space, and so may what ends with one.
      let mayEndWithSpace = [.literal, .folded, .block].contains(node.style) && node.kind != .alias
      require(mayEndWithSpace || !isSpace(bytes[node.range.upperBound - 1]), "no space at the end")
    }
    if node.kind == .alias { require(bytes[node.range.lowerBound] == UInt8(ascii: "*"), "alias") }
    let target = tree.resolved(id)
    require(target == id || target.index < id.index && tree[target].kind != .alias, "resolves backwards")

    var end = node.range.lowerBound
    var count = 0
    for child in tree.children(of: id) {
      let childNode = tree[child]
      require(tree.parent(of: child) == id && child.index > id.index, "parent of \(child.index)")
      require(tree.fullRange(of: child).lowerBound >= end, "\(child.index) behind the one before")
      require(childNode.isKey == (node.kind == .mapping && count.isMultiple(of: 2)), "\(child.index) as key")
      end = childNode.range.upperBound
      count += 1
    }
    require(end <= node.range.upperBound, "holds its children")
    require(count == tree.childCount(of: id), "child count")
    require(Array(tree.entries(of: id)).count == (node.kind == .mapping ? count / 2 : 0), "entries")
  }
  #expect(problems == [], "\(tree.source.string(in: SourceRange(0, bytes.count)))", sourceLocation: sourceLocation)
  let comments = tree.comments
  #expect(comments.allSatisfy { bytes[$0.lowerBound] == UInt8(ascii: "#") }, sourceLocation: sourceLocation)
  #expect(comments == comments.sorted(), sourceLocation: sourceLocation)
  #expect(tree.dump().split(separator: "\n").count == tree.nodeCount, sourceLocation: sourceLocation)
}

private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

/// Expects of diagnostics that every range lies in the text, and that both renderings can be made.
func expectSound(
  _ diagnostics: [Diagnostic],
  in source: SourceText,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = source.string(in: SourceRange(0, source.bytes.count))
  for diagnostic in diagnostics {
    let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.flatMap(\.edits).map(\.range)
    #expect(ranges.allSatisfy { $0.upperBound <= source.bytes.count }, "\(text)", sourceLocation: sourceLocation)
    #expect(!diagnostic.message.isEmpty && diagnostic.message.last != ".", sourceLocation: sourceLocation)
  }
  let rendered = HumanRenderer(usesColor: false).render(diagnostics, in: source)
  #expect(rendered.isEmpty == diagnostics.isEmpty, sourceLocation: sourceLocation)
  #expect(!rendered.unicodeScalars.contains("\r"), sourceLocation: sourceLocation)
}
