package import DioramaDriver
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
    documents.open(
      OpenDocument(
        address: address,
        path: path,
        version: document["version"]?.integerValue ?? 0,
        source: SourceText(path: path, text: text)
      )
    )
    forgetOthers(than: path)
  }

  func change(_ parameters: JSONValue) {
    guard let address = parameters.at("textDocument", "uri")?.stringValue, let document = documents[address] else {
      return
    }
    var source = document.source
    for change in parameters["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.stringValue else { continue }
      guard let range = ProtocolValues.range(change["range"]) else {
        source = SourceText(path: document.path, text: text)
        continue
      }
      let replaced = EditorPositions(source, client.encoding).range(range)
      var bytes = source.bytes
      bytes.replaceSubrange(replaced.lowerBound..<replaced.upperBound, with: text.utf8)
      source = SourceText(path: document.path, bytes: bytes)
    }
    let version = parameters.at("textDocument", "version")?.integerValue ?? document.version + 1
    documents.invalidate(address) { $0.change(source, version: version) }
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
      let document = documents.close(address)
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
    takeChanges()
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
      forgetAll()
    }
  }

  private func forgetProjects() {
    projects.forget()
    forgetAll()
  }

  private func forgetAll() {
    storyboards = [:]
    for address in Array(documents.addresses) { documents.invalidate(address) { $0.forget() } }
  }

  // MARK: - What changes others

  /// Takes note that a changed text gives others their meaning: they are forgotten before the next of them is asked for.
  private func forgetOthers(than path: String) {
    if SourceKind(path: path) == .component { changes.components.insert(path) }
    forgetStoryboard(of: path)
  }

  /// Takes note that the storyboard of a text has changed: its texts are checked together.
  private func forgetStoryboard(of path: String) {
    if let manifest = manifest(of: path) { changes.storyboards.insert(manifest) }
  }

  /// Forgets what is known of the texts to which changed ones give their meaning.
  ///
  /// Done once for all changes before anything is asked: an editor may open and change thousands of texts at a time.
  func takeChanges() {
    guard !changes.isEmpty else { return }
    let changes = changes
    self.changes = TextChanges()
    if !changes.components.isEmpty {
      projects.open(documents.all.map(\.source).filter { SourceKind(path: $0.path) == .component })
      for document in Array(documents.all) where changes.components != [document.path] {
        documents.invalidate(document.address) { $0.forget() }
      }
    }
    for manifest in changes.storyboards {
      storyboards[manifest] = nil
      let inside = documents.documents(in: StoryboardFiles.folder(of: manifest))
      let members = inside.filter { SourceKind(path: $0.path) == .scene }
      for document in members + [documents.document(at: manifest)].compactMap({ $0 }) {
        // What was sketched before the storyboard was there is read as a scene that is alone.
        let isAlone = document.sketched?.shape.isOfStoryboard == false
        documents.invalidate(document.address) { isAlone ? $0.forget() : $0.forgetFindings() }
      }
    }
  }

  // MARK: - Analyses

  /// What is known of an open text without checking it against rules.
  func sketched(_ address: String) -> Analysis? {
    takeChanges()
    guard let document = documents[address] else { return nil }
    if let known = document.analyzed ?? document.sketched { return known }
    let isMember = SourceKind(path: document.path) == .scene && manifest(of: document.path) != nil
    let made = projects.analyzer(for: document.path)
      .sketched(document.source, version: document.version, isMember: isMember)
    sketches += 1
    documents.update(address) { $0.sketched = made }
    return made
  }

  /// Everything that is known of an open text.
  func analyzed(_ address: String) -> Analysis? {
    while documents[address] != nil {
      if let known = documents[address]?.analyzed, changes.isEmpty { return known }
      advance(address)
    }
    return nil
  }

  /// Makes the next step of what is known of an open text: its sketch, then its checks, then all.
  ///
  /// A step is what a request of the editor may have to wait for.
  private func advance(_ address: String) {
    takeChanges()
    guard let document = documents[address], document.analyzed == nil, let sketched = document.sketched else {
      _ = sketched(address)
      return
    }
    let analyzer = projects.analyzer(for: document.path)
    var made = sketched
    if let manifest = manifest(of: document.path) {
      made.diagnostics = storyboardDiagnostics(manifest, analyzer.linter)[document.path] ?? []
    } else if let checked = document.checked {
      made = analyzer.analyzed(sketched, checked)
    } else {
      let edited = document.previous.flatMap { Analyzer.editedLines(from: $0, to: document.source) }
      let checked = analyzer.checked(document.source, edited: edited)
      return documents.update(address) { $0.checked = checked }
    }
    made.diagnostics = projects.shown(made.diagnostics, in: made.source)
    documents.update(address) { ($0.analyzed, $0.checked) = (made, nil) }
  }

  /// The text of a file: the editor's, or what is on disk; nil where there is none.
  func text(of path: String) -> SourceText? {
    if let open = documents.document(at: path) { return open.source }
    guard let status = try? files.status(path), status.kind == .regular,
      status.size <= Int64(ServerWorkspace.maximumBytes),
      let bytes = try? files.contents(path)
    else { return nil }
    return SourceText(path: path, bytes: bytes)
  }

  /// What a file is about, whether it is open or not.
  func sketched(path: String) -> Analysis? {
    if let open = documents.document(at: path) { return sketched(open.address) }
    guard let source = text(of: path) else { return nil }
    let isMember = SourceKind(path: path) == .scene && manifest(of: path) != nil
    sketches += 1
    return projects.analyzer(for: path).sketched(source, isMember: isMember)
  }

  // MARK: - Storyboards

  /// The storyboard that a file is, or belongs to; nil for a scene that stands alone.
  func manifest(of path: String) -> String? {
    switch SourceKind(path: path) {
    case .storyboard, .storyboardDocument: return path
    case .scene:
      let manifest = FilePath.folder(of: path) + SourceKind.storyboard.suffix
      if documents.document(at: manifest) != nil { return manifest }
      return (try? files.status(manifest))?.kind == .regular ? manifest : nil
    case .component, .xib, nil: return nil
    }
  }

  /// The files of the scenes of a storyboard.
  func members(of manifest: String) -> [String] {
    // A document has all of its scenes itself.
    guard SourceKind(path: manifest) == .storyboard else { return [] }
    let folder = StoryboardFiles.folder(of: manifest)
    let onDisk = ((try? files.entries(folder)) ?? []).map { FilePath.join(folder, $0) }
    let open = documents.documents(in: folder).map(\.path)
    return Set(onDisk + open).filter { SourceKind(path: $0) == .scene }.sorted()
  }

  /// What is wrong with the texts of a storyboard, by their paths; made once for all of them.
  private func storyboardDiagnostics(_ manifest: String, _ linter: Linter) -> [String: [Diagnostic]] {
    if let known = storyboards[manifest] { return known }
    guard let own = text(of: manifest) else { return [:] }
    let members = members(of: manifest).compactMap { path in
      text(of: path).map { StoryboardMember(name: SourceKind.name(ofPath: path), source: $0) }
    }
    let paths = [manifest] + members.map(\.source.path)
    storyboardChecks += 1
    let linted = linter.lint(
      linter.pipeline.checkedStoryboard(manifest: own, members: members),
      settings: paths.map { projects.lintSettings(of: $0) }
    )
    let found = Dictionary(zip(paths, linted.map(\.diagnostics))) { first, _ in first }
    storyboards[manifest] = found
    return found
  }

  // MARK: - Diagnostics

  /// Tells the editor what is wrong with the texts that have changed.
  ///
  /// - Parameter isQuiet: Whether the editor has sent nothing for a while, so that there is time for large texts.
  package func publishDiagnostics(isQuiet: Bool) {
    while takeStep(isQuiet: isQuiet) {}
  }

  /// Makes the next step on the way to the diagnostics of the texts that have changed, and sends those that are known.
  ///
  /// - Parameter isQuiet: Whether the editor has sent nothing for a while, so that there is time for large texts.
  /// - Returns: Whether there was something to do.
  package func takeStep(isQuiet: Bool) -> Bool {
    takeChanges()
    let next = documents.firstPending { isQuiet || $0.source.bytes.count <= Self.largeText }
    guard let document = next else { return false }
    guard SourceKind(path: document.path) != nil || document.path.contains(":") else {
      documents.settle(document.address)
      return true
    }
    guard let analysis = document.analyzed else {
      advance(document.address)
      return true
    }
    publish(analysis, of: document)
    documents.settle(document.address)
    return true
  }

  private func publish(_ analysis: Analysis, of document: OpenDocument) {
    let positions = EditorPositions(analysis.source, client.encoding)
    let pages = projects.pages
    notifyClient(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(document.address), "version": .integer(document.version),
        "diagnostics": .array(
          analysis.diagnostics.flatMap { json($0, document.address, positions, pages.address(of: $0.id)) }
        ),
      ]
    )
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
  package func readWorkspace(for time: TimeSpan) -> Bool {
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
