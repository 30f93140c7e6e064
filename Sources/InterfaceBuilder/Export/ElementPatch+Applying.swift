import SceneDiagnostics

extension ElementPatch {
  /// Gives an exported element what the patch keeps of the document's.
  func apply(to element: inout DocumentElement) {
    if let name { element.name = name }
    for (name, value) in attributes { element[name] = value }
    element.attributeOrder = attributeOrder
    if ending != .none { element.ending = ending }
    if !parts.isEmpty || !omitted.isEmpty {
      let labels = Self.labels(of: element.children)
      let indexes = Dictionary(labels.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
      for (label, patch) in parts {
        if let index = indexes[label] { patch.apply(to: &element.children[index]) }
      }
      let omitted = Set(omitted)
      element.children = zip(labels, element.children).filter { !omitted.contains($0.0) }.map(\.1)
    }
    element.children += elements.compactMap(Self.element)
    // After an edit of the scene the number of children may be another one: their indexes mean nothing then.
    guard order.count == element.children.count, Set(order).count == order.count else { return }
    element.children = zip(order, element.children).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// An element that a scene holds as text; nil where it is no XML.
  static func element(_ text: String) -> DocumentElement? {
    guard let root = readDocument(SourceText(path: "", text: text)).value?.root else { return nil }
    var element = DocumentElement(root, keepsComments: true)
    element.isVerbatim = true
    return element
  }
}
