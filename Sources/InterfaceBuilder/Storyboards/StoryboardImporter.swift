import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// The state of an import of a storyboard.
struct StoryboardImporter {
  private typealias Key = SceneKeys.InterfaceBuilder

  let source: SourceText
  let tree: DocumentTree
  let root: DocumentNode
  let catalog: SceneCatalog
  private var tools: ImportTools
  private let survey: StoryboardSurvey
  /// The scenes that have a text, by the indexes of their entries in `survey`.
  private(set) var units: [(entry: Int, importer: DocumentImporter)] = []
  private var storyboard = Storyboard(source: SourceText(path: "", text: ""))
  private var diagnostics: [Diagnostic] = []
  /// The kinds of errors of the storyboard itself that are silenced.
  private var silenced: Set<String> = []
  /// Whether every rule holds of the scenes; what is kept for Interface Builder changes nothing of that.
  private var isValid = false

  init(
    _ source: SourceText,
    _ tree: DocumentTree,
    _ root: DocumentNode,
    catalog: SceneCatalog,
    isLocalizable: Bool,
    keeping names: [String: String],
    reading: DocumentReading? = nil,
    like xcode: NibTools = .usual,
    propertyLists: [String: PropertyLists] = [:]
  ) {
    (self.source, self.tree, self.root, self.catalog) = (source, tree, root, catalog)
    tools = ImportTools(tree, catalog, isLocalizable: isLocalizable)
    (tools.reading, tools.propertyLists) = (reading, propertyLists)
    tools.canvas = CanvasDevice.size(in: root) ?? xcode.canvas
    var survey = StoryboardSurvey(root, tools.classes, catalog)
    survey.name(SceneNameChoice(survey, keeping: names).names)
    self.survey = survey
    tools.storyboard = survey
  }

  /// What was found of classes' properties.
  var propertyLists: [String: PropertyLists] { tools.propertyLists }

  /// Ids that two elements have: they identify nothing.
  var repeatedIDs: [Diagnostic] {
    survey.repeated.map { node in
      .documentForm("another element has the id '\(node["id"] ?? "")' too", line: node.line, in: source)
    }
  }

  /// What is reported of the document and its scenes.
  var allDiagnostics: [Diagnostic] { diagnostics + units.flatMap(\.importer.diagnostics) }

  private mutating func report(_ message: String, at node: DocumentNode) {
    diagnostics.append(.notCarried(message, line: node.line, in: source))
  }

  // MARK: - Scenes

  /// Imports the scenes, each with the containers that are written in it.
  mutating func addScenes() {
    storyboard.colors = tools.colors
    storyboard.isLaunchScreen = root.isOn("launchScreen")
    storyboard.canvasSize = CanvasDevice.size(in: root)
    if let id = root["initialViewController"] {
      let name = survey.controllers[id].map { survey.entries[$0].name }
      storyboard.initialViewController = name.map { Located(unwritten: $0) }
      if name == nil {
        let message = "the initial view controller '\(id)' does not exist"
        diagnostics.append(.dangling(message, line: root.line, in: source, tools.reading))
      }
    }
    for node in survey.empty {
      report("the scene has neither a view controller nor a reference that names a storyboard", at: node)
      // Nothing leads there, so that no nib has anything of it.
      diagnostics[diagnostics.count - 1].severity = .note
    }
    let own = survey.entries.indices.filter { survey.entries[$0].container == nil }
    for index in own where survey.entries[index].isReference { addReference(survey.entries[index]) }
    for index in own where !survey.entries[index].isReference { addScene(index) }
    let isAlone = units.count == 1
    storyboard.scenes = units.map { entry, importer in
      let isContainer = survey.slot(of: survey.entries[entry].controller) != nil
      let hasView = importer.scene.viewController.map { !importer.scene[$0].children(in: "view").isEmpty } ?? false
      return StoryboardScene(
        name: Located(unwritten: survey.entries[entry].name),
        isInline: isAlone || isContainer && !hasView,
        scene: importer.scene
      )
    }
  }

