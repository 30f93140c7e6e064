import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// The state of an export of a storyboard.
struct StoryboardExporter {
  private typealias Key = SceneKeys.Storyboard

  private let storyboard: Storyboard
  private let tree: SyntaxTree
  /// What the storyboard's own file keeps; nil where it keeps nothing, since no document has been imported.
  private let notes: NodeID?
  private(set) var exporters: [SceneExporter] = []
  private var ids = StableIDs()
  private var references: [ReferenceNotes] = []

  /// What is kept of a reference.
  private struct ReferenceNotes {
    var id: String
    var scene: SceneNotes
    var patch: ElementPatch
  }

  /// A scene of the document.
  private struct Item {
    /// The name of the scene or reference, or the id of a controller that is written in place.
    var key: String
    var element: DocumentElement
    /// The id of the controller.
    var id: String
    /// Whether the scene stood in a document before.
    var isKnown: Bool
  }

  /// Makes the exporters of all scenes; each has its ids then.
  ///
  /// - Parameters:
  ///   - validated: The storyboard.
  ///   - checked: The texts that it was read from.
  init(_ validated: ValidatedStoryboard, _ checked: CheckedStoryboard) {
    storyboard = validated.storyboard
    tree = checked.manifest.tree
    let manifest = NoteLocations(checked.manifest.tree)
    notes = checked.manifest.tree.root.flatMap { manifest[checked.manifest.tree[$0].range] }
    let classes = ElementClasses(validated.catalog)
    let inline = Self.nodes(ofInlineScenesIn: checked.manifest.tree)
    var members: [String: SyntaxTree] = [:]
    for text in checked.members { members[text.tree.source.path] = text.tree }
    for (entry, scene) in zip(storyboard.scenes, validated.scenes) {
      let memberTree = entry.isInline ? nil : members[scene.scene.source.path]
      let locations = memberTree.map { NoteLocations($0) } ?? manifest
      let root = memberTree?.root ?? inline[entry.name.value]
      let notes = InterfaceBuilderNotes(locations, scene.scene, root: root)
      var exporter = SceneExporter(scene, notes, classes)
      exporter.surroundings = StoryboardSurroundings(name: entry.name.value)
      exporters.append(exporter)
    }
    readReferences(manifest)
    nameObjects()
  }

  private static func nodes(ofInlineScenesIn tree: SyntaxTree) -> [String: NodeID] {
    guard let scenes = tree.root.flatMap({ tree.value(named: Key.scenes.rawValue, of: $0) }) else { return [:] }
    let entries = tree.entries(of: tree.resolved(scenes)).map { (tree.text(of: $0.key), tree.resolved($0.value)) }
    return Dictionary(entries) { first, _ in first }
  }

  private mutating func readReferences(_ manifest: NoteLocations) {
    for reference in storyboard.references {
      let node = manifest[reference.range]
      func text(_ key: SceneKeys.InterfaceBuilder) -> String? {
        node.flatMap { tree.value(named: key.rawValue, of: $0) }.map { tree.text(of: $0) }
      }
      let scene = node.flatMap { tree.value(named: SceneKeys.InterfaceBuilder.scene.rawValue, of: $0) }
      references.append(
        ReferenceNotes(
          id: text(.id) ?? "",
          scene: SceneNotes(scene, in: tree),
          patch: node.map { ElementPatch($0, in: tree) } ?? ElementPatch()
        )
      )
    }
  }

  /// Gives everything an id: first the ids that documents gave are kept, then the others are made.
  private mutating func nameObjects() {
    for index in exporters.indices {
      swap(&exporters[index].ids, &ids)
      exporters[index].reserveIDs()
      exporters[index].reserveSurroundings()
      swap(&exporters[index].ids, &ids)
    }
    for index in references.indices {
      if !references[index].id.isEmpty, !ids.claim(references[index].id) { references[index].id = "" }
      references[index].scene.claimIDs(in: &ids)
    }
    for index in exporters.indices {
      swap(&exporters[index].ids, &ids)
      exporters[index].nameObjects()
      exporters[index].nameSurroundings()
      swap(&exporters[index].ids, &ids)
    }
    var destinations: [String: String] = [:]
    for (entry, exporter) in zip(storyboard.scenes, exporters) {
      destinations[entry.name.value] = exporter.scene.viewController.map { exporter.id(of: $0) }
    }
    for index in references.indices {
      let name = storyboard.references[index].name.value
      if references[index].id.isEmpty { references[index].id = ids.make(from: "\(name):") }
      destinations[name] = references[index].id
    }
    for index in exporters.indices { exporters[index].surroundings?.destinations = destinations }
  }

  /// Takes what others know of a scene.
  mutating func know(_ facts: (ValidatedScene) -> ExportFacts) {
    for index in exporters.indices {
      let known = facts(exporters[index].validated)
      (exporters[index].frames, exporters[index].imageSize) = (known.frames, known.imageSize)
    }
  }

  // MARK: - The document

