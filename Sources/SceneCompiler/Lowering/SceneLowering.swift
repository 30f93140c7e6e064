package import SceneCatalog
package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// Turns a syntax tree into a scene: objects, typed values and connections.
///
/// Reports what cannot be read as the language says; whether what was read makes sense is validation's business.
package func lower(_ tree: SyntaxTree, catalog: SceneCatalog) -> Diagnosed<Scene> {
  lower(ExpandedTree(tree), catalog: catalog)
}

/// Turns a tree in which components are expanded into a scene.
///
/// `component` is what the tree declares, where it is a component; nil for a scene.
func lower(_ expanded: ExpandedTree, catalog: SceneCatalog, component: Component? = nil) -> Diagnosed<Scene> {
  expanded.tree.withBuffers { buffers in
    var lowering = SceneLowering(expanded, buffers: buffers, catalog: catalog)
    if let component {
      lowering.lowerComponent(component)
    } else {
      lowering.lowerDocument()
    }
    return lowering.finished()
  }
}

/// The state of one lowering.
struct SceneLowering {
  let tree: SyntaxTree
  /// The tree with the uses of components that it has been made of.
  let expanded: ExpandedTree
  /// The uses by the nodes of their objects.
  let uses: [Int32: ExpandedTree.Use]
  /// The parts of the tree, for as long as the lowering lasts.
  let buffers: SyntaxBuffers
  /// The bytes of the source.
  let bytes: UnsafeBufferPointer<UInt8>
  let catalog: SceneCatalog
  var scene: Scene
  /// The uses of `scene.componentUses`.
  var usesOfScene: [ExpandedTree.Use] = []
  /// What was read of objects that are not read to their end.
  var pendingProperties: [PropertyRecord] = []
  var pendingSlots: [SlotRecord] = []
  var pendingChildren: [Int32] = []
  /// The classes that objects name without a superclass, at the numbers of their names; nil for other names.
  var classes: [ObjectClass?] = []
  /// The classes that objects name with a superclass.
  var subclasses: [ClassPair: ObjectClass] = [:]
  /// What was read of the localizable texts of objects that are not read to their end.
  var pendingTexts: [PendingTexts] = []
  /// What the keys begin with that are made of ids; nil where the scene has none.
  var keyPrefix: String?
  /// The texts whose keys lack an id.
  var textsWithoutID: [(object: NodeID, text: SourceRange)] = []
  var diagnostics: [Diagnostic] = []
  var values: ValueReader
  /// The document's styles: each a map of properties.
  var styles: [String: NodeID] = [:]
  /// Where objects name styles that the document does not have.
  var missingStyles: [Located<String>] = []
  /// The traits that the document has names for.
  var traitNames: [String: [SceneVariation.Trait]] = [:]
  /// Whether the document's styles could not be read, which is reported.
  var stylesAreUnread = false
  /// What the storyboard declares that the scene belongs to; nil for a scene that stands alone.
  var shared: SharedDeclarations?
  /// Reads the values of the storyboard's styles, for a scene that is a file of its own.
  var sharedValues: ValueReader?
  /// The controllers that containers of a storyboard's scene have inline: each is a scene of its own for what is in it.
  var inlineControllers: Set<ObjectID> = []

  init(_ expanded: ExpandedTree, buffers: SyntaxBuffers, catalog: SceneCatalog) {
    tree = expanded.tree
    self.expanded = expanded
    uses = Dictionary(expanded.uses.map { ($0.node, $0) }) { first, _ in first }
    self.buffers = buffers
    bytes = buffers.bytes
    self.catalog = catalog
    scene = Scene(source: tree.source)
    scene.objects.reserve(nodes: buffers.nodeCount)
    values = ValueReader(tree: tree, catalog: catalog)
  }

