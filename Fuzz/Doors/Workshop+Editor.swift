import DioramaCLI
import DioramaDriver
import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneFormat
import SceneLint

extension Workshop {
  /// What messages of an editor look like.
  package nonisolated static let messages: [String] = {
    let file = "\"textDocument\": {\"uri\": \"file:///a/A.scene.yaml\""
    let position = "\(file)}, \"position\": {\"line\": 2, \"character\": 9}"
    let text = "scene: 1\\nobjects:\\n  - class: UIView\\n    id: root\\n"
    let open = "\"method\": \"textDocument/didOpen\", \"params\": {\(file), \"version\": 1, \"text\": \"\(text)\"}}"
    let change =
      "\"method\": \"textDocument/didChange\", \"params\": {\(file), \"version\": 2}, \"contentChanges\": "
      + "[{\"range\": {\"start\": {\"line\": 3, \"character\": 4}, \"end\": {\"line\": 3, \"character\": 6}}, \"text\": \"tag\"}]}"
    let requests = ["completion", "hover", "definition", "prepareRename", "codeAction", "documentSymbol", "formatting"]
    let asked = requests.map { "\"id\": 1, \"method\": \"textDocument/\($0)\", \"params\": {\(position)}" }
    let all = [open, change, "\"id\": 1, \"method\": \"shutdown\", \"params\": null"] + asked
    func framed(_ message: String) -> String {
      let body = "{\"jsonrpc\": \"2.0\", \(message)}"
      return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
    return all.map(framed) + asked.map { framed(open) + framed(change) + framed($0) }
  }()

  /// A component that scenes of the door can use.
  private static let component = SourceText(
    path: "Row.component.yaml",
    text: """
      component: 1
      parameters: {title: text, tap: {type: action, optional: true}}
      slots: {trailing: UIView}
      outlets: {label: name}
      object:
        class: UIStackView
        arrangedSubviews:
          - {class: UILabel, id: name, text: $title}
          - {class: UIButton, actions: {touchUpInside: $tap}}
          - slot: trailing
      """
  )

  @MainActor
  func message(_ bytes: [UInt8]) throws(Finding) {
    var frames = MessageFrames()
    frames.append(bytes)
    let server = LanguageServer(in: ToolRun(in: Surroundings()))
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
    let kind =
      bytes.starts(with: "component".utf8)
      ? "component" : bytes.starts(with: "storyboard".utf8) ? "storyboard" : "scene"
    let source = SourceText(path: "Fuzz.\(kind).yaml", bytes: bytes)
    var pipeline = pipeline
    pipeline.components = ComponentLibrary(["Row": Self.component], catalog: pipeline.catalog)
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
    if count < 1024,
      case .success(let made) = ComponentExtraction.extracted(
        at: count / 2,
        named: "Made",
        from: source,
        with: pipeline
      ),
      TextEdits.applied(made.edits, to: source) == nil
    {
      throw Finding("extracting a component has edits that touch each other")
    }
    _ = (analysis.symbols, analysis.foldingRanges, analysis.colors, analysis.links, analysis.semanticTokens())
    _ = analysis.inlayHints(in: SourceRange(0, count))
  }
}
