import SceneDiagnostics

extension ElementPatch {
  /// Gives an exported element what the patch keeps of the document's.
  func apply(to element: inout DocumentElement) {
    for (name, value) in attributes { element[name] = value }
    element.attributeOrder = attributeOrder
    if ending != .none { element.ending = ending }
    let children = element.children
    for (label, patch) in parts {
      guard let index = children.indices.first(where: { Self.label($0, in: children) == label }) else { continue }
      patch.apply(to: &element.children[index])
    }
    let gone = Set(children.indices.filter { omitted.contains(Self.label($0, in: children)) })
    element.children = element.children.indices.filter { !gone.contains($0) }.map { element.children[$0] }
    element.children += elements.compactMap(Self.element)
    // After an edit of the scene the number of children may be another one: their indexes say nothing then.
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
