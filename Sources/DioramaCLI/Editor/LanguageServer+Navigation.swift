import DioramaDriver
import JSONText
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SceneModel
import SceneSyntax
import SourceIndex

extension LanguageServer {
  // MARK: - Definitions

  func definition(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters)
    guard let name = position.analysis.names.name(at: position.offset) else { return .null }
    let found = definitions(of: name, position)
    return found.isEmpty ? .null : .array(found)
  }

  private func definitions(of name: NameOccurrence, _ position: DocumentPosition) -> [JSONValue] {
    let analysis = position.analysis
    func here(_ range: SourceRange) -> JSONValue {
      ProtocolValues.location(position.address, range, in: position.positions)
    }
    switch name.kind {
    case .object:
      if let own = analysis.names.definition(.object, name.name, in: name.scope) { return [here(own.range)] }
      switch ReservedName(rawValue: name.name) {
      case .owner:
        return analysis.sketch.child("owner", of: -1).map { [here(analysis.sketch.entries[$0].nameRange)] } ?? []
      case .itself:
        let object = analysis.shape.owners[name.entry]
        return object < 0 ? [] : [here(analysis.sketch.entries[object].nameRange)]
      case .viewController:
        return analysis.sketch.child(SceneKeys.viewController, of: name.scope)
          .map { [here(analysis.sketch.entries[$0].nameRange)] } ?? []
      case .firstResponder, nil: return []
      }
    case .style, .color:
      if let own = analysis.names.definition(name.kind, name.name, in: -1) { return [here(own.range)] }
      guard let manifest = manifest(of: analysis.source.path), manifest != analysis.source.path else { return [] }
      return definition(name.kind, name.name, path: manifest)
    case .scene: return sceneDefinition(name.name, position)
    case .className: return classDefinition(name.name, analysis)
    case .outlet(let className): return member(.outlet, name.name, of: className, analysis)
    case .action(let className): return member(.action, name.name, of: className, analysis)
    case .component, .parameter, .slot, .part: return componentDefinition(name.kind, name.name, analysis)
    case .image: return image(name.name, in: analysis).map { [fileStart($0)] } ?? []
    }
  }

  /// The file of a component, or what it declares.
  private func componentDefinition(
    _ kind: NameOccurrence.Kind,
    _ name: String,
    _ analysis: Analysis
  ) -> [JSONValue] {
    if let own = analysis.names.definition(kind, name, in: -1) {
      let positions = EditorPositions(analysis.source, client.encoding)
      return [ProtocolValues.location(address(of: analysis.source.path), own.range, in: positions)]
    }
    func find(_ component: String) -> Component? { analysis.shape.components?.component(named: component) }
    let found: (component: Component?, range: SourceRange?) =
      switch kind {
      case .component: (find(name), SourceRange(0, 0))
      case .parameter(let component): (find(component), find(component)?.parameter(named: name)?.name.range)
      case .slot(let component): (find(component), find(component)?.slot(named: name)?.name.range)
      case .part(let component): (find(component), find(component)?.part(named: name)?.name.range)
      default: (nil, nil)
      }
    guard let source = found.component?.tree.source, let range = found.range else { return [] }
    let address = address(of: absolute(source.path))
    return [ProtocolValues.location(address, range, in: EditorPositions(source, client.encoding))]
  }

  private func fileStart(_ path: String) -> JSONValue {
    let start = EditorPosition(line: 0, character: 0)
    return ["uri": .string(FileAddress.of(path)), "range": ProtocolValues.json(EditorRange(start: start, end: start))]
  }

  /// The address by which the editor knows a file.
  func address(of path: String) -> String {
    documents.document(at: path)?.address ?? FileAddress.of(path)
  }

  private func definition(_ kind: NameOccurrence.Kind, _ name: String, path: String) -> [JSONValue] {
    guard let other = sketched(path: path), let found = other.names.definition(kind, name, in: -1) else { return [] }
    return [ProtocolValues.location(address(of: path), found.range, in: EditorPositions(other.source, client.encoding))]
  }

  private func sceneDefinition(_ name: String, _ position: DocumentPosition) -> [JSONValue] {
    guard let manifest = manifest(of: position.analysis.source.path) else { return [] }
    if let path = members(of: manifest).first(where: { SourceKind.name(ofPath: $0) == name }) {
      return [fileStart(path).with(uri: address(of: path))]
    }
    return definition(.scene, name, path: manifest)
  }

  private func classDefinition(_ name: String, _ analysis: Analysis) -> [JSONValue] {
    if let found = projects.project(for: analysis.source.path)?.sourceIndex?.type(named: name) {
      return [location(found.location.path, found.location.range)].compactMap { $0 }
    }
    guard let schema = analysis.catalog.schema(named: name), schema.isCustom, let source = text(of: schema.source.path)
    else {
      return []
    }
    let start = SourceRange(0, 0)
    return [
      ProtocolValues.location(
        FileAddress.of(absolute(source.path)),
        start,
        in: EditorPositions(source, client.encoding)
      )
    ]
  }

  private func member(
    _ kind: ApplicationMember.Kind,
    _ name: String,
    of className: String,
    _ analysis: Analysis
  ) -> [JSONValue] {
    let lineage = Set(analysis.catalog.application.lineage(className))
    let members = ownSurroundings(of: analysis).members
    return members.filter { member in
      guard member.kind == kind, className.isEmpty || lineage.contains(member.className) else { return false }
      return member.name == name || member.spelling == name || MessageSpelling.swift(ofSelector: member.name) == name
    }.compactMap { location($0.path, $0.range.lowerBound..<$0.range.upperBound) }
  }

  /// A location in a source; nil where it cannot be read any more.
  func location(_ path: String, _ range: Range<Int>) -> JSONValue? {
    guard let source = text(of: path) else { return nil }
    let sourceRange = SourceRange(range.lowerBound, range.upperBound)
    return ProtocolValues.location(
      FileAddress.of(absolute(path)),
      sourceRange,
      in: EditorPositions(source, client.encoding)
    )
  }

  /// A path from the root of all files.
  func absolute(_ path: String) -> String { (try? files.canonicalPath(path)) ?? path }

  // MARK: - References

  func references(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters)
    guard let name = position.analysis.names.name(at: position.offset) else { return .null }
    let withDefinition = parameters.at("context", "includeDeclaration")?.boolValue ?? true
    var found = position.analysis.names.same(as: name).filter { withDefinition || !$0.isDefinition }
      .map { ProtocolValues.location(position.address, $0.range, in: position.positions) }
    for other in others(with: name, of: position.analysis) {
      let positions = EditorPositions(other.source, client.encoding)
      found += other.names.same(as: name).filter { withDefinition || !$0.isDefinition }.map {
        ProtocolValues.location(address(of: other.source.path), $0.range, in: positions)
      }
    }
    return .array(found)
  }

  /// The other files in which a name means the same.
  func others(with name: NameOccurrence, of analysis: Analysis) -> [Analysis] {
    let own = analysis.source.path
    switch name.kind {
    case .className, .outlet, .action, .component, .parameter, .slot, .part:
      while readWorkspace(for: .seconds(1)) {}
      let key = IndexedScene.NameKey(kind: name.kind, name: name.name)
      let open = Set(documents.all.map(\.path))
      let paths = Set(workspace.scenes.values.filter { $0.names.contains(key) }.map(\.path)).union(open)
      let known = Set((paths + [own]).map(absolute))
      let components = name.isOfComponent ? projects.project(for: own)?.componentFiles.map(absolute) ?? [] : []
      return paths.union(components.filter { !known.contains($0) }).filter { $0 != own }.sorted().compactMap {
        sketched(path: $0)
      }
    case .scene, .style, .color:
      guard let manifest = manifest(of: own) else { return [] }
      return ([manifest] + members(of: manifest)).filter { $0 != own }.compactMap { sketched(path: $0) }
    case .object, .image: return []
    }
  }

  func highlights(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters)
    guard let name = position.analysis.names.name(at: position.offset) else { return .array([]) }
    return .array(
      position.analysis.names.same(as: name).map {
        ["range": ProtocolValues.json($0.range, in: position.positions), "kind": $0.isDefinition ? 3 : 2]
      }
    )
  }

  func workspaceSymbols(_ parameters: JSONValue) -> JSONValue {
    while readWorkspace(for: .seconds(1)) {}
    let query = Array((parameters["query"]?.stringValue ?? "").lowercased())
    var found: [JSONValue] = []
    for scene in workspace.scenes.values.sorted(by: { $0.path < $1.path }) {
      for symbol in scene.symbols where Self.matches(symbol.name + " " + symbol.detail, query) {
        found.append([
          "name": .string(symbol.name.isEmpty ? "–" : symbol.name), "kind": ProtocolValues.kind(symbol.kind),
          "location": ["uri": .string(address(of: scene.path)), "range": ProtocolValues.json(symbol.range)],
          "containerName": .string(FilePath.name(of: scene.path)),
        ])
        if found.count >= 500 { return .array(found) }
      }
    }
    return .array(found)
  }

  /// Whether the letters of a query stand in a text in their order.
  private static func matches(_ text: String, _ query: [Character]) -> Bool {
    var rest = query[...]
    for character in text.lowercased() where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }

  // MARK: - Renaming

  func preparedRename(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters)
    let renaming = try renaming(position)
    return [
      "range": ProtocolValues.json(renaming.name.range, in: position.positions),
      "placeholder": .string(renaming.name.name),
    ]
  }

  private func renaming(_ position: DocumentPosition) throws(RequestProblem) -> Renaming {
    do throws(Renaming.Refusal) {
      return try Renaming(position.analysis, at: position.offset)
    } catch {
      throw RequestProblem(code: .requestFailed, message: error.reason)
    }
  }

  func rename(_ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let position = try documentPosition(parameters)
    guard let new = parameters["newName"]?.stringValue else {
      throw RequestProblem(code: .invalidParams, message: "there is no 'newName'")
    }
    let renaming = try renaming(position)
    let own: [TextEdit]
    do throws(Renaming.Refusal) {
      own = try renaming.edits(to: new)
    } catch {
      throw RequestProblem(code: .requestFailed, message: error.reason)
    }
    var change = WorkspaceChange(client: client)
    change.add(own, position.address, documents[position.address]?.version, position.positions)
    for other in others(with: renaming.name, of: position.analysis) {
      let edits = renaming.edits(to: new, in: other)
      let address = address(of: other.source.path)
      change.add(edits, address, documents[address]?.version, EditorPositions(other.source, client.encoding))
    }
    switch renaming.name.kind {
    case .scene: try renameFile(of: renaming.name.name, to: new, position, &change)
    case .component: try renameComponent(renaming.name.name, to: new, position, &change)
    case .outlet(let className): renameDeclaration(of: renaming.name.name, to: new, in: className, position, &change)
    default: break
    }
    return change.json
  }

  /// A scene that is a file is called as the file is.
  private func renameFile(
    of name: String,
    to new: String,
    _ position: DocumentPosition,
    _ change: inout WorkspaceChange
  ) throws(RequestProblem) {
    guard let manifest = manifest(of: position.analysis.source.path) else { return }
    let paths = members(of: manifest)
    if paths.contains(where: {
      SourceKind.name(ofPath: $0).lowercased() == new.lowercased() && SourceKind.name(ofPath: $0) != name
    }) {
      throw RequestProblem(code: .requestFailed, message: "there is a scene '\(new)' already")
    }
    guard let path = paths.first(where: { SourceKind.name(ofPath: $0) == name }) else { return }
    guard client.renamesFiles else {
      throw RequestProblem(
        code: .requestFailed,
        message: "the scene is the file '\(FilePath.name(of: path))', which this editor cannot rename"
      )
    }
    change.rename(
      address(of: path),
      to: FileAddress.of(FilePath.join(FilePath.folder(of: path), new + SourceKind.scene.suffix))
    )
  }

  /// A component is called as its file is.
  private func renameComponent(
    _ name: String,
    to new: String,
    _ position: DocumentPosition,
    _ change: inout WorkspaceChange
  ) throws(RequestProblem) {
    guard let path = position.analysis.shape.components?.component(named: name)?.tree.source.path else { return }
    guard client.renamesFiles else {
      throw RequestProblem(
        code: .requestFailed,
        message: "the component is the file '\(FilePath.name(of: path))', which this editor cannot rename"
      )
    }
    let old = absolute(path)
    change.rename(
      address(of: old),
      to: FileAddress.of(FilePath.join(FilePath.folder(of: old), new + SourceKind.component.suffix))
    )
  }

  /// The declaration in Swift is offered and has to be confirmed: its uses are renamed by Swift's own server.
  private func renameDeclaration(
    of name: String,
    to new: String,
    in className: String,
    _ position: DocumentPosition,
    _ change: inout WorkspaceChange
  ) {
    guard client.takesAnnotations, client.takesDocumentChanges else { return }
    let lineage = Set(position.analysis.catalog.application.lineage(className))
    for member in ownSurroundings(of: position.analysis).members
    where member.kind == .outlet && member.name == name && member.spelling == name && lineage.contains(member.className)
    {
      guard let source = text(of: member.path) else { continue }
      change.addAnnotated(
        [TextEdit(range: member.range, replacement: new)],
        FileAddress.of(absolute(member.path)),
        EditorPositions(source, client.encoding)
      )
    }
  }
}

extension NameOccurrence {
  /// Whether the name is a component's, or of something that one declares.
  fileprivate var isOfComponent: Bool {
    switch kind {
    case .component, .parameter, .slot, .part: true
    default: false
    }
  }
}

extension JSONValue {
  /// The location in a file of another address.
  fileprivate func with(uri: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.0 == "uri" ? ("uri", .string(uri)) : $0 })
  }
}