  private mutating func addScene(_ index: Int) {
    let members = survey.members(of: index).map { survey.entries[$0] }
    var scope = ImportScope(members.flatMap { $0.range.map { DocumentNode(tree: tree, index: $0) } })
    scope.aliases[survey.entries[index].id] = ReservedName.viewController.rawValue
    for entry in members {
      if let id = entry.firstResponder?["id"] { scope.aliases[id] = ReservedName.firstResponder.rawValue }
      scope.owners.insert(entry.id)
    }
    var importer = DocumentImporter(source, tree, tools, scope)
    importer.addStoryboardScene(survey.entries[index], members)
    importer.scene.canvasSize = CanvasDevice.size(of: survey.entries[index].controller)
    tools.propertyLists = importer.propertyLists
    units.append((index, importer))
  }

  private mutating func addReference(_ entry: StoryboardSurvey.Entry) {
    let node = entry.controller
    var reference = StoryboardReference(
      name: Located(unwritten: entry.name),
      range: .unwritten,
      storyboardName: Located(unwritten: node["storyboardName"] ?? "")
    )
    reference.identifier = node["referencedIdentifier"].map { Located(unwritten: $0) }
    reference.bundle = node["bundleIdentifier"].map { Located(unwritten: $0) }
    reference.interfaceBuilder = [
      .init(Key.id, .text(entry.id)), .init(Key.scene, .map(SceneNotes(entry).entries)),
    ]
    storyboard.references.append(reference)
  }

  // MARK: - What scenes do not say

  /// Keeps under `interfaceBuilder` what an export of the storyboard would not give back.
  ///
  /// The storyboard is exported once and compared with the document.
  mutating func keepRest(with pipeline: Pipeline) {
    keepOrder()
    guard let made = exported(with: pipeline) else { return }
    var elements: [String: DocumentElement] = [:]
    var scenes: [String: DocumentElement] = [:]
    for scene in made.child("scenes")?.children ?? [] {
      let objects = scene.child("objects")?.children ?? []
      for object in objects where object["sceneMemberID"] == "viewController" { scenes[object["id"] ?? ""] = scene }
      scene.collect(into: &elements)
    }
    for index in units.indices {
      units[index].importer.keepRest(of: elements)
      for entry in survey.members(of: units[index].entry).map({ survey.entries[$0] }) {
        guard let scene = scenes[entry.id] else { continue }
        units[index].importer.keep(notes(of: entry, from: scene), of: entry, isOwn: !entry.name.isEmpty)
      }
      storyboard.scenes[index].scene = units[index].importer.scene
    }
    for index in storyboard.references.indices { keepRest(ofReference: index, elements, scenes) }
    keepDocument(made)
  }

  /// The order of the scenes, where it is not that of the storyboard's own file and the folder.
  private mutating func keepOrder() {
    func keys(of index: Int) -> String {
      survey.entries[index].name.isEmpty ? survey.entries[index].id : survey.entries[index].name
    }
    let inline = storyboard.scenes.indices.filter { storyboard.scenes[$0].isInline }
    let files = storyboard.scenes.indices.filter { !storyboard.scenes[$0].isInline }
      .sorted { storyboard.scenes[$0].name.value < storyboard.scenes[$1].name.value }
    var usual: [String] = []
    for index in inline + files {
      let importer = units[index].importer
      let ids = importer.objects.filter { survey.controllers[$0.key] != nil }.sorted { $0.value < $1.value }
      usual += ids.compactMap { survey.controllers[$0.key] }.map(keys)
    }
    usual += storyboard.references.map(\.name.value)
    let scenes = Dictionary(survey.entries.enumerated().map { ($1.node.index, keys(of: $0)) }) { first, _ in first }
    let order = root.child("scenes")?.children.map { scenes[$0.index] ?? $0["sceneID"] ?? "" } ?? []
    guard order != usual else { return }
    storyboard.interfaceBuilder = [.init(Key.scenes, .list(order.map { .text($0) }))]
  }