  /// What was read, when all of the text has been.
  mutating func finished() -> Diagnosed<Scene> {
    resolveReferences()
    finishUses()
    reportMissingStyles()
    checkUnusedStyles()
    checkTexts()
    // Several objects may name one style, and several aliases one value.
    if values.versionedUses.count > 1 {
      var seen: Set<VersionedUse> = []
      scene.versionedUses = values.versionedUses.filter { seen.insert($0).inserted }
    } else {
      scene.versionedUses = values.versionedUses
    }
    return Diagnosed(scene, diagnostics + values.diagnostics)
  }

  /// The entries of a map by name; reports a node that is no map, with a hint that is made only then.
  mutating func entries(
    _ node: NodeID,
    of what: String,
    hint: (SceneLowering) -> String? = { _ in nil }
  ) -> [(name: String, key: NodeID, value: NodeID)] {
    guard tree[node].kind == .mapping else {
      report(.wrongType, "\(what) is a map, not \(describe(node))", at: node, hint: hint(self))
      return []
    }
    return tree.entries(of: node).map { (tree.text(of: $0.key), $0.key, $0.value) }
  }

  /// The elements of a list, or a single node as a list of one.
  func elements(_ node: NodeID) -> [NodeID] {
    let target = tree.resolved(node)
    return tree[target].kind == .sequence ? Array(tree.children(of: target)) : [node]
  }

  /// A scalar's text; reports a node that is none.
  mutating func word(_ node: NodeID, of what: String) -> String? {
    if tree[node].kind == .scalar, !tree.text(of: node).isEmpty { return tree.text(of: node) }
    report(.wrongType, "\(what) is a name, not \(describe(node))", at: node)
    return nil
  }

  /// Reports the keys of one map that have no meaning.
  mutating func reportUnknown(_ keys: [(name: String, key: NodeID, value: NodeID)], of what: String, known: [String]) {
    var reports = BoundedReports(.unknownKey)
    for entry in keys {
      let range = tree[entry.key].range
      reports.add(at: range) { suggests in
        let other = ForeignNames.documentKeys[entry.name].flatMap { known.contains($0) ? $0 : nil }
        let meant = suggests ? suggestion(for: entry.name, among: known) : nil
        let value = tree.resolved(entry.value)
        // Of a map such as actions, the first value shows what is meant.
        let text =
          shortText(value) ?? tree.entries(of: value).first { _ in true }.flatMap { shortText(tree.resolved($0.value)) }
        let foreign = suggests ? ForeignNames.place(of: entry.name, value: text, inOwner: what == "the owner") : nil
        let hint =
          known.contains("scene") || what == "the owner"
          ? foreign ?? meant ?? other.map { Spelling.suggestion(of: [$0]) }
            ?? "it has \(Wording.quotedList(known.filter { $0 != "interfaceBuilder" }))"
          : meant ?? other.map { Spelling.suggestion(of: [$0]) }
        return Diagnostic(.unknownKey, "\(what) has no '\(entry.name)'", at: range, hint: hint)
      }
    }
    diagnostics += reports.diagnostics
  }

  /// A scalar's text for a hint; nil where the node is none, or has too much text to repeat.
  func shortText(_ node: NodeID) -> String? {
    guard tree[node].kind == .scalar, (1...40).contains(tree.utf8(of: node).count) else { return nil }
    return tree.text(of: node)
  }

  func located(_ node: NodeID) -> Located<String> { Located(tree.text(of: node), at: tree[node].range) }

  mutating func report(_ kind: DiagnosticKind, _ message: String, at node: NodeID, hint: String? = nil) {
    diagnostics.append(Diagnostic(kind, message, at: tree[node].range, hint: hint))
  }

  /// What a node is, for messages.
  func describe(_ node: NodeID) -> String {
    switch tree[node].kind {
    case .mapping: "a map"
    case .sequence: "a list"
    case .scalar: tree.text(of: node).isEmpty ? "nothing" : "'\(tree.text(of: node))'"
    case .alias: "an alias"
    }
  }

  /// A name that is one of a few: its nearest among them as a hint.
  func suggestion(for word: String, among words: [String]) -> String? {
    Spelling.suggestion(for: word, in: words)
  }
}
