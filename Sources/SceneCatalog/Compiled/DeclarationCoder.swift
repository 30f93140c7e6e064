import SceneModel

/// Writes or reads the fields of a declaration, one after the other: the order of fields is said once, for both.
protocol DeclarationCoder {
  /// Whether fields are read in place of those that are there.
  static var isReading: Bool { get }

  /// Writes a text, or reads one in its place.
  mutating func code(_ value: inout String)
  /// Writes a whole number, or reads one in its place.
  mutating func code(_ value: inout Int)
  /// Writes a number, or reads one in its place.
  mutating func code(_ value: inout Double)
  /// Writes a flag, or reads one in its place.
  mutating func code(_ value: inout Bool)
}

extension DeclarationCoder {
  /// Something that may be missing: whether it is there, then itself.
  ///
  /// - Parameter blank: What is read into.
  mutating func code<Value>(
    _ value: inout Value?,
    blank: @autoclosure () -> Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    var isThere = value != nil
    code(&isThere)
    guard isThere else {
      value = nil
      return
    }
    var inner = value ?? blank()
    body(&self, &inner)
    value = inner
  }

  /// A list: the number of its elements, then each.
  ///
  /// - Parameter blank: What is read into where the list has no element yet.
  mutating func code<Value>(
    _ list: inout [Value],
    blank: @autoclosure () -> Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    var count = list.count
    code(&count)
    for index in 0..<count {
      if index == list.count { list.append(blank()) }
      body(&self, &list[index])
    }
    list.removeLast(list.count - count)
  }

  /// A dictionary, in the order of its keys.
  mutating func code<Value>(
    _ dictionary: inout [String: Value],
    blank: Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    var pairs = dictionary.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    code(&pairs, blank: (name: "", value: blank)) { coder, pair in
      coder.code(&pair.name)
      body(&coder, &pair.value)
    }
    for pair in pairs { dictionary[pair.name] = pair.value }
  }

  mutating func code(_ value: inout String?) { code(&value, blank: "") { $0.code(&$1) } }
  mutating func code(_ value: inout Double?) { code(&value, blank: 0) { $0.code(&$1) } }
  mutating func code(_ value: inout SceneValue?) { code(&value, blank: .null) { $0.code(&$1) } }
  mutating func code(_ values: inout [String]) { code(&values, blank: "") { $0.code(&$1) } }
  mutating func code(_ values: inout [Double]) { code(&values, blank: 0) { $0.code(&$1) } }
  mutating func code(_ values: inout [String: String]) { code(&values, blank: "") { $0.code(&$1) } }
  mutating func code(_ values: inout [String: Int]) { code(&values, blank: 0) { $0.code(&$1) } }
  mutating func code(_ values: inout [String: Double]) { code(&values, blank: 0) { $0.code(&$1) } }

  /// A case by its raw value; a text that is none leaves what there is.
  mutating func code<Value: RawRepresentable<String>>(_ value: inout Value) {
    var text = value.rawValue
    code(&text)
    if let read = Value(rawValue: text) { value = read }
  }
}
