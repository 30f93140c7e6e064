package import SceneDiagnostics
import SceneModel
package import SceneSyntax

/// The comments of a text that silence findings on their own line or the line below.
package struct Suppressions: Sendable {
  /// The comments, in the order of the text.
  package let all: [Suppression]
  private let source: SourceText
  /// The places in `all` of the comments on each line.
  private var places: [Int: [Int]] = [:]

  /// Finds the comments of a text.
  package init(_ tree: SyntaxTree) {
    source = tree.source
    // Nearly no text has such comments, and finding all comments takes a walk through the tree.
    guard Self.mentionsMarker(tree.source) else {
      all = []
      return
    }
    all = tree.comments.compactMap { Suppression($0, in: tree.source) }
    for (place, suppression) in all.enumerated() { places[suppression.line, default: []].append(place) }
  }

  private static func mentionsMarker(_ source: SourceText) -> Bool {
    let marker = Array(Suppression.marker.utf8)
    return source.bytes.withUnsafeBytes { bytes in
      var start = 0
      while start + marker.count <= bytes.count {
        if bytes[start] == marker[0], bytes[start..<start + marker.count].elementsEqual(marker) { return true }
        start += 1
      }
      return false
    }
  }

  /// The comment that silences a finding; nil where none does.
  package func place(silencing diagnostic: Diagnostic) -> Int? {
    if all.isEmpty { return nil }
    let line = source.position(at: diagnostic.range.lowerBound).line
    return ((places[line] ?? []) + (places[line - 1] ?? [])).first { place in
      all[place].reason != nil && all[place].ids.contains { $0.value == diagnostic.id }
    }
  }
}
