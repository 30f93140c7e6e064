/// An element that is to be written.
struct DocumentElement: Hashable, Sendable {
  var name: String
  /// In the order in which they are written.
  var attributes: [DocumentTree.Attribute] = []
  var children: [DocumentElement] = []
  var text = ""
  /// The names of attributes whose order is not Interface Builder's usual one; empty where it is.
  var attributeOrder: [String] = []
  /// The comment on the line above; nil where there is none.
  var comment: String?
  /// How an element ends in which nothing stands.
  var ending = Ending.none
  /// Whether the element stands as a document had it, so that its attributes are in order already.
  var isVerbatim = false

  /// How an element ends in which nothing stands; Interface Builder itself closes its start tag.
  enum Ending: String, Sendable {
    case none
    /// An end tag right behind the start tag, as in documents that were edited by hand.
    case tag
    /// An end tag on the next line.
    case line
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { .init(name: $0.key, value: $0.value) }
  }

  /// A copy of an element that was read, with all that stands in it; of comments only where they are asked for.
  init(_ node: DocumentNode, keepsComments: Bool = false) {
    self.init(node, node.children.map { DocumentElement($0, keepsComments: keepsComments) })
    if keepsComments { comment = node.comment }
  }

  /// A copy of an element that was read, with copies of its children.
  init(_ node: DocumentNode, _ copies: [DocumentElement]) {
    name = node.name
    attributes = node.attributes
    children = copies
    text = children.isEmpty ? node.text : ""
    // Interface Builder writes a date to read inside the element of one.
    if children.isEmpty, node.hasEndTag, name != "date", text.allSatisfy(\.isWhitespace) {
      ending = text.contains("\n") ? .line : text.isEmpty ? .tag : .none
    }
    if ["string", "mutableString", "data"].contains(name) == false, text.allSatisfy(\.isWhitespace) { text = "" }
  }

  /// Copies of elements without their comments, by the elements' indexes; each is made once, and belongs to that of its parent.
  ///
  /// - Parameter nodes: Parents before their children.
  static func copies(of nodes: [DocumentNode]) -> [Int: DocumentElement] {
    var copies: [Int: DocumentElement] = [:]
    copies.reserveCapacity(nodes.count)
    for node in nodes.reversed() {
      copies[node.index] = DocumentElement(node, node.children.map { copies[$0.index] ?? DocumentElement($0) })
    }
    return copies
  }

  /// Puts the attributes of the element and of all that stands in it into the order in which they are written.
  mutating func arrangeAttributes() {
    guard !isVerbatim else { return }
    attributes = AttributeOrder.sorted(attributes, of: name)
    if !attributeOrder.isEmpty { attributes = AttributeOrder.arranged(attributes, as: attributeOrder) }
    for index in children.indices { children[index].arrangeAttributes() }
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

  /// What the element is among its siblings: its name, with the key or the id that distinguishes it from others of that name.
  var label: String {
    if let key = self["key"] { return "\(name) \(key)" }
    if let mark = self["id"] ?? self["keyPath"] ?? self["reference"] { return "\(name) \(mark)" }
    return name
  }
}
