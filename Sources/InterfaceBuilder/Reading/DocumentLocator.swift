import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneSyntax

extension [Diagnostic] {
  /// The diagnostics of a text that a document would become, in their order, with ranges of the document.
  package func located(of text: SourceText, in document: SourceText, with pipeline: Pipeline) -> [Diagnostic] {
    guard let tree = readDocument(document).value else { return [] }
    let locator = DocumentLocator(text, DocumentPlaces(document, tree), pipeline, ObjectWords([:], tree))
    return sortedByLocation().map { diagnostic in
      var located = diagnostic
      located.range = locator.range(at: diagnostic.range.lowerBound)
      return located
    }
  }
}

/// Finds the parts of a document that places in the text that it is read as are about.
///
/// What is looked up is kept, so that many findings in one element take no more than their number.
final class DocumentLocator {
  private typealias Key = SceneKeys.InterfaceBuilder

  private let places: DocumentPlaces
  private let catalog: SceneCatalog
  private let classes: ElementClasses
  private let text: SourceText
  private let tree: SyntaxTree
  private let children: ChildSearch
  private let connections = Connections()
  /// The words for objects in messages, by the ids that they have in the text.
  private let words: ObjectWords
  /// The elements with ids, the first of each.
  private let elements: [String: DocumentNode]
  /// The elements of maps; nil for those of none.
  private var elementsOfMaps: [NodeID: DocumentNode?] = [:]
  /// The ids of the constraints of maps.
  private var constraintIDs: [NodeID: [Substring]] = [:]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - places: The document.
  ///   - pipeline: What the text is read by.
  ///   - words: The words for objects in messages.
  init(_ text: SourceText, _ places: DocumentPlaces, _ pipeline: Pipeline, _ words: ObjectWords) {
    (self.text, self.places, self.words, catalog) = (text, places, words, pipeline.catalog)
    classes = ElementClasses(pipeline.catalog)
    tree = parse(text, limits: pipeline.limits).value
    children = ChildSearch(tree)
    var elements: [String: DocumentNode] = [:]
    for node in places.tree.nodes { if let id = node["id"], elements[id] == nil { elements[id] = node } }
    self.elements = elements
  }

  /// What is found about how a scene is written, which a document has nothing of.
  private static let kindsOfTexts: Set<String> = [
    "alias-misuse", "inline-scenes", "magic-color", "redundant-default", "undeclared-unwind-action",
    "unused-placeholder", "unused-style", "variation-words",
  ]

  /// The diagnostics of the text, each at the part of the document that it is about.
  ///
  /// Those about how the text is written are left out, and warnings that import silences: the document's code may count on it.
  func located(_ all: [Diagnostic]) -> [Diagnostic] {
    all.compactMap { diagnostic in
      let isSilent = diagnostic.severity != .error && ImportedScene.comment(silencing: diagnostic) != nil
      guard !isSilent, !Self.kindsOfTexts.contains(diagnostic.id), !isOfLeftOutlet(diagnostic) else { return nil }
      var located = diagnostic
      located.hint = DocumentHints.hint(for: diagnostic)
      located = words.worded(located)
      located.range = range(at: diagnostic.range.lowerBound)
      located.notes = diagnostic.notes.map { .init(words.shown($0.message), at: range(at: $0.range.lowerBound)) }
      located.repeats = diagnostic.repeats.map { range(at: $0.lowerBound) }
      // What would change the text has nothing to change in the document.
      located.fixIts = []
      return located
    }
  }

  /// The part of the document for an offset in the text.
  func range(at offset: Int) -> SourceRange {
    let offset = behindComments(offset)
    guard let (node, map) = innermost(at: offset) else {
      return places.tree.root.map(places.range) ?? SourceRange(0, 0)
    }
    return range(of: keys(at: offset, in: map), in: node, map)
  }

  /// Whether an outlet that is not connected is connected in the document, and was left out with a report.
  private func isOfLeftOutlet(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.isOne(of: .unconnectedOutlet) else { return false }
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    let offset = diagnostic.range.lowerBound
    guard parts.count > 1, let (node, map) = innermost(at: offset) else { return false }
    var owner: DocumentNode? = node
    if node == places.tree.root, case .key(SceneKeys.Document.owner.rawValue)? = keys(at: offset, in: map).first {
      owner = self.owner(in: node)
    }
    return owner.map { connections.list(of: $0).outlets[String(parts[1])] != nil } ?? false
  }

