import Backports
import DioramaDriver
import JSONText
import SceneDiagnostics
import SceneEditor
import SceneLanguage

extension LanguageServer {
  /// The answer to a request; nil for a method that there is not.
  func answer(_ method: String, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue? {
    if let document = openDocument(parameters), SourceKind(path: document.path)?.isDocument == true {
      return answer(method, parameters, in: document)
    }
    switch method {
    case "textDocument/completion": return try completion(parameters)
    case "completionItem/resolve": return resolved(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/documentHighlight": return try highlights(parameters)
    case "textDocument/prepareRename": return try preparedRename(parameters)
    case "textDocument/rename": return try rename(parameters)
    case "textDocument/codeAction": return try codeActions(parameters)
    case "textDocument/documentSymbol": return try symbols(parameters)
    case "workspace/symbol": return workspaceSymbols(parameters)
    case "textDocument/foldingRange": return try foldingRanges(parameters)
    case "textDocument/selectionRange": return try selectionRanges(parameters)
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range": return try semanticTokens(parameters)
    case "textDocument/documentColor": return try colors(parameters)
    case "textDocument/colorPresentation": return try colorPresentations(parameters)
    case "textDocument/inlayHint": return try inlayHints(parameters)
    case "textDocument/formatting", "textDocument/rangeFormatting": return try formatting(parameters)
    case "textDocument/codeLens": return previewLens
    case "textDocument/documentLink": return try links(parameters)
    case "workspace/executeCommand": return try execute(parameters)
    default: return nil
    }
  }

  // MARK: - Reading parameters

  /// An open text and a position in it.
  struct DocumentPosition {
    var address: String
    var analysis: Analysis
    var positions: EditorPositions
    var offset: Int
  }

  func document(_ parameters: JSONValue, whole: Bool = false) throws(RequestProblem) -> (
    String, Analysis, EditorPositions
  ) {
    guard let address = parameters.at("textDocument", "uri")?.stringValue else {
      throw RequestProblem(code: .invalidParams, message: "there is no 'textDocument'")
    }
    guard let analysis = whole ? analyzed(address) : sketched(address) else {
      throw RequestProblem(code: .invalidParams, message: "the document is not open")
    }
    return (address, analysis, EditorPositions(analysis.source, client.encoding))
  }

  func documentPosition(_ parameters: JSONValue, whole: Bool = false) throws(RequestProblem) -> DocumentPosition {
    let (address, analysis, positions) = try document(parameters, whole: whole)
    guard let position = ProtocolValues.position(parameters["position"]) else {
      throw RequestProblem(code: .invalidParams, message: "there is no 'position'")
    }
    return DocumentPosition(
      address: address,
      analysis: analysis,
      positions: positions,
      offset: positions.offset(position)
    )
  }

  /// What a text is surrounded by, with its storyboard.
  func surroundings(of analysis: Analysis) -> EditorSurroundings {
    var found = ownSurroundings(of: analysis)
    guard let manifest = manifest(of: analysis.source.path) else { return found }
    found.scenes = members(of: manifest).map { SourceKind.name(ofPath: $0) }
    if manifest != analysis.source.path, let own = sketched(path: manifest) {
      found.scenes += own.names.defined(.scene).map(\.name)
      found.styles = own.names.defined(.style).map(\.name)
      found.colors += own.names.defined(.color).map(\.name)
    }
    return found
  }

  /// What a text is surrounded by, without its storyboard; found once a version of an open text.
  func ownSurroundings(of analysis: Analysis) -> EditorSurroundings {
    let document = documents.document(at: analysis.source.path)
    if let known = document?.surroundings { return known }
    let found = projects.surroundings(of: analysis)
    if let document { documents.update(document.address) { $0.surroundings = found } }
    return found
  }

  // MARK: - Completion and hover

  private func completion(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters)
    let completion = Completion(
      position.analysis,
      at: position.offset,
      surroundings: surroundings(of: position.analysis)
    )
    let items = completion.items
    let shown = completion.shown(of: items)
    let list = shown.enumerated().map { index, item in json(item, index, position) }
    return ["isIncomplete": .bool(items.count > shown.count), "items": .array(list)]
  }

  private func json(_ item: CompletionItem, _ index: Int, _ position: DocumentPosition) -> JSONValue {
    let number = String(index)
    let range = ProtocolValues.json(item.range, in: position.positions)
    var members: [(String, JSONValue)] = [
      ("label", .string(item.label)), ("kind", ProtocolValues.kind(item.kind)),
      ("sortText", .string(String(repeating: "0", count: max(0, 4 - number.count)) + number)),
      ("filterText", .string(item.text.hasPrefix("- ") ? item.text : item.label)),
      ("textEdit", ["range": range, "newText": .string(client.takesSnippets ? snippet(item.text) : item.text)]),
      ("insertTextFormat", .integer(client.takesSnippets ? 2 : 1)),
    ]
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    if item.isDeprecated { members.append(("tags", [1])) }
    if !item.summary.isEmpty { members.append(("data", ["summary": .string(item.summary)])) }
    if item.goesOn { members.append(("command", ["title": "", "command": "editor.action.triggerSuggest"])) }
    return .object(members)
  }

  private func snippet(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}") + "$0"
  }

  private func resolved(_ item: JSONValue) -> JSONValue {
    guard case .object(let members) = item, let summary = item.at("data", "summary")?.stringValue else { return item }
    return .object(members.filter { $0.0 != "documentation" } + [("documentation", markup(summary))])
  }

  func markup(_ text: String) -> JSONValue {
    guard client.takesMarkdown else { return ["kind": "plaintext", "value": .string(PlainText.of(text))] }
    return ["kind": "markdown", "value": .string(text)]
  }

