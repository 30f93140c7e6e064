import DioramaDriver
import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SceneLint
import SceneReports

extension LanguageServer {
  /// Larger texts are checked against the rules only when the editor is quiet.
  static let largeText = 256 << 10

  // MARK: - Texts

  func open(_ parameters: JSONValue) {
    guard let document = parameters["textDocument"], let address = document["uri"]?.stringValue,
      let text = document["text"]?.stringValue
    else { return }
    let path = FileAddress.path(address) ?? address
    documents[address] = OpenDocument(
      address: address,
      path: path,
      version: document["version"]?.integerValue ?? 0,
      source: SourceText(path: path, text: text)
    )
    forgetOthers(than: path)
  }

  func change(_ parameters: JSONValue) {
    guard let address = parameters.at("textDocument", "uri")?.stringValue, let document = documents[address] else {
      return
    }
    var bytes = document.source.bytes
    for change in parameters["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.stringValue else { continue }
      guard let range = ProtocolValues.range(change["range"]) else {
        bytes = Array(text.utf8)
        continue
      }
      let positions = EditorPositions(SourceText(path: document.path, bytes: bytes), client.encoding)
      let replaced = positions.range(range)
      bytes.replaceSubrange(replaced.lowerBound..<replaced.upperBound, with: Array(text.utf8))
    }
    documents[address]?.change(
      bytes,
      version: parameters.at("textDocument", "version")?.integerValue ?? document.version + 1
    )
    forgetOthers(than: document.path)
  }

  func saved(_ parameters: JSONValue) {
    guard let address = parameters.at("textDocument", "uri")?.stringValue, let path = FileAddress.path(address) else {
      return
    }
    fileChanged(path)
  }

