package import SceneCompiler
import SceneDiagnostics

/// Keeps what a document has and a scene would be warned of: its code may count on it.
package enum ImportedSuppressions {
  /// Why a finding of each id is silenced.
  private static let reasons = [
    DiagnosticKind.duplicateTag.id: "the imported document has it twice",
    DiagnosticKind.unknownAttribute.id: "the imported document sets it; an extension may declare it",
  ]

  /// Puts a comment with the reason above each tag that another view of the hierarchy has too, and above each attribute
  /// that UIKit does not know.
  package static func add(to text: String, path: String, with pipeline: Pipeline) -> String {
    var text = text
    // A comment may bring the next of three equal tags to light.
    for _ in 0..<8 {
      let source = SourceText(path: path, text: text)
      let found = pipeline.validated(source).diagnostics.filter { reasons[$0.id] != nil }
      if found.isEmpty { break }
      let ids = Dictionary(grouping: found) { source.position(at: $0.range.lowerBound).line }
        .mapValues { Set($0.map(\.id)).sorted() }
      var result: [Substring] = []
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if let ids = ids[index + 1] {
          let indentation = line.prefix { $0 == " " || $0 == "-" }.map { _ in " " }.joined()
          let reason = ids.compactMap { reasons[$0] }.joined(separator: ", and ")
          result.append("\(indentation)# diorama:disable \(ids.joined(separator: " ")) -- \(reason)")
        }
        result.append(line)
      }
      text = result.joined(separator: "\n")
    }
    return text
  }
}
