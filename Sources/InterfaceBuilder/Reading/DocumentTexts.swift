/// A text of a document that people read, with the key that it has in tables of translations.
package struct DocumentTextEntry: Sendable {
  /// The id of the object that shows the text.
  package var id: String
  /// The class of the object, `UILabel`.
  package var className: String
  /// What the text is of the object: `text`, `normalTitle`, `segmentTitles[0]`.
  package var property: String
  package var text: String
  /// The element that has the text.
  let element: Int
  /// The attribute of the element; nil for its content.
  let attribute: String?

  /// The key in tables.
  package var key: String { "\(id).\(property)" }
}

extension DocumentTree {
  /// Attributes with texts that people read, which objects also have in an element `string` of that key.
  private static let shown: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]
  /// The attributes of the element `accessibility` with what is spoken, by the property's name.
  private static let spoken = ["label": "accessibilityLabel", "hint": "accessibilityHint"]
  /// The attributes of a button's configuration with texts.
  private static let configured: Set<String> = ["title", "subtitle"]

  /// The texts that people read, in the order of the text; empty ones are left out, as Interface Builder does.
  package var texts: [DocumentTextEntry] {
    guard let root else { return [] }
    let objects = root.child("objects") ?? root.child("scenes")
    guard let objects else { return [] }
    var found: [DocumentTextEntry] = []
    for index in objects.index..<objects.end {
      let node = DocumentNode(tree: self, index: index)
      guard node.parent?.name != "connections", let id = node["id"], let className = TextClasses.name(of: node) else {
        continue
      }
      addTexts(of: node, id, className, to: &found)
    }
    return found
  }

  private func addTexts(of node: DocumentNode, _ id: String, _ className: String, to found: inout [DocumentTextEntry]) {
    func add(_ property: String, _ text: String, _ element: DocumentNode, _ attribute: String?) {
      guard !text.isEmpty else { return }
      found.append(
        DocumentTextEntry(
          id: id,
          className: className,
          property: property,
          text: text,
          element: element.index,
          attribute: attribute
        )
      )
    }
    func addTexts(_ names: Set<String>, of element: DocumentNode, _ property: (String) -> String) {
      for attribute in element.attributes where names.contains(attribute.name) {
        add(property(attribute.name), attribute.value, element, attribute.name)
      }
      for child in element.children where child.name == "string" || child.name == "mutableString" {
        guard let key = child["key"], names.contains(key) else { continue }
        add(property(key), ValueImport.content(of: child), child, nil)
      }
    }
    addTexts(Self.shown, of: node) { $0 }
    for child in node.children {
      switch child.name {
      case "state":
        let state = child["key"] ?? "normal"
        addTexts(["title"], of: child) { _ in "\(state)Title" }
      case "buttonConfiguration": addTexts(Self.configured, of: child) { "configuration.\($0)" }
      case "accessibility":
        for attribute in child.attributes {
          guard let property = Self.spoken[attribute.name] else { continue }
          add(property, attribute.value, child, attribute.name)
        }
        for string in child.children where string.name == "string" || string.name == "mutableString" {
          guard let property = string["key"].flatMap({ Self.spoken[$0] }) else { continue }
          add(property, ValueImport.content(of: string), string, nil)
        }
      case "segments":
        for (index, segment) in child.children.enumerated() {
          guard let title = segment["title"] else { continue }
          add("segmentTitles[\(index)]", title, segment, "title")
        }
      default: break
      }
    }
  }

  /// The document with other texts under some keys; nil where none of its texts changes.
  ///
  /// What is not replaced is as it was, as far as the document is laid out as Interface Builder does.
  package func text(replacing texts: [String: String]) -> String? {
    guard let root else { return nil }
    var changes: [Int: [(attribute: String?, text: String)]] = [:]
    for entry in self.texts {
      guard let text = texts[entry.key], text != entry.text else { continue }
      changes[entry.element, default: []].append((entry.attribute, text))
    }
    guard !changes.isEmpty else { return nil }
    return DocumentWriter.text(
      of: ExportedDocument(root: changed(root, changes), standalone: standalone, form: form)
    )
  }

  private func changed(_ node: DocumentNode, _ changes: [Int: [(attribute: String?, text: String)]]) -> DocumentElement
  {
    var element = DocumentElement(node, keepsComments: true)
    apply(changes, to: &element, node)
    return element
  }

  private func apply(
    _ changes: [Int: [(attribute: String?, text: String)]],
    to element: inout DocumentElement,
    _ node: DocumentNode
  ) {
    for (attribute, text) in changes[node.index] ?? [] {
      if let attribute {
        element[attribute] = text
      } else {
        element.text = text
        element["base64-UTF8"] = nil
      }
    }
    for (index, child) in node.children.enumerated() { apply(changes, to: &element.children[index], child) }
  }
}

/// The classes of objects that show texts, by the names of their elements.
private enum TextClasses {
  /// The class of an element with an id, as comments of tables have it: `UILabel`, `UINavigationItem`.
  static func name(of node: DocumentNode) -> String? {
    guard let first = node.name.first else { return nil }
    switch node.name {
    case "placeholder", "constraint": return nil
    default: return "UI" + first.uppercased() + node.name.dropFirst()
    }
  }
}
