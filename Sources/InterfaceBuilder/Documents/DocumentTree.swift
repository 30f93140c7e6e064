/// The elements of an XML document, in flat arrays with integer links.
package final class DocumentTree: Sendable {
  /// One element.
  package struct Element: Sendable {
    /// The element's name: `label`.
    package var name: String
    /// In the order written.
    package var attributes: [Attribute] = []
    /// The element around this one; nil for the outermost.
    package var parent: Int?
    package var children: [Int] = []
    /// The text directly inside, of all pieces together.
    package var text = ""
    /// The comment right before the start tag, such as Interface Builder writes above each screen of a storyboard; nil without one.
    package var comment: String?
    /// Whether the element has an end tag.
    package var hasEndTag = false
    /// The line on which the start tag ends, from 1.
    package var line: Int
    /// The offset of the start tag in the bytes of the text.
    var start = 0
  }

  /// An attribute with its value, entities replaced.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// Parents before their children, in the order of the text; the first is the outermost.
  package let elements: [Element]

  /// What the XML declaration says of `standalone`; nil where it says nothing.
  package let standalone: String?

  /// How the file differs from one of Xcode's.
  let form: DocumentFileForm

  init(_ elements: [Element], standalone: String?, form: DocumentFileForm) {
    self.elements = elements
    self.standalone = standalone
    self.form = form
  }

  /// The outermost element; nil for a document without any.
  package var root: DocumentNode? { elements.isEmpty ? nil : DocumentNode(tree: self, index: 0) }

  /// All elements, in the order of the text.
  package var nodes: [DocumentNode] { elements.indices.map { DocumentNode(tree: self, index: $0) } }
}

/// An element of a document together with its document.
package struct DocumentNode: Sendable {
  package let tree: DocumentTree
  package let index: Int

  private var element: DocumentTree.Element { tree.elements[index] }

  /// The element's name.
  package var name: String { element.name }
  /// The attributes in the order written.
  package var attributes: [DocumentTree.Attribute] { element.attributes }
  /// The text directly inside.
  package var text: String { element.text }
  /// Whether the element has an end tag.
  var hasEndTag: Bool { element.hasEndTag }
  /// The comment right before the start tag; nil where there is none.
  var comment: String? { element.comment }
  /// The line on which the start tag ends, from 1.
  package var line: Int { element.line }
  /// The offset of the start tag in the bytes of the text.
  var start: Int { element.start }
  /// The element around this one.
  package var parent: DocumentNode? { element.parent.map { DocumentNode(tree: tree, index: $0) } }
  /// The elements inside.
  package var children: [DocumentNode] { element.children.map { DocumentNode(tree: tree, index: $0) } }

  /// The value of an attribute; nil where it is not written.
  package subscript(name: String) -> String? { element.attributes.first { $0.name == name }?.value }

  /// Whether a switch is on: `YES`.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The first child of a name; nil where there is none.
  package func child(_ name: String) -> DocumentNode? { children.first { $0.name == name } }

  /// The child that fills a property, by its attribute `key`.
  func child(key: String) -> DocumentNode? { children.first { $0["key"] == key } }

  /// The nearest element around this one that Interface Builder gave an id.
  var owner: DocumentNode? {
    var node = parent
    while let current = node, current["id"] == nil { node = current.parent }
    return node
  }
}

extension DocumentNode: Hashable {
  /// Whether both are the same element; their documents are taken to be the same.
  package static func == (left: DocumentNode, right: DocumentNode) -> Bool { left.index == right.index }

  /// Feeds the element's index.
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
