/// The elements of one parent, by what tells them apart.
struct Siblings {
  /// In the order of the text.
  let keys: [String]
  private let elements: [String: DocumentElement]

  /// Nil where two of the elements cannot be told apart.
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

  /// The element of a key; nil where there is none.
  subscript(key: String) -> DocumentElement? { elements[key] }

  private static func key(of element: DocumentElement) -> String {
    if let id = element["id"] ?? element["sceneID"] { return "#\(id)" }
    let mark = element["key"] ?? element["keyPath"] ?? element["reference"] ?? element["name"] ?? element["identifier"]
    return "\(element.name) \(mark ?? "")"
  }
}