  /// The whole document; a bare one has nothing but scenes beside what the storyboard itself keeps.
  mutating func document(isBare: Bool) -> ExportedDocument {
    let isBare = isBare || notes != nil
    var document = DocumentElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0", "toolsVersion": "22505",
        "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none", "useAutolayout": "YES",
        "useTraitCollections": "YES", "useSafeAreas": "YES", "colorMatched": "YES",
      ]
    )
    if storyboard.isLaunchScreen { document["launchScreen"] = "YES" }
    let initial = storyboard.initialViewController?.value
    document["initialViewController"] = initial.flatMap {
      exporters.first?.surroundings?.destinations[$0] ?? referenceID($0)
    }
    var scenes = DocumentElement("scenes")
    let items = items()
    scenes.children = items.map(\.element)
    // Without a device, the views of controllers keep their frames.
    let device = storyboard.canvasSize.flatMap { CanvasDevice.element(for: $0) }
    if !isBare { document.children = [device, SceneExporter.dependencies()].compactMap { $0 } }
    document.children.append(scenes)
    let others = exporters.dropFirst().map(\.scene)
    if !isBare, let resources = exporters.first?.resources(with: others) { document.children.append(resources) }
    if let notes { ElementPatch(notes, in: tree).apply(to: &document) }
    arrange(&document, items)
    UniqueIDs.assign(in: &document, ids: ids)
    document.arrangeAttributes()
    document.comment = text(.comment)
    return ExportedDocument(
      root: document,
      standalone: text(.standalone),
      form: DocumentFileForm(words: text(.file) ?? "")
    )
  }

  private func text(_ key: SceneKeys.InterfaceBuilder) -> String? {
    notes.flatMap { tree.value(named: key.rawValue, of: $0) }.map { tree.text(of: $0) }
  }

  private func referenceID(_ name: String) -> String? {
    storyboard.references.firstIndex { $0.name.value == name }.map { references[$0].id }
  }

  /// The scenes in the storyboard's order, then the references.
  private mutating func items() -> [Item] {
    var items: [Item] = []
    for index in exporters.indices {
      swap(&exporters[index].ids, &ids)
      exporters[index].nameGuides()
      for controller in exporters[index].sceneControllers {
        let isOwn = controller == exporters[index].scene.viewController
        let id = exporters[index].id(of: controller)
        let isKnown = exporters[index].sceneNotes(of: controller).id != nil
        let element = exporters[index].sceneElement(of: controller)
        let key = isOwn ? storyboard.scenes[index].name.value : id
        items.append(Item(key: key, element: element, id: id, isKnown: isKnown))
      }
      swap(&exporters[index].ids, &ids)
    }
    for index in references.indices { items.append(item(ofReference: index)) }
    placeOnCanvas(&items)
    return items
  }

  /// Puts the scenes in the document's order: scenes that came later are behind the others.
  private func arrange(_ document: inout DocumentElement, _ items: [Item]) {
    guard let index = document.children.firstIndex(where: { $0.name == "scenes" }) else { return }
    let order = notes.flatMap { tree.value(named: SceneKeys.InterfaceBuilder.scenes.rawValue, of: $0) }
    let names = order.map { tree.children(of: tree.resolved($0)).map { tree.text(of: $0) } } ?? []
    let ranks = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    let keys = Dictionary(items.map { ($0.element["sceneID"] ?? "", $0.key) }) { first, _ in first }
    let scenes = document.children[index].children.map { scene in
      (rank: ranks[keys[scene["sceneID"] ?? ""] ?? scene["sceneID"] ?? ""] ?? names.count, scene: scene)
    }
    document.children[index].children = scenes.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.scene)
  }

  private mutating func item(ofReference index: Int) -> Item {
    let (reference, notes) = (storyboard.references[index], references[index])
    let name = reference.name.value
    var element = DocumentElement(StoryboardSurvey.reference)
    element["storyboardName"] = reference.storyboardName.value
    element["bundleIdentifier"] = reference.bundle?.value
    element["referencedIdentifier"] = reference.identifier?.value
    element["id"] = notes.id
    element["sceneMemberID"] = "viewController"
    notes.patch.apply(to: &element)
    var scene = DocumentElement("scene", ["sceneID": notes.scene.id ?? ids.make(from: "\(name):scene")])
    let responder = notes.scene.firstResponder ?? ids.make(from: "\(name):firstResponder")
    var objects = DocumentElement("objects")
    objects.children = [element, SceneExporter.firstResponder(responder, notes.scene)]
    scene.children = [objects]
    scene.comment = notes.scene.comment ?? SceneTitle.title(of: element)
    notes.scene.patch.apply(to: &scene)
    return Item(key: name, element: scene, id: notes.id, isKnown: notes.scene.id != nil)
  }

  // MARK: - The canvas

  /// Gives scenes that stood in no document yet a location: columns by the distance from the initial scene.
  private func placeOnCanvas(_ items: inout [Item]) {
    guard items.contains(where: { !$0.isKnown }) else { return }
    let distances = distances(items)
    let last = (distances.values.max() ?? 0) + 1
    var rows: [Int: Int] = [:]
    for index in items.indices {
      let column = distances[items[index].id] ?? last
      let row = rows[column, default: 0]
      rows[column] = row + 1
      guard !items[index].isKnown, !items[index].element.children.contains(where: { $0["key"] == "canvasLocation" })
      else {
        continue
      }
      let point = DocumentElement(
        "point",
        ["key": "canvasLocation", "x": String(column * 800), "y": String(row * 900)]
      )
      items[index].element.children.append(point)
    }
  }

  /// How many segues and relationships lead from the initial scene to each, by the ids of controllers.
  private func distances(_ items: [Item]) -> [String: Int] {
    var next: [String: [String]] = [:]
    for item in items { next[item.id] = Self.destinations(in: item.element) }
    let initial = storyboard.initialViewController?.value
    let start = initial.flatMap { exporters.first?.surroundings?.destinations[$0] } ?? items.first?.id
    guard let start else { return [:] }
    var distances = [start: 0]
    var queue = [start]
    var read = 0
    while read < queue.count {
      let id = queue[read]
      read += 1
      for destination in next[id] ?? [] where distances[destination] == nil && next[destination] != nil {
        distances[destination] = distances[id, default: 0] + 1
        queue.append(destination)
      }
    }
    return distances
  }

  private static func destinations(in element: DocumentElement) -> [String] {
    (element.name == "segue" ? [element["destination"]].compactMap { $0 } : [])
      + element.children.flatMap { destinations(in: $0) }
  }
}
