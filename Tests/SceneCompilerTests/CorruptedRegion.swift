import SceneDiagnostics
import SceneSyntax

/// The part of a scene in which one corruption can show.
struct CorruptedRegion {
  private let firstLine: Int
  private let lastLine: Int
  /// The words of the touched line: what refers to them elsewhere is touched too.
  private let words: Set<Substring>

  /// The object around the touched range, with its siblings: a lost line can move an object's rest into a neighbor.
  init(_ corruption: Corruption, _ tree: SyntaxTree) {
    let source = tree.source
    let touched = source.string(in: corruption.range)
    words = Set(touched.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." })
    let around = (0..<tree.nodeCount).map { NodeID(Int32($0)) }.filter { node in
      let range = tree[node].range
      return tree[node].kind == .mapping && range.lowerBound <= corruption.range.upperBound
        && corruption.range.lowerBound <= range.upperBound
        && tree.entries(of: node).contains { tree.text(of: $0.key) == "class" }
    }.sorted { tree[$0].range.count < tree[$1].range.count }
    let object = around.dropFirst().first.map { tree[$0].range } ?? SourceRange(0, source.bytes.count)
    firstLine = source.position(at: object.lowerBound).line
    lastLine = source.position(at: object.upperBound).line
  }

  /// Whether a diagnostic, or another range that it names, lies in the region, or it speaks of one of its words.
  func touches(_ diagnostic: Diagnostic, in source: SourceText) -> Bool {
    let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
    if ranges.contains(where: { (firstLine...lastLine + 1).contains(source.position(at: $0.lowerBound).line) }) {
      return true
    }
    return diagnostic.message.split { "' ".contains($0) }.contains { words.contains($0) }
  }
}