  func close(_ parameters: JSONValue) {
    guard let address = parameters.at("textDocument", "uri")?.stringValue,
      let document = documents.removeValue(forKey: address)
    else { return }
    notifyClient("textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": []])
    workspace.revisit(document.path)
    forgetOthers(than: document.path)
  }

  func watchedFilesChanged(_ parameters: JSONValue) {
    for change in parameters["changes"]?.elements ?? [] {
      guard let path = change["uri"]?.stringValue.flatMap(FileAddress.path) else { continue }
      if change["type"]?.integerValue == 3 { workspace.remove(path) }
      fileChanged(path)
    }
  }

  func foldersChanged(_ parameters: JSONValue) {
    let paths = { (name: String) in
      (parameters.at("event", name)?.elements ?? []).compactMap { $0["uri"]?.stringValue.flatMap(FileAddress.path) }
    }
    let removed = Set(paths("removed"))
    workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
    beginWorkspace()
  }

  /// Looks for the files of the folders; the first of those that cannot be looked at are shown to the user.
  func beginWorkspace() {
    workspace.begin(in: files)
    for failure in workspace.failures.prefix(5) {
      notifyClient("window/showMessage", ["type": 2, "message": .string(VisibleText.shown("\(failure)"))])
    }
  }

  /// Takes note of a file that is another one now.
  private func fileChanged(_ path: String) {
    if SourceKind(path: path) == .component {
      if (try? files.status(path))?.kind == .regular { workspace.revisit(path) }
      // One that is open is read as it is in the editor; else there may be one more, or one less.
      if projects.hasOpen(component: path) { forgetOthers(than: path) } else { forgetProjects() }
    } else if SourceKind(path: path) != nil {
      if (try? files.status(path))?.kind == .regular { workspace.revisit(path) }
      forgetStoryboard(of: path)
    } else {
      guard SourceModules.isSource(path) else {
        // A configuration, a schema or an image: everything may mean something else.
        return forgetProjects()
      }
      guard projects.rereadSource(path) else { return }
      for address in documents.keys { documents[address]?.forget() }
    }
  }

  private func forgetProjects() {
    projects.forget()
    for address in documents.keys { documents[address]?.forget() }
  }

  /// Forgets what is known of the texts that a changed one gives a meaning.
  private func forgetOthers(than path: String) {
    if SourceKind(path: path) == .component {
      projects.open(documents.values.map(\.source).filter { SourceKind(path: $0.path) == .component })
      for (address, document) in documents where document.path != path { documents[address]?.forget() }
    }
    forgetStoryboard(of: path)
  }

  /// The texts of a storyboard are checked together.
  private func forgetStoryboard(of path: String) {
    guard let manifest = manifest(of: path) else { return }
    for (address, document) in documents where self.manifest(of: document.path) == manifest {
      documents[address]?.analyzed = nil
      documents[address]?.isPending = true
    }
  }

  // MARK: - Analyses

  /// What is known of an open text without checking it against rules.
  func sketched(_ address: String) -> Analysis? {
    guard let document = documents[address] else { return nil }
    if let known = document.analyzed ?? document.sketched { return known }
    let isMember = SourceKind(path: document.path) == .scene && manifest(of: document.path) != nil
    let made = projects.analyzer(for: document.path)
      .sketched(document.source, version: document.version, isMember: isMember)
    documents[address]?.sketched = made
    return made
  }

  /// Everything that is known of an open text.
  func analyzed(_ address: String) -> Analysis? {
    guard let document = documents[address] else { return nil }
    if let known = document.analyzed { return known }
    let analyzer = projects.analyzer(for: document.path)
    var made: Analysis
    if let manifest = manifest(of: document.path) {
      made = analyzer.sketched(
        document.source,
        version: document.version,
        isMember: SourceKind(path: document.path) == .scene
      )
      made.diagnostics = storyboardDiagnostics(manifest, analyzer.linter)[document.path] ?? []
    } else {
      let edited = document.previous.flatMap { Analyzer.editedLines(from: $0, to: document.source) }
      made = analyzer.analyzed(document.source, version: document.version, edited: edited)
    }
    documents[address]?.analyzed = made
    return made
  }

  /// The text of a file: the editor's, or what is on disk; nil where there is none.
  func text(of path: String) -> SourceText? {
    if let open = documents.values.first(where: { $0.path == path }) { return open.source }
    guard let status = try? files.status(path), status.kind == .regular,
      status.size <= Int64(ServerWorkspace.maximumBytes),
      let bytes = try? files.contents(path)
    else { return nil }
    return SourceText(path: path, bytes: bytes)
  }

  /// What a file is about, whether it is open or not.
  func sketched(path: String) -> Analysis? {
    if let open = documents.values.first(where: { $0.path == path }) { return sketched(open.address) }
    guard let source = text(of: path) else { return nil }
    let isMember = SourceKind(path: path) == .scene && manifest(of: path) != nil
    return projects.analyzer(for: path).sketched(source, isMember: isMember)
  }

  // MARK: - Storyboards

  /// The storyboard that a file is, or belongs to; nil for a scene that stands alone.
  func manifest(of path: String) -> String? {
    switch SourceKind(path: path) {
    case .storyboard: return path
    case .scene:
      let manifest = FilePath.folder(of: path) + SourceKind.storyboard.suffix
      if documents.values.contains(where: { $0.path == manifest }) { return manifest }
      return (try? files.status(manifest))?.kind == .regular ? manifest : nil
    case .component, nil: return nil
    }
  }

  /// The files of the scenes of a storyboard.
  func members(of manifest: String) -> [String] {
    let folder = StoryboardFiles.folder(of: manifest)
    let onDisk = ((try? files.entries(folder)) ?? []).map { FilePath.join(folder, $0) }
    let open = documents.values.map(\.path).filter { FilePath.folder(of: $0) == folder }
    return Set(onDisk + open).filter { SourceKind(path: $0) == .scene }.sorted()
  }

  private func storyboardDiagnostics(_ manifest: String, _ linter: Linter) -> [String: [Diagnostic]] {
    guard let own = text(of: manifest) else { return [:] }
    let members = members(of: manifest).compactMap { path in
      text(of: path).map { StoryboardMember(name: SourceKind.name(ofPath: path), source: $0) }
    }
    let linted = linter.lint(storyboard: own, members: members)
    let paths = [manifest] + members.map(\.source.path)
    return Dictionary(zip(paths, linted.map(\.diagnostics))) { first, _ in first }
  }

  // MARK: - Diagnostics

  /// Tells the editor what is wrong with the texts that have changed.
  ///
  /// - Parameter isQuiet: Whether the editor has said nothing for a while, so that there is time for large texts.
  package func publishDiagnostics(isQuiet: Bool) {
    for address in documents.keys.sorted() {
      guard let document = documents[address], document.isPending,
        isQuiet || document.source.bytes.count <= Self.largeText
      else { continue }
      documents[address]?.isPending = false
      guard SourceKind(path: document.path) != nil || document.path.contains(":"), let analysis = analyzed(address)
      else { continue }
      let positions = EditorPositions(analysis.source, client.encoding)
      let pages = projects.pages
      notifyClient(
        "textDocument/publishDiagnostics",
        [
          "uri": .string(address), "version": .integer(document.version),
          "diagnostics": .array(
            analysis.diagnostics.flatMap { json($0, address, positions, pages.address(of: $0.id)) }
          ),
        ]
      )
    }
  }

  func json(_ diagnostic: Diagnostic, _ address: String, _ positions: EditorPositions, _ page: String?) -> [JSONValue] {
    var members: [(String, JSONValue)] = [
      ("severity", ProtocolValues.severity(diagnostic.severity)), ("code", .string(diagnostic.id)),
      ("source", "diorama"),
      ("message", .string(diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? ""))),
    ]
    if let page, client.takesCodeLinks { members.append(("codeDescription", ["href": .string(page)])) }
    if diagnostic.id.hasPrefix("deprecated") {
      members.append(("tags", [2]))
    } else if diagnostic.id.hasPrefix("unused") || diagnostic.id == "redundant-default" {
      members.append(("tags", [1]))
    }
    if client.takesRelatedInformation, !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note -> JSONValue in
        ["location": ProtocolValues.location(address, note.range, in: positions), "message": .string(note.message)]
      }
      members.append(("relatedInformation", .array(notes)))
    }
    return ([diagnostic.range] + diagnostic.repeats).map { range in
      .object([("range", ProtocolValues.json(range, in: positions))] + members)
    }
  }

  /// Looks at files of the workspace for a while; whether some are left.
  package func readWorkspace(for time: Duration) -> Bool {
    let start = surroundings.elapsed()
    while let path = workspace.next() {
      if let analysis = sketched(path: path) {
        workspace.keep(IndexedScene(analysis, EditorPositions(analysis.source, client.encoding)))
      }
      if surroundings.elapsed() - start > time { break }
    }
    return workspace.isReading
  }
}
