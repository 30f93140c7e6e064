import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// Finds the parts of a document that diagnostics of the text that it is read as are about.
struct DocumentLocator: Sendable {
  private typealias Key = SceneKeys.InterfaceBuilder

  let places: DocumentPlaces
  let catalog: SceneCatalog
  private let classes: ElementClasses
  let limits: SyntaxLimits
  /// The words for objects in messages, by the ids that they have in the text.
  let words: ObjectWords
  /// The elements with ids, the first of each.
  private let elements: [String: DocumentNode]
  /// The names of all outlets that are connected.
  private let outlets: Set<String>

  init(_ places: DocumentPlaces, _ catalog: SceneCatalog, _ limits: SyntaxLimits, _ names: [String: String]) {
    (self.places, self.catalog, self.limits) = (places, catalog, limits)
    classes = ElementClasses(catalog)
    var elements: [String: DocumentNode] = [:]
    for node in places.tree.nodes { if let id = node["id"], elements[id] == nil { elements[id] = node } }
    self.elements = elements
    outlets = Set(places.tree.nodes.compactMap { $0.name == "outlet" ? $0["property"] : nil })
    words = ObjectWords(names, elements)
  }

  /// What is found about how a scene is written, which a document has nothing of.
  private static let kindsOfTexts: Set<String> = [
    "alias-misuse", "inline-scenes", "magic-color", "redundant-default", "undeclared-unwind-action",
    "unused-placeholder",
    "unused-style", "variation-words",
  ]

  /// The diagnostics of a text, each at the part of the document that it is about.
  ///
  /// Those about how the text is written are left out, and warnings that import silences: the document's code may count on it.
  func located(_ all: [Diagnostic], in text: SourceText) -> [Diagnostic] {
    let diagnostics = all.filter { diagnostic in
      let isSilent = diagnostic.severity != .error && ImportedScene.comment(silencing: diagnostic) != nil
      return !isSilent && !Self.kindsOfTexts.contains(diagnostic.id) && !isOfLeftOutlet(diagnostic)
    }
    guard !diagnostics.isEmpty else { return [] }
    let tree = parse(text, limits: limits).value
    var found: [Int: SourceRange] = [:]
    var open = OpenMaps(tree)
    for offset in Set(diagnostics.flatMap(offsets)).sorted() {
      let place = Self.behindComments(offset, in: text)
      found[offset] = range(at: place, in: tree, open.around(place))
    }
    func place(_ range: SourceRange) -> SourceRange { found[range.lowerBound] ?? range }
    return diagnostics.map { diagnostic in
      var located = diagnostic
      located.hint = DocumentHints.hint(for: diagnostic)
      located = worded(located)
      located.range = place(diagnostic.range)
      located.notes = diagnostic.notes.map { .init(words.shown($0.message), at: place($0.range)) }
      located.repeats = diagnostic.repeats.map(place)
      // What would change the text has nothing to change in the document.
      located.fixIts = []
      return located
    }
  }

  /// A diagnostic of the document that speaks of what Interface Builder shows.
  func worded(_ diagnostic: Diagnostic) -> Diagnostic {
    var worded = diagnostic
    worded.message = words.shown(diagnostic.message)
    worded.hint = diagnostic.hint.map(words.shown)
    return worded
  }

  /// Whether an outlet that is not connected is connected in the document, and was left out with a report.
  private func isOfLeftOutlet(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.isOne(of: .unconnectedOutlet) else { return false }
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 1 && outlets.contains(String(parts[1]))
  }