  private func hover(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters, whole: true)
    guard let hover = Hover(position.analysis, at: position.offset, surroundings: surroundings(of: position.analysis))
    else {
      return .null
    }
    return ["contents": markup(hover.markdown), "range": ProtocolValues.json(hover.range, in: position.positions)]
  }

  // MARK: - Outline

  private func symbols(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (address, analysis, positions) = try document(parameters)
    if client.nestsSymbols { return .array(analysis.symbols.map { ProtocolValues.symbol($0, in: positions) }) }
    var flat: [JSONValue] = []
    func add(_ symbols: [DocumentSymbol], _ container: String) {
      for symbol in symbols {
        flat.append([
          "name": .string(symbol.name.isEmpty ? "–" : symbol.name), "kind": ProtocolValues.kind(symbol.kind),
          "location": ProtocolValues.location(address, symbol.range, in: positions),
          "containerName": .string(container),
        ])
        add(symbol.children, symbol.name)
      }
    }
    add(analysis.symbols, "")
    return .array(flat)
  }

  private func foldingRanges(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, _) = try document(parameters)
    return .array(
      analysis.foldingRanges.map { range in
        let kind: [(String, JSONValue)] = range.isComment ? [("kind", "comment")] : []
        return .object([("startLine", .integer(range.first - 1)), ("endLine", .integer(range.last - 1))] + kind)
      }
    )
  }

  private func selectionRanges(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, positions) = try document(parameters)
    return .array(
      (parameters["positions"]?.elements ?? []).map { position in
        let offset = ProtocolValues.position(position).map(positions.offset) ?? 0
        var found: JSONValue?
        for range in analysis.selectionRanges(at: offset).suffix(40).reversed() {
          let own = ("range", ProtocolValues.json(range, in: positions))
          found = .object([own] + (found.map { [("parent", $0)] } ?? []))
        }
        return found ?? ["range": ProtocolValues.json(SourceRange(offset, offset), in: positions)]
      }
    )
  }

  private func semanticTokens(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, positions) = try document(parameters)
    let range = ProtocolValues.range(parameters["range"]).map { positions.range($0) }
    var data: [JSONValue] = []
    var last = EditorPosition(line: 0, character: 0)
    for token in analysis.semanticTokens(in: range) {
      let start = positions.position(token.range.lowerBound)
      let kind = SemanticToken.Kind.allCases.firstIndex(of: token.kind) ?? 0
      data += [
        .integer(start.line - last.line),
        .integer(start.line == last.line ? start.character - last.character : start.character),
        .integer(positions.length(token.range)), .integer(kind), 0,
      ]
      last = start
    }
    return ["data": .array(data)]
  }

  // MARK: - Colors, hints, links

  private func colors(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, positions) = try document(parameters)
    return .array(
      analysis.colors.map { color in
        [
          "range": ProtocolValues.json(color.range, in: positions),
          "color": [
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
            "alpha": .number(color.alpha),
          ],
        ]
      }
    )
  }

  private func colorPresentations(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, _) = try document(parameters)
    func part(_ name: String) -> Double {
      switch parameters.at("color", name) {
      case .integer(let number): Double(number)
      case .number(let number): number.isFinite ? number : 0
      default: name == "alpha" ? 1 : 0
      }
    }
    let spellings = DocumentColor.spellings(
      red: part("red"),
      green: part("green"),
      blue: part("blue"),
      alpha: part("alpha"),
      analysis.catalog
    )
    return .array(
      spellings.map { spelling in
        guard let range = parameters["range"] else { return ["label": .string(spelling)] }
        return ["label": .string(spelling), "textEdit": ["range": range, "newText": .string(spelling)]]
      }
    )
  }

  private func inlayHints(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, positions) = try document(parameters, whole: true)
    let range = ProtocolValues.range(parameters["range"]).map { positions.range($0) }
    return .array(
      analysis.inlayHints(in: range ?? SourceRange(0, analysis.source.bytes.count)).map { hint in
        [
          "position": ProtocolValues.json(positions.position(hint.offset)), "label": .string(hint.text),
          "kind": .integer(hint.isName ? 2 : 1),
        ]
      }
    )
  }

  private func links(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, positions) = try document(parameters)
    return .array(
      analysis.links.compactMap { link in
        guard let path = path(of: link, in: analysis) else { return nil }
        return ["range": ProtocolValues.json(link.range, in: positions), "target": .string(FileAddress.of(path))]
      }
    )
  }

  // MARK: - Formatting

  /// The edits that lay a text out, or the lines of a range; the user is told why there are none.
  private func formatting(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let (_, analysis, positions) = try document(parameters)
    switch formatted(analysis) {
    case .unchanged: return .null
    case .refused(let reason):
      tellNotFormatted(analysis.source.path, reason)
      return .null
    case .changed(let bytes):
      var edits = LineEdits.from(analysis.source, to: bytes)
      if let range = ProtocolValues.range(parameters["range"]).map({ positions.range($0) }) {
        edits.removeAll { $0.range.upperBound < range.lowerBound || $0.range.lowerBound > range.upperBound }
      }
      return ProtocolValues.json(edits, in: positions)
    }
  }

  /// Says in the editor why a text is not formatted.
  func tellNotFormatted(_ path: String, _ reason: String) {
    let message = VisibleText.line("\(FilePath.name(of: path)) is not formatted: \(reason)")
    notifyClient("window/showMessage", ["type": 2, "message": .string(message)])
  }

  // MARK: - The preview

  /// What editors show above a text: a command that opens the preview.
  var previewLens: JSONValue {
    let start = EditorPosition(line: 0, character: 0)
    return [
      [
        "range": ProtocolValues.json(EditorRange(start: start, end: start)),
        "command": ["title": "Show preview", "command": "diorama.openPreview"],
      ]
    ]
  }
}
