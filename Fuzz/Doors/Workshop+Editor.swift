import DioramaCLI
import DioramaDriver
import JSONText
import SceneDiagnostics
import SceneEditor
import SceneLint

extension Workshop {
  /// What a message of an editor looks like.
  package static let message =
    "Content-Length: 62\r\n\r\n{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"shutdown\", \"params\": null}"

  @MainActor
  func message(_ bytes: [UInt8]) throws(Finding) {
    var frames = MessageFrames()
    frames.append(bytes)
    let server = LanguageServer(in: Surroundings())
    server.receive(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [:]]])
    while let message = try? frames.next() {
      if let value = try? JSONValue(bytes: message) {
        guard let again = try? JSONValue(bytes: Array(value.line.utf8)), again.line == value.line else {
          throw Finding("what is written cannot be read")
        }
      }
      server.receive(message)
    }
    _ = try? JSONValue(bytes: bytes)
  }

  @MainActor
  func edit(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.scene.yaml", bytes: bytes)
    let analyzer = Analyzer(linter: Linter(pipeline: pipeline))
    let analysis = analyzer.analyzed(source)
    try check(analysis.diagnostics, in: source)
    let count = bytes.count
    for offset in stride(from: 0, through: count, by: max(1, count / 40)) {
      for item in Completion(analysis, at: offset).items where item.range.upperBound > count {
        throw Finding("'\(item.label)' replaces what is not in the text")
      }
      if let hover = Hover(analysis, at: offset), hover.range.upperBound > count { throw Finding("hover is outside") }
      if let renaming = try? Renaming(analysis, at: offset), let edits = try? renaming.edits(to: "unheardOf"),
        TextEdits.applied(edits, to: source) == nil
      {
        throw Finding("renaming '\(renaming.name.name)' has edits that touch each other")
      }
      for action in CodeActions(analysis, in: SourceRange(offset, offset)).all(suppressible: [])
      where action.kind != .quickFix && TextEdits.applied(action.edits, to: source) == nil {
        throw Finding("'\(action.title)' has edits that touch each other")
      }
      _ = analysis.selectionRanges(at: offset)
    }
    _ = (analysis.symbols, analysis.foldingRanges, analysis.colors, analysis.links, analysis.semanticTokens())
    _ = analysis.inlayHints(in: SourceRange(0, count))
  }
}
