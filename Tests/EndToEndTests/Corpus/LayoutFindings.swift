import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics
import SceneLint

/// What the linter finds in the layout of an imported document.
struct LayoutFindings: Sendable {
  /// The rules that solve constraints.
  static let rules = [
    "conflicting-constraints", "ambiguous-layout", "ambiguous-scroll-content", "misplaced-view", "clipped-text",
    "outside-superview", "overlapping-controls", "touch-target", "layout-work",
  ]

  var name: String
  /// How many findings each rule has; no entry for none.
  var counts: [String: Int] = [:]
  /// How many views Interface Builder marked as ambiguous, and as misplaced.
  var markedAmbiguous = 0
  var markedMisplaced = 0

  /// Imports a document and lints the scene.
  init(_ url: URL, name: String) throws {
    self.name = name
    let document = SourceText(path: "source.xib", bytes: try CorpusFiles.bytes(url))
    let text = String(decoding: document.bytes, as: UTF8.self)
    markedAmbiguous = text.ranges(of: "ambiguous=\"YES\"").count
    markedMisplaced = text.ranges(of: "misplaced=\"YES\"").count
    guard let scene = importDocument(document, catalog: SceneCatalog.builtIn).value?.text else { return }
    var settings = LintSettings()
    settings.only = Set(Self.rules)
    let path = url.deletingPathExtension().lastPathComponent + ".scene.yaml"
    let linted = Linter(settings: settings).lint(SourceText(path: path, text: scene))
    for diagnostic in linted.diagnostics { counts[diagnostic.id, default: 0] += 1 }
  }

  /// All documents below a folder whose names end so.
  static func all(below folder: String, suffix: String) async throws -> [LayoutFindings] {
    try await concurrently(CorpusFiles.files(below: folder, suffix: suffix)) { url in
      try LayoutFindings(url, name: url.pathComponents.suffix(2).joined(separator: "/"))
    }
  }
}

extension CorpusReport {
  /// What the linter finds in the layouts of imported documents.
  var layoutSection: String {
    let lines = LayoutFindings.rules.map { rule in
      let found = layouts.filter { $0.counts[rule] != nil }
      return "| `\(rule)` | \(found.reduce(0) { $0 + ($1.counts[rule] ?? 0) }) | \(found.count) |"
    }
    let marks = layouts.filter { $0.markedAmbiguous > 0 }
    let seen = marks.filter { $0.counts["ambiguous-layout"] != nil }
    let others = layouts.filter { $0.markedAmbiguous == 0 && $0.counts["ambiguous-layout"] != nil }
    return """
      ## Layout

      The scenes of the \(layouts.count) imported documents, laid out at every size and held against the rules that solve constraints.
      Interface Builder shows contradictions and open positions while they are made, so that few should be left.

      | rule | findings | documents |
      |---|---|---|
      \(lines.joined(separator: "\n"))

      Interface Builder marked views as ambiguous in \(marks.count) of the documents, of which the linter finds \(seen.count), and \(others.count) others. It marked \(layouts.reduce(0) { $0 + $1.markedMisplaced }) views as misplaced.

      """
  }
}
