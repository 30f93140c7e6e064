extension ElementPatch {
  /// What leads from an exported element to the document's own.
  ///
  /// `isObject` says which children have patches of their own.
  init(from made: DocumentElement, to genuine: DocumentElement, isObject: (DocumentElement) -> Bool) {
    if DocumentElement.olderNames[made.name] == genuine.name { name = genuine.name }
    for attribute in genuine.attributes where made[attribute.name] != attribute.value {
      attributes.append((attribute.name, attribute.value))
    }
    for attribute in made.attributes where genuine[attribute.name] == nil { attributes.append((attribute.name, nil)) }
    if !AttributeOrder.isSorted(genuine.attributes, of: made.name) {
      var patched = DocumentElement(made.name)
      patched.attributes = made.attributes
      for (name, value) in attributes { patched[name] = value }
      patched.arrangeAttributes()
      if patched.attributes != genuine.attributes { attributeOrder = genuine.attributes.map(\.name) }
    }
    ending = genuine.ending
    let (pairs, ownIndexes) = Self.match(made.children, genuine.children)
    let labels = Self.labels(of: made.children)
    omitted = made.children.indices.filter { pairs[$0] == nil }.map { labels[$0] }
    elements = ownIndexes.map { genuine.children[$0].verbatim }
    for (index, child) in made.children.enumerated() {
      guard let other = pairs[index], !isObject(child) else { continue }
      var patch = ElementPatch(from: child, to: genuine.children[other], isObject: isObject)
      if child.text != genuine.children[other].text, child.children.isEmpty { patch = ElementPatch() }
      if !patch.isEmpty { parts.append((labels[index], patch)) }
    }
    let indexes = made.children.indices.compactMap { pairs[$0] } + ownIndexes
    if indexes != indexes.sorted() { order = indexes }
  }

  /// Which child of the document each exported child is, and the document's children that are none of them.
  static func match(_ made: [DocumentElement], _ genuine: [DocumentElement]) -> (pairs: [Int: Int], rest: [Int]) {
    var free: [String: [Int]] = [:]
    for (index, child) in genuine.enumerated().reversed() { free[child.label, default: []].append(index) }
    var pairs: [Int: Int] = [:]
    for (index, child) in made.enumerated() { pairs[index] = free[child.label]?.popLast() }
    for (index, child) in made.enumerated() where pairs[index] == nil {
      guard var older = DocumentElement.olderNames[child.name].map({ DocumentElement($0) }) else { continue }
      older["key"] = child["key"]
      pairs[index] = free[older.label]?.popLast()
    }
    return (pairs, free.values.flatMap { $0 }.sorted())
  }

  /// The labels of children, each with its number among those of the same label from the second on.
  static func labels(of children: [DocumentElement]) -> [String] {
    var counts: [String: Int] = [:]
    return children.map { child in
      let label = child.label
      let number = counts[label, default: 0] + 1
      counts[label] = number
      return number == 1 ? label : "\(label) #\(number)"
    }
  }
}

extension DocumentElement {
  /// What older documents call elements that an export writes by another name: cells of Xcode 4 have a plain view as their content.
  static let olderNames = ["tableViewCellContentView": "view"]

  /// The element with all that stands in it, in one line as XML.
  var verbatim: String {
    var result = comment.map { "<!--\($0)-->" } ?? ""
    result += "<\(name)"
    for attribute in attributes { result += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\"" }
    guard !children.isEmpty || !text.isEmpty else { return result + "/>" }
    return result + ">" + XMLText.escaped(text) + children.map(\.verbatim).joined() + "</\(name)>"
  }
}