  /// What a comment is about: the node in the next line that is none.
  private static func behindComments(_ offset: Int, in text: SourceText) -> Int {
    let bytes = text.bytes
    let line = text.rangeOfLine(text.position(at: offset).line)
    let start = bytes[line.lowerBound..<line.upperBound].firstIndex { $0 != UInt8(ascii: " ") } ?? offset
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return offset }
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
      offset = (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "-") {
        offset += 1
      }
    }
    return offset
  }

  /// Where a diagnostic is about something.
  private func offsets(of diagnostic: Diagnostic) -> [Int] {
    ([diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.repeats).map(\.lowerBound)
  }

  // MARK: - Parts

  /// The part of the document at an offset of the text, around which some maps are open, the outermost first.
  private func range(at offset: Int, in tree: SyntaxTree, _ maps: [NodeID]) -> SourceRange {
    for (depth, map) in maps.enumerated().reversed() {
      guard let node = element(of: map, in: tree, isOutermost: depth == 0) else { continue }
      let keys = keys(at: offset, in: map, of: tree)
      return range(of: keys, in: node, map, tree)
    }
    return places.tree.root.map(places.range) ?? SourceRange(0, 0)
  }

  /// The element that a map is read from; nil for a map inside of what an element has.
  private func element(of map: NodeID, in tree: SyntaxTree, isOutermost: Bool) -> DocumentNode? {
    if isOutermost { return places.tree.root }
    if let notes = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: map),
      let id = tree.value(named: Key.id.rawValue, of: notes)
    {
      return elements[tree.text(of: id)]
    }
    return nil
  }

  /// A step from a map to a node inside.
  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The way from a map to the innermost node around an offset.
  private func keys(at offset: Int, in map: NodeID, of tree: SyntaxTree) -> [Step] {
    var steps: [Step] = []
    var node: NodeID? = map
    while let current = node {
      node = nil
      switch tree[current].kind {
      case .mapping:
        var last: (key: NodeID, value: NodeID)?
        for entry in tree.entries(of: current) {
          if tree.fullRange(of: entry.key).lowerBound > offset { break }
          last = entry
        }
        guard let last else { break }
        steps.append(.key(tree.text(of: last.key)))
        node = last.value
      case .sequence:
        var last: (index: Int, child: NodeID)?
        for (index, child) in tree.children(of: current).enumerated() {
          if tree.fullRange(of: child).lowerBound > offset { break }
          last = (index, child)
        }
        guard let last else { break }
        steps.append(.index(last.index))
        node = last.child
      default: break
      }
    }
    return steps
  }

  private func range(of steps: [Step], in node: DocumentNode, _ map: NodeID, _ tree: SyntaxTree) -> SourceRange {
    guard case .key(let key)? = steps.first else { return places.range(of: node) }
    let inner = steps.dropFirst()
    switch SceneKeys.Object(rawValue: key) {
    case .class?, .superclass?: return places.range(of: "customClass", in: node)
    case .outlets?: return connection(inner, of: node, ["outlet", "outletCollection"], "property", "property")
    case .actions?: return connection(inner, of: node, ["action"], "eventType", "selector")
    case .attributes?:
      guard case .key(let path)? = inner.first,
        let attribute = node.child("userDefinedRuntimeAttributes")?.children.first(where: { $0["keyPath"] == path })
      else { return places.range(of: node) }
      return places.range(of: "keyPath", in: attribute)
    case .constraints?:
      guard case .index(let index)? = inner.first, let constraint = constraint(index, of: map, in: tree) else {
        return places.range(of: node)
      }
      guard case .key(let detail)? = inner.dropFirst().first else { return places.range(of: constraint) }
      return places.range(of: detail, in: constraint)
    case .id?, .styles?, .isInstalled?, .embedIn?, .interfaceBuilder?: return places.range(of: node)
    case .variations?:
      let variation = node.children.first { $0.name == "variation" }
      return places.range(of: variation ?? node)
    case nil: break
    }
    if key == SceneKeys.StoryboardObject.segues.rawValue {
      let segues = node.child("connections")?.children.filter { $0.name == "segue" } ?? []
      guard case .index(let index)? = inner.first, segues.indices.contains(index) else {
        return places.range(of: node)
      }
      return places.range(of: segues[index])
    }
    if key == SceneKeys.Document.owner.rawValue, let root = places.tree.root {
      return owner(inner, in: root)
    }
    return property(key, inner, of: node)
  }

  private func owner(_ steps: ArraySlice<Step>, in root: DocumentNode) -> SourceRange {
    let owner = root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    guard let owner else { return places.range(of: root) }
    guard case .key(let key)? = steps.first else { return places.range(of: owner) }
    switch SceneKeys.Outsider(rawValue: key) {
    case .class?, .superclass?: return places.range(of: "customClass", in: owner)
    case .outlets?:
      return connection(steps.dropFirst(), of: owner, ["outlet", "outletCollection"], "property", "property")
    default: return places.range(of: owner)
    }
  }

  /// A connection of an element by what it begins with, such as the name of the outlet; by its number among them without such a name.
  private func connection(
    _ steps: ArraySlice<Step>,
    of node: DocumentNode,
    _ names: Set<String>,
    _ attribute: String,
    _ shown: String
  ) -> SourceRange {
    let all = node.child("connections")?.children.filter { names.contains($0.name) } ?? []
    let found: DocumentNode?
    switch steps.first {
    case .key(let name)?:
      let named = all.filter { $0[attribute] == name }
      if case .index(let index)? = steps.dropFirst().first, named.indices.contains(index) {
        found = named[index]
      } else {
        found = named.first
      }
    case .index(let index)?: found = all.indices.contains(index) ? all[index] : nil
    case nil: found = all.first
    }
    return found.map { places.range(of: shown, in: $0) } ?? places.range(of: node)
  }

  /// The element of a constraint by the ids that the map of its view keeps.
  private func constraint(_ index: Int, of map: NodeID, in tree: SyntaxTree) -> DocumentNode? {
    guard let notes = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: map),
      let list = tree.value(named: Key.constraints.rawValue, of: notes)
    else { return nil }
    let ids = tree.text(of: list).split(separator: " ")
    return ids.indices.contains(index) ? elements[String(ids[index])] : nil
  }

  /// What an element has of a property: the attribute, or the element inside.
  private func property(_ key: String, _ steps: ArraySlice<Step>, of node: DocumentNode) -> SourceRange {
    let schema = classes.name(of: node.name).flatMap { catalog.schema(named: $0.archived) }?.properties[key]
    let name = schema?.documentName ?? key
    if case .key(let inner)? = steps.first {
      if let attribute = schema?.attributes[inner], node[attribute] != nil {
        return places.range(of: attribute, in: node)
      }
      if let state = node.children.first(where: { $0.name == "state" && $0["key"] == inner }) {
        return state[name] == nil
          ? places.range(of: state.child(key: name) ?? state) : places.range(of: name, in: state)
      }
    }
    for candidate in [name, key] {
      if node[candidate] != nil { return places.range(of: candidate, in: node) }
      if let child = node.children.first(where: { $0["key"] == candidate || $0.name == candidate }) {
        return places.range(of: child)
      }
      for part in node.children where part.name == "accessibility" || part.name == "textInputTraits" {
        if part[candidate] != nil { return places.range(of: candidate, in: part) }
      }
    }
    return places.range(of: node)
  }
}

/// The maps that are open at offsets that are asked for in their order: each node of the text is looked at once.
private struct OpenMaps {
  private let tree: SyntaxTree
  private var next: Int32 = 0
  private var open: [(end: Int, node: NodeID)] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The maps around an offset, the outermost first.
  mutating func around(_ offset: Int) -> [NodeID] {
    while next < tree.nodeCount, tree[NodeID(next)].range.lowerBound <= offset {
      let node = NodeID(next)
      next += 1
      guard tree[node].kind == .mapping else { continue }
      open.removeAll { $0.end < tree[node].range.lowerBound }
      open.append((tree[node].range.upperBound, node))
    }
    open.removeAll { $0.end < offset }
    return open.map(\.node)
  }
}
