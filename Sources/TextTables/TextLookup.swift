/// The indexes of names, found by their bytes, which is several times as fast as a dictionary of strings.
package struct TextLookup: Sendable {
  private var slots: TextSlots
  private var bytes: [UInt8] = []

  /// Creates a table without names.
  package init() {
    slots = TextSlots()
  }

  /// Creates a table without names, with room for a number of them.
  package init(capacity: Int) {
    slots = TextSlots(capacity: capacity)
    bytes.reserveCapacity(capacity * 16)
  }

  /// Creates a table of names, each with its index in the array; of equal ones, the first is found.
  package init(_ names: [String]) {
    self.init(capacity: names.count)
    for (index, name) in names.enumerated() { _ = self.index(of: name, orAdd: index) }
  }

  /// The index of a name in UTF-8; negative for one that is not in the table.
  package func index(of name: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { slots.index(of: name, hash: TextSlots.hash(name), in: $0) }
  }

  /// The index of a name; nil for one that is not in the table.
  package func index(of name: String) -> Int? {
    let index = name.withBytes { self.index(of: $0) }
    return index < 0 ? nil : index
  }

  /// The index of a name; one that is not in the table is added with the given index.
  package mutating func index(of name: String, orAdd index: Int) -> Int {
    name.withBytes { self.index(of: $0, orAdd: index) }
  }

  /// The index of a name in UTF-8; one that is not in the table is added with the given index.
  package mutating func index(of name: UnsafeBufferPointer<UInt8>, orAdd index: Int) -> Int {
    let hash = TextSlots.hash(name)
    let known = bytes.withUnsafeBufferPointer { slots.index(of: name, hash: hash, in: $0) }
    guard known < 0 else { return known }
    let start = bytes.count
    bytes.append(contentsOf: name)
    slots.add(index, hash: hash, at: start..<bytes.count)
    return index
  }
}

extension String {
  /// Looks at the bytes of a text, in UTF-8.
  ///
  /// `withUTF8` wants a text of its own to make contiguous, which nearly all are: a copy for that counts references.
  @inlinable @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }
}

extension String {
  /// Whether the last bytes of a text are those of another one, as `hasSuffix` says of texts in ASCII.
  package func hasEnd(_ end: StaticString) -> Bool {
    withBytes { bytes in
      let count = end.utf8CodeUnitCount
      guard bytes.count >= count else { return false }
      let end = UnsafeBufferPointer(start: end.utf8Start, count: count)
      return TextSlots.isEqual(UnsafeBufferPointer(rebasing: bytes[(bytes.count - count)...]), end)
    }
  }
}
