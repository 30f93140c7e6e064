/// Gives what a document would have under the id of something else an id of its own.
///
/// The exporter gives objects, constraints and connections different ids. What a scene keeps as document text has its ids in the text,
/// and a copy of the object has the same text.
struct UniqueIDs {
  private var ids: StableIDs
  private var seen: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Changes the ids in a document, where they are not unique; `ids` are those that are taken.
  static func assign(in root: inout DocumentElement, ids: StableIDs) {
    var pass = UniqueIDs(ids: ids)
    pass.collect(root)
    pass.visit(&root)
  }

  private init(ids: StableIDs) { self.ids = ids }

  /// The ids of the exporter's own elements come first, wherever they are.
  private mutating func collect(_ element: DocumentElement) {
    if element.isVerbatim { return }
    if let id = element["id"] { seen.insert(id) }
    for child in element.children { collect(child) }
  }

  private mutating func visit(_ element: inout DocumentElement) {
    if element.isVerbatim {
      var renamed: [String: String] = [:]
      rename(&element, &renamed)
      if !renamed.isEmpty { Self.redirect(&element, renamed) }
      return
    }
    for index in element.children.indices { visit(&element.children[index]) }
  }

  private mutating func rename(_ element: inout DocumentElement, _ renamed: inout [String: String]) {
    if let id = element["id"], !seen.insert(id).inserted {
      counts[id, default: 0] += 1
      let own = ids.make(from: "\(id)#\(counts[id, default: 0])")
      seen.insert(own)
      renamed[id] = own
      element["id"] = own
    }
    for index in element.children.indices { rename(&element.children[index], &renamed) }
  }

  /// What refers to a renamed element from inside the same text refers to its new id.
  private static func redirect(_ element: inout DocumentElement, _ renamed: [String: String]) {
    for index in element.attributes.indices where element.attributes[index].name != "id" {
      if let own = renamed[element.attributes[index].value] { element.attributes[index].value = own }
    }
    for index in element.children.indices { redirect(&element.children[index], renamed) }
  }
}
