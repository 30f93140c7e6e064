/// An element that is to be written.
struct DocumentElement: Hashable, Sendable {
  var name: String
  /// In the order in which they are written.
  var attributes: [DocumentTree.Attribute] = []
  var children: [DocumentElement] = []
  var text = ""

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { .init(name: $0.key, value: $0.value) }
  }

  /// A copy of an element that was read, with all that stands in it.
  init(_ node: DocumentNode) {
    name = node.name
    attributes = node.attributes
    children = node.children.map { DocumentElement($0) }
    text = children.isEmpty ? node.text : ""
    if ["string", "mutableString", "data"].contains(name) == false, text.allSatisfy(\.isWhitespace) { text = "" }
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      guard let newValue else { return attributes.removeAll { $0.name == name } }
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        attributes[index].value = newValue
      } else {
        attributes.append(.init(name: name, value: newValue))
      }
    }
  }

  /// What the element is among its siblings: its name, with the key or the id that tells it from others of that name.
  var label: String {
    if let key = self["key"] { return "\(name) \(key)" }
    if let mark = self["id"] ?? self["keyPath"] ?? self["reference"] { return "\(name) \(mark)" }
    return name
  }
}
