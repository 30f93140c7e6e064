package import SceneCompiler
import SceneDiagnostics

/// Keeps tags that a document gives twice: they may be what its code counts on.
package enum TagSuppression {
  /// Puts a comment with the reason above each tag that another view of the hierarchy has too.
  package static func add(to text: String, path: String, with pipeline: Pipeline) -> String {
    var text = text
    // A comment may bring the next of three equal tags to light.
    for _ in 0..<8 {
      let source = SourceText(path: path, text: text)
      let found = pipeline.validated(source).diagnostics.filter { $0.id == "duplicate-tag" }
      let lines = Set(found.map { source.position(at: $0.range.lowerBound).line })
      if lines.isEmpty { break }
      var result: [Substring] = []
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if lines.contains(index + 1) {
          let indentation = line.prefix { $0 == " " || $0 == "-" }.map { _ in " " }.joined()
          result.append("\(indentation)# diorama:disable duplicate-tag -- the imported document has it twice")
        }
        result.append(line)
      }
      text = result.joined(separator: "\n")
    }
    return text
  }
}