  /// The document that an export of the storyboard gives; nil where the storyboard has errors that cannot be left out.
  private mutating func exported(with pipeline: Pipeline) -> DocumentElement? {
    // What is silenced or left out may bring more to light.
    for _ in 0..<WritingRounds.storyboard {
      let checked = checkedAsFiles(with: pipeline)
      let isSilenced = silence(checked)
      // A comment about a warning brings no error to light, and is nothing that an export gives back.
      if let validated = checked.storyboard {
        isValid = true
        var exporter = StoryboardExporter(validated, checked)
        return exporter.document(isBare: true).root
      }
      if isSilenced { continue }
      if !leaveOutErrors(of: checked) { return nil }
    }
    return nil
  }

  /// Leaves out what would be an error in the scenes, though Interface Builder compiles the document.
  mutating func leaveOutErrors(with pipeline: Pipeline) {
    // What is left out may bring more to light.
    for _ in 0..<WritingRounds.storyboard {
      let checked = checkedAsFiles(with: pipeline)
      if checked.storyboard != nil { return }
      if silenceErrors(of: checked) { continue }
      if !leaveOutErrors(of: checked) { return }
    }
  }

  /// Silences errors that Interface Builder's documents are allowed to have, and takes note of them; false where there are none.
  private mutating func silenceErrors(of checked: CheckedStoryboard) -> Bool {
    guard let reading = tools.reading else { return false }
    var isChanged = false
    let own = checked.manifest.diagnostics.filter {
      $0.severity == .error && ImportedScene.comment(silencing: $0) != nil
    }
    let kinds = Set(own.map(\.id)).subtracting(silenced).sorted()
    if !kinds.isEmpty {
      silenced.formUnion(kinds)
      let word = Suppression.word(of: .file)
      storyboard.comment = "\(word) \(silenced.sorted().joined(separator: " ")) -- the document has it"
      let places = DocumentPlaces(source, tree)
      diagnostics += own.map { places.moved($0, to: root.child("scenes") ?? root, reading.faults) }
      isChanged = true
    }
    for (index, text) in checked.members.enumerated() {
      if units[index].importer.silence(text.diagnostics, in: text.tree) { isChanged = true }
      storyboard.scenes[index].scene = units[index].importer.scene
    }
    return isChanged
  }

  /// Leaves out what is wrong with the scenes; false where there is nothing, or nothing can be left out.
  private mutating func leaveOutErrors(of checked: CheckedStoryboard) -> Bool {
    var isChanged = false
    // The scenes' texts are in the order of the units.
    for (index, text) in checked.members.enumerated() {
      if units[index].importer.leaveOut(text.diagnostics, in: text.tree) { isChanged = true }
      storyboard.scenes[index].scene = units[index].importer.scene
    }
    return isChanged
  }

  /// Adds comments that silence what an import counts on; false where there is nothing more.
  private mutating func silence(_ checked: CheckedStoryboard) -> Bool {
    var isChanged = false
    let found = checked.manifest.diagnostics.compactMap { ImportedScene.comment(silencing: $0) }
    if storyboard.comment == nil, let comment = found.first {
      storyboard.comment = comment
      isChanged = true
    }
    for (index, text) in checked.members.enumerated() {
      if ImportedScene.silence(text.diagnostics, in: text.tree, of: &units[index].importer.scene) { isChanged = true }
      storyboard.scenes[index].scene = units[index].importer.scene
    }
    return isChanged
  }

