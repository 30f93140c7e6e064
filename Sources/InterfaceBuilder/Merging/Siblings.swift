/// The children of one element by a key that identifies them.
struct Siblings {
  /// In the order of the text.
  let keys: [String]
  private let elements: [String: DocumentElement]

  /// Creates the table; nil if two children have the same key.
  init?(_ children: [DocumentElement]) {
    var elements: [String: DocumentElement] = [:]
    var keys: [String] = []
    for child in children {
      let key = Self.key(of: child)
      guard elements.updateValue(child, forKey: key) == nil else { return nil }
      keys.append(key)
    }
    self.keys = keys
    self.elements = elements
  }

  /// The element of a key; nil if there is none.
  subscript(key: String) -> DocumentElement? { elements[key] }

  private static func key(of element: DocumentElement) -> String {
    if let id = element["id"] ?? element["sceneID"] { return "#\(id)" }
    let mark = element["key"] ?? element["keyPath"] ?? element["reference"] ?? element["name"] ?? element["identifier"]
    return "\(element.name) \(mark ?? "")"
  }
}