  /// What a comment is about: the node in the next line that is none.
  private func behindComments(_ offset: Int) -> Int {
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

  // MARK: - Parts

  /// The innermost element around an offset of the text, with the map that it is read as; nil for an empty text.
  private func innermost(at offset: Int) -> (node: DocumentNode, map: NodeID)? {
    guard let root = places.tree.root, var next = tree.root else { return nil }
    var found = (node: root, map: next)
    while true {
      switch tree[next].kind {
      case .mapping:
        if next != tree.root, let node = element(of: next) { found = (node, next) }
        guard let entry = children.entry(at: offset, in: next), contains(entry.value, offset) else { return found }
        next = entry.value
      case .sequence:
        guard let item = children.item(at: offset, in: next), contains(item.node, offset) else { return found }
        next = item.node
      default: return found
      }
    }
  }

  private func contains(_ node: NodeID, _ offset: Int) -> Bool {
    let range = tree.fullRange(of: node)
    return range.lowerBound <= offset && offset <= range.upperBound
  }

  /// The element that a map is read from; nil for a map inside of what an element has.
  private func element(of map: NodeID) -> DocumentNode? {
    if let known = elementsOfMaps[map] { return known }
    let notes = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: map)
    let id = notes.flatMap { tree.value(named: Key.id.rawValue, of: $0) }
    let element = id.flatMap { elements[tree.text(of: $0)] }
    elementsOfMaps[map] = .some(element)
    return element
  }

  /// A step from a map to a node inside.
  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The way from a map to the innermost node around an offset.
  private func keys(at offset: Int, in map: NodeID) -> [Step] {
    var steps: [Step] = []
    var next = map
    while true {
      switch tree[next].kind {
      case .mapping:
        guard let entry = children.entry(at: offset, in: next) else { return steps }
        steps.append(.key(tree.text(of: entry.key)))
        next = entry.value
      case .sequence:
        guard let item = children.item(at: offset, in: next) else { return steps }
        steps.append(.index(item.index))
        next = item.node
      default: return steps
      }
    }
  }

  private func range(of steps: [Step], in node: DocumentNode, _ map: NodeID) -> SourceRange {
    guard case .key(let key)? = steps.first else { return places.range(of: node) }
    let inner = steps.dropFirst()
    switch SceneKeys.Object(rawValue: key) {
    case .class?, .superclass?: return places.range(of: "customClass", in: node)
    case .outlets?: return outlet(inner, of: node)
    case .actions?: return action(inner, of: node)
    case .attributes?:
      guard case .key(let path)? = inner.first,
        let attribute = node.child("userDefinedRuntimeAttributes")?.children.first(where: { $0["keyPath"] == path })
      else { return places.range(of: node) }
      return places.range(of: "keyPath", in: attribute)
    case .constraints?:
      guard case .index(let index)? = inner.first, let constraint = constraint(index, of: map) else {
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
      let segues = connections.list(of: node).segues
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

  private func owner(in root: DocumentNode) -> DocumentNode? {
    root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  private func owner(_ steps: ArraySlice<Step>, in root: DocumentNode) -> SourceRange {
    guard let owner = owner(in: root) else { return places.range(of: root) }
    guard case .key(let key)? = steps.first else { return places.range(of: owner) }
    switch SceneKeys.Outsider(rawValue: key) {
    case .class?, .superclass?: return places.range(of: "customClass", in: owner)
    case .outlets?: return outlet(steps.dropFirst(), of: owner)
    default: return places.range(of: owner)
    }
  }

  /// An outlet by its name, of a collection by its number.
  private func outlet(_ steps: ArraySlice<Step>, of node: DocumentNode) -> SourceRange {
    guard case .key(let name)? = steps.first, let all = connections.list(of: node).outlets[name] else {
      return places.range(of: node)
    }
    return connection(steps.dropFirst().first, among: all, "property") ?? places.range(of: node)
  }

  /// An action by its event, by its number without one.
  private func action(_ steps: ArraySlice<Step>, of node: DocumentNode) -> SourceRange {
    let list = connections.list(of: node)
    let found: SourceRange? =
      if case .key(let event)? = steps.first {
        connection(steps.dropFirst().first, among: list.actionsByEvent[event] ?? [], "selector")
      } else {
        connection(steps.first, among: list.actions, "selector")
      }
    return found ?? places.range(of: node)
  }

  private func connection(_ step: Step?, among all: [DocumentNode], _ attribute: String) -> SourceRange? {
    var found = all.first
    if case .index(let index)? = step, all.indices.contains(index) { found = all[index] }
    return found.map { places.range(of: attribute, in: $0) }
  }

  /// The element of a constraint by the ids that the map of its view keeps.
  private func constraint(_ index: Int, of map: NodeID) -> DocumentNode? {
    if constraintIDs[map] == nil {
      let notes = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: map)
      let list = notes.flatMap { tree.value(named: Key.constraints.rawValue, of: $0) }
      constraintIDs[map] = list.map { tree.text(of: $0).split(separator: " ") } ?? []
    }
    guard let ids = constraintIDs[map], ids.indices.contains(index) else { return nil }
    return elements[String(ids[index])]
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
