import SceneModel

/// Writes or reads the fields of a declaration, one after the other: the order of fields is said once, for both.
protocol DeclarationCoder {
  /// Whether fields are read in place of those that are there.
  static var isReading: Bool { get }

  /// Writes a number, or reads one in its place; the smaller it is, the less room it takes.
  mutating func code(_ value: inout UInt)
  /// Writes a text, or reads one in its place.
  mutating func code(_ value: inout String)
  /// Writes a text that may be missing, or reads one in its place.
  mutating func code(_ value: inout String?)
}

extension DeclarationCoder {
  /// A flag.
  mutating func code(_ value: inout Bool) {
    var number: UInt = value ? 1 : 0
    code(&number)
    value = number != 0
  }

  /// A whole number that is not negative: how many there are, or which one it is.
  mutating func code(count value: inout Int) {
    var number = UInt(bitPattern: value)
    code(&number)
    value = Int(bitPattern: number)
  }

  /// A whole number.
  mutating func code(_ value: inout Int) {
    var number = value.folded
    code(&number)
    value = Int(folded: number)
  }

  /// A number: twice the whole number that it is, or 1 and then its bits, of which those that most numbers do not have come first.
  mutating func code(_ value: inout Double) {
    var number: UInt = 1
    if !Self.isReading, let whole = Int(exactly: value), whole.magnitude < 1 << 53, value != 0 || value.sign == .plus {
      number = whole.folded << 1
    }
    code(&number)
    guard number & 1 == 1 else {
      value = Double(Int(folded: number >> 1))
      return
    }
    var bits = UInt(value.bitPattern.byteSwapped)
    code(&bits)
    value = Double(bitPattern: UInt64(bits).byteSwapped)
  }

  /// A case, by its number among all.
  mutating func code<Value: CaseIterable & Equatable>(_ value: inout Value) where Value.AllCases == [Value] {
    let cases = Value.allCases
    var index = Self.isReading ? 0 : cases.firstIndex(of: value) ?? 0
    code(count: &index)
    if cases.indices.contains(index) { value = cases[index] }
  }

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
    code(count: &count)
    if Self.isReading, count > list.count { list.reserveCapacity(count) }
    for index in 0..<max(count, 0) {
      if index == list.count { list.append(blank()) }
      body(&self, &list[index])
    }
    list.removeLast(list.count - max(count, 0))
  }

  /// A dictionary, in the order of its keys.
  mutating func code<Value>(
    _ dictionary: inout [String: Value],
    blank: @autoclosure () -> Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    let keys = Self.isReading ? [] : dictionary.keys.sorted()
    var count = keys.count
    code(count: &count)
    if Self.isReading, !dictionary.isEmpty { dictionary = [:] }
    for index in 0..<max(count, 0) {
      var key = Self.isReading ? "" : keys[index]
      code(&key)
      var value = dictionary[key] ?? blank()
      body(&self, &value)
      dictionary[key] = value
    }
  }

  mutating func code(_ value: inout Double?) { code(&value, blank: 0) { $0.code(&$1) } }
  mutating func code(_ value: inout SceneValue?) { code(&value, blank: .null) { $0.code(&$1) } }
  mutating func code(_ values: inout [String]) { code(&values, blank: "") { $0.code(&$1) } }
  mutating func code(_ values: inout [Double]) { code(&values, blank: 0) { $0.code(&$1) } }
  mutating func code(_ values: inout [String: String]) { code(&values, blank: "") { $0.code(&$1) } }
  mutating func code(_ values: inout [String: Int]) { code(&values, blank: 0) { $0.code(&$1) } }
  mutating func code(_ values: inout [String: Double]) { code(&values, blank: 0) { $0.code(&$1) } }
  mutating func code(_ values: inout [String: [String]]) { code(&values, blank: []) { $0.code(&$1) } }

  /// Something that often is what the superclass has: whether it is something else, then itself.
  mutating func code<Value: Equatable>(
    _ value: inout Value,
    unlike inherited: Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    var isOwn = !Self.isReading && value != inherited
    code(&isOwn)
    if isOwn { body(&self, &value) } else { value = inherited }
  }
}

extension Int {
  /// The number without a sign, small where the number is near 0: 0, -1, 1, -2 and 2 are 0, 1, 2, 3 and 4.
  fileprivate var folded: UInt { UInt(bitPattern: self << 1 ^ self >> (Self.bitWidth - 1)) }

  fileprivate init(folded: UInt) { self = Int(bitPattern: folded >> 1) ^ -Int(bitPattern: folded & 1) }
}
