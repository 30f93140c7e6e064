import SceneLanguage
import SceneModel
import SceneSyntax

/// What a document's element says beyond what an export of the scene makes of it.
///
/// Kept under `interfaceBuilder`, it lets an export give back every element and attribute of the document that was imported.
struct ElementPatch: Hashable {
  private typealias Key = SceneKeys.ElementPatch

  /// The document's name of the element, where an export would write another one; nil where both are the same.
  var name: String?
  /// Attributes with other values; nil for what the document leaves out.
  var attributes: [(name: String, value: String?)] = []
  /// All attributes by name, where the document has them in another order than Interface Builder's usual one.
  var attributeOrder: [String] = []
  /// Elements in the document's own words.
  var elements: [String] = []
  /// The labels of elements that the document leaves out.
  var omitted: [String] = []
  /// The indexes of the children, those of the export before those of `elements`; empty where that is their order.
  var order: [Int] = []
  /// How the document's element ends, in which nothing stands.
  var ending = DocumentElement.Ending.none
  /// What is different in children that both have.
  var parts: [(label: String, patch: ElementPatch)] = []

  var isEmpty: Bool {
    name == nil && attributes.isEmpty && attributeOrder.isEmpty && elements.isEmpty && omitted.isEmpty && order.isEmpty
      && parts.isEmpty && ending == .none
  }

  static func == (left: ElementPatch, right: ElementPatch) -> Bool { left.entries == right.entries }

  func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// The patch as a scene writes it.
  var entries: [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = name.map { [.init(Key.element, .text($0))] } ?? []
    if !attributes.isEmpty {
      let values = attributes.map { WrittenValue.Entry($0.name, $0.value.map { .text($0) } ?? .plain("null")) }
      entries.append(.init(Key.attributes, .map(values)))
    }
    if !attributeOrder.isEmpty {
      entries.append(.init(Key.attributeOrder, .list(attributeOrder.map { .text($0) })))
    }
    if !omitted.isEmpty { entries.append(.init(Key.omitted, .list(omitted.map { .text($0) }))) }
    if !parts.isEmpty {
      entries.append(.init(Key.parts, .map(parts.map { .init($0.label, .map($0.patch.entries)) })))
    }
    if !elements.isEmpty { entries.append(.init(Key.elements, .list(elements.map { .text($0) }, .block))) }
    if !order.isEmpty { entries.append(.init(Key.order, .list(order.map { .plain(String($0)) }))) }
    if ending != .none { entries.append(.init(Key.ending, .plain(ending.rawValue))) }
    return entries
  }

  /// Reads a patch; what is none of it is left out.
  init(_ node: NodeID, in tree: SyntaxTree) {
    for (key, value) in tree.entries(of: tree.resolved(node)) {
      let value = tree.resolved(value)
      switch Key(rawValue: tree.text(of: key)) {
      case .element:
        let text = tree.text(of: value)
        if DocumentElement.olderNames.values.contains(text) { name = text }
      case .attributes:
        for (name, attribute) in tree.entries(of: value) {
          let text = tree.text(of: attribute)
          let isNull = text == "null" && tree[attribute].style == .plain
          attributes.append((tree.text(of: name), isNull ? nil : text))
        }
      case .attributeOrder: attributeOrder = tree.children(of: value).map { tree.text(of: $0) }
      case .elements: elements = tree.children(of: value).map { tree.text(of: $0) }
      case .omitted: omitted = tree.children(of: value).map { tree.text(of: $0) }
      case .order: order = tree.children(of: value).compactMap { Int(tree.text(of: $0)) }
      case .parts:
        for (label, part) in tree.entries(of: value) {
          parts.append((tree.text(of: label), ElementPatch(part, in: tree)))
        }
      case .ending: ending = DocumentElement.Ending(rawValue: tree.text(of: value)) ?? .none
      case nil: break
      }
    }
  }

  init() {}
}
