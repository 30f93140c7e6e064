import JSONText
import SceneDiagnostics
import SceneEditor
import SceneLint

extension LanguageServer {
  func codeActions(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard client.takesActionLiterals else { return .array([]) }
    let (address, analysis, positions) = try document(parameters, whole: true)
    guard let range = ProtocolValues.range(parameters["range"]) else {
      throw RequestProblem(code: .invalidParams, message: "there is no 'range'")
    }
    let only = parameters.at("context", "only")?.elements.compactMap(\.stringValue)
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    let rules = Set(ownSurroundings(of: analysis).rules)
    let actions = CodeActions(analysis, in: positions.range(range)).all(suppressible: rules)
    var found = actions.filter { isWanted($0.kind.rawValue) }.map { action -> JSONValue in
      var change = WorkspaceChange(client: client)
      change.add(action.edits, address, documents[address]?.version, positions)
      var members: [(String, JSONValue)] = [
        ("title", .string(action.title)), ("kind", .string(action.kind.rawValue)), ("edit", change.json),
      ]
      if action.isPreferred { members.append(("isPreferred", true)) }
      if let diagnostic = action.diagnostic {
        members.append(("diagnostics", .array(Array(json(diagnostic, address, positions, nil).prefix(1)))))
      }
      return .object(members)
    }
    found += componentActions(analysis, address, positions, at: positions.range(range).lowerBound) {
      isWanted($0.rawValue)
    }
    if isWanted(CodeAction.Kind.rewrite.rawValue),
      let conversion = codeConversion(analysis, address, positions, at: positions.range(range).lowerBound)
    {
      found.append(conversion)
    }
    // Fixing all is asked for by name when a text is saved.
    if only.map({
      $0.contains { CodeAction.Kind.fixAll.rawValue == $0 || CodeAction.Kind.fixAll.rawValue.hasPrefix($0 + ".") }
    })
      ?? analysis.diagnostics.contains(where: { $0.certainFix != nil }),
      let change = fixes(analysis, address, positions)
    {
      found.append([
        "title": "Make all certain fixes", "kind": .string(CodeAction.Kind.fixAll.rawValue), "edit": change.json,
      ])
    }
    return .array(found)
  }

  /// All certain fixes of a text together; nil where there is none.
  private func fixes(_ analysis: Analysis, _ address: String, _ positions: EditorPositions) -> WorkspaceChange? {
    guard manifest(of: analysis.source.path) == nil else { return nil }
    let linter = projects.analyzer(for: analysis.source.path).linter
    let linted = LintedScene(diagnostics: analysis.diagnostics, facts: analysis.scene.map { SceneFacts($0) })
    guard let fixed = SceneFixer(linter: linter).fixed(analysis.source, linted: linted) else { return nil }
    var change = WorkspaceChange(client: client)
    change.add(LineEdits.from(analysis.source, to: fixed.source.bytes), address, documents[address]?.version, positions)
    return change
  }

  func execute(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let argument = parameters["arguments"]?.elements.first?.stringValue
    switch parameters["command"]?.stringValue {
    case "diorama.fixAll":
      guard let argument, let analysis = analyzed(argument) else {
        throw RequestProblem(code: .invalidParams, message: "the document is not open")
      }
      let positions = EditorPositions(analysis.source, client.encoding)
      guard let change = fixes(analysis, argument, positions) else { return .null }
      ask("workspace/applyEdit", ["label": "Make all certain fixes", "edit": change.json])
      return .null
    case "diorama.openPreview": return try openPreview(argument)
    case "diorama.explain":
      guard let argument, let page = EmbeddedPages.page(argument) else {
        throw RequestProblem(code: .invalidParams, message: "there is nothing called '\(argument ?? "")'")
      }
      return .string(page.description)
    case "diorama.preview":
      guard let argument else { throw RequestProblem(code: .invalidParams, message: "there is no document") }
      return try picture(of: argument)
    default: throw RequestProblem(code: .invalidParams, message: "there is no such command")
    }
  }
}
