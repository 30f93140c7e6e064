import JSONText
import SceneDiagnostics
import SceneEditor
import SceneReports

/// Parts of messages, read and written.
enum ProtocolValues {
  static func position(_ value: JSONValue?) -> EditorPosition? {
    guard let line = value?["line"]?.integerValue, let character = value?["character"]?.integerValue else { return nil }
    return EditorPosition(line: line, character: character)
  }

  static func range(_ value: JSONValue?) -> EditorRange? {
    guard let start = position(value?["start"]), let end = position(value?["end"]) else { return nil }
    return EditorRange(start: start, end: end)
  }

  static func json(_ position: EditorPosition) -> JSONValue {
    ["line": .integer(position.line), "character": .integer(position.character)]
  }

  static func json(_ range: EditorRange) -> JSONValue { ["start": json(range.start), "end": json(range.end)] }

  static func json(_ range: SourceRange, in positions: EditorPositions) -> JSONValue { json(positions.range(range)) }

  static func json(_ edits: [TextEdit], in positions: EditorPositions) -> JSONValue {
    .array(edits.map { ["range": json($0.range, in: positions), "newText": .string($0.replacement)] })
  }

  static func location(_ address: String, _ range: SourceRange, in positions: EditorPositions) -> JSONValue {
    ["uri": .string(address), "range": json(range, in: positions)]
  }

  static func severity(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  static func kind(_ kind: CompletionItem.Kind) -> JSONValue {
    switch kind {
    case .property: 10
    case .slot: 5
    case .key, .keyword: 14
    case .aClass: 7
    case .enumMember: 20
    case .color: 16
    case .reference: 18
    case .event: 23
    case .method: 2
    case .value: 12
    case .file: 17
    }
  }

  static func kind(_ kind: DocumentSymbol.Kind) -> JSONValue {
    switch kind {
    case .object: 19
    case .owner: 5
    case .group: 3
    case .style: 23
    case .color: 14
    case .scene: 2
    case .constraint: 25
    case .parameter: 26
    }
  }

  static func symbol(_ symbol: DocumentSymbol, in positions: EditorPositions) -> JSONValue {
    [
      "name": .string(symbol.name.isEmpty ? "–" : symbol.name), "detail": .string(symbol.detail),
      "kind": kind(symbol.kind),
      "range": json(symbol.range, in: positions), "selectionRange": json(symbol.selection, in: positions),
      "children": .array(symbol.children.map { Self.symbol($0, in: positions) }),
    ]
  }
}
