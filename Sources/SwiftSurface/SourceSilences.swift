/// The comments of a source that silence findings: `// diorama:disable ID -- reason`, on the line or the one above, and
/// `// diorama:disable-file ID -- reason`.
package struct SourceSilences: Hashable, Sendable {
  private var lines: [Int: Set<String>] = [:]
  private var everywhere: Set<String> = []

  /// Takes comments, each with its line and the text behind the slashes; those without a reason silence nothing.
  package init(_ comments: [(line: Int, text: String)]) {
    for comment in comments {
      let parts = comment.text.split(separator: " ", omittingEmptySubsequences: true)
      guard let word = parts.first, let dashes = parts.firstIndex(of: "--"), dashes + 1 < parts.count else { continue }
      let ids = parts[1..<dashes].flatMap { $0.split(separator: ",") }.map(String.init)
      switch word {
      case "diorama:disable": lines[comment.line, default: []].formUnion(ids)
      case "diorama:disable-file": everywhere.formUnion(ids)
      default: continue
      }
    }
  }

  /// The ids that are silenced on a line.
  package func ids(at line: Int) -> Set<String> {
    everywhere.union(lines[line] ?? []).union(lines[line - 1] ?? [])
  }
}
