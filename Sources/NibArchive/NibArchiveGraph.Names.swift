import TextTables

extension NibArchiveGraph {
  /// Distinct keys with the order in which each first came.
  struct KeyList: Sendable {
    private(set) var elements: [String] = []
    private var lookup = TextLookup()

    /// The key's index; nil where it has not been seen.
    func known(_ key: String) -> Int? { lookup.index(of: key) }

    /// The key's index, which is a new one where it has not been seen before.
    mutating func index(of key: String) -> Int {
      let index = lookup.index(of: key, orAdd: elements.count)
      if index == elements.count { elements.append(key) }
      return index
    }
  }

  /// Distinct classes with the order in which each first came.
  struct ClassList: Sendable {
    private(set) var elements: [ClassKey] = []
    // Nearly all classes have no fallbacks, and are found by their names alone.
    private var plain = TextLookup()
    private var others: [ClassKey: Int] = [:]
    /// The class without fallbacks that was asked for last: constraints and connections come in rows.
    private var last: (name: String, index: Int)?

    /// The class's index, which is a new one where it has not been seen before.
    mutating func index(of name: String, fallbacks: [String]) -> Int {
      if fallbacks.isEmpty {
        if let last, last.name == name { return last.index }
        let index = plain.index(of: name, orAdd: elements.count)
        if index == elements.count { elements.append(ClassKey(name: name, fallbacks: [])) }
        last = (name, index)
        return index
      }
      let key = ClassKey(name: name, fallbacks: fallbacks)
      if let known = others[key] { return known }
      others[key] = elements.count
      elements.append(key)
      return elements.count - 1
    }
  }
}