  /// The storyboard with a text for every scene.
  private func checkedAsFiles(with pipeline: Pipeline) -> CheckedStoryboard {
    var storyboard = storyboard
    for index in storyboard.scenes.indices { storyboard.scenes[index].isInline = false }
    return ImportedStoryboard(storyboard, names, catalog, DocumentNotes()).checked(
      path: "Storyboard.storyboard.yaml",
      with: pipeline
    )
  }

  private func notes(of entry: StoryboardSurvey.Entry, from made: DocumentElement) -> SceneNotes {
    var notes = SceneNotes(entry)
    let genuine = DocumentElement(entry.node, keepsComments: true)
    let kept = Set([entry.firstResponder, entry.exit].compactMap { $0?["id"] })
    notes.patch = ElementPatch(from: made, to: genuine) { element in
      element["id"].map { !kept.contains($0) } ?? false
    }
    if genuine.comment != made.comment { notes.comment = .some(genuine.comment) }
    return notes
  }

  private mutating func keepRest(
    ofReference index: Int,
    _ elements: [String: DocumentElement],
    _ scenes: [String: DocumentElement]
  ) {
    let name = storyboard.references[index].name.value
    guard let entry = survey.entries.first(where: { $0.name == name }), let made = elements[entry.id],
      let scene = scenes[entry.id]
    else { return }
    let patch = ElementPatch(from: made, to: DocumentElement(entry.controller)) { _ in false }
    storyboard.references[index].interfaceBuilder =
      [.init(Key.id, .text(entry.id)), .init(Key.scene, .map(notes(of: entry, from: scene).entries))] + patch.entries
  }

  /// Keeps what the document's outermost element says beside its scenes.
  private mutating func keepDocument(_ made: DocumentElement) {
    var (made, genuine) = (made, DocumentElement(root, keepsComments: true))
    let ids = Set(survey.empty.compactMap { $0["sceneID"] })
    func empty(_ element: inout DocumentElement) {
      for index in element.children.indices where element.children[index].name == "scenes" {
        // A scene without a controller is nowhere else.
        element.children[index].children.removeAll { !ids.contains($0["sceneID"] ?? "") }
      }
    }
    empty(&made)
    empty(&genuine)
    var entries = ElementPatch(from: made, to: genuine) { _ in false }.entries
    if let comment = root.comment { entries.append(.init(Key.comment, .text(comment))) }
    storyboard.interfaceBuilder += entries + tree.fileEntries
    if storyboard.interfaceBuilder.isEmpty {
      storyboard.interfaceBuilder = [.init(SceneKeys.ElementPatch.attributes, .map([]))]
    }
  }

  // MARK: - The texts

  private var names: [String: String] {
    Dictionary(survey.entries.filter { !$0.name.isEmpty }.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// The ids of objects in all scenes, by the document's ids.
  var objectNames: [String: String] {
    units.reduce(into: [:]) { $0.merge($1.importer.names) { first, _ in first } }
  }

  /// The storyboard as one text, in the order of the document.
  var inlineText: String {
    var importer = self
    importer.keepOrder()
    var storyboard = importer.storyboard
    for index in storyboard.scenes.indices { storyboard.scenes[index].isInline = true }
    storyboard.interfaceBuilder += root.imageSizes
    return ScenePrinter.text(of: storyboard, catalog)
  }

  /// The storyboard with its texts.
  func finished() -> ImportedStoryboard {
    ImportedStoryboard(storyboard, names, catalog, DocumentNotes(tree), isValid: isValid)
  }
}

extension SceneNotes {
  /// What a scene of a document is known by.
  init(_ entry: StoryboardSurvey.Entry) {
    id = entry.node["sceneID"]
    firstResponder = entry.firstResponder?["id"]
    responderClass = entry.firstResponder?["customClass"]
    exit = entry.exit?["id"]
  }
}

extension DocumentElement {
  /// Collects the elements that have ids, each under its id.
  func collect(into elements: inout [String: DocumentElement]) {
    if let id = self["id"] { elements[id] = self }
    for child in children { child.collect(into: &elements) }
  }
}
