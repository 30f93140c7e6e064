import TextTables

/// Names by number: classes, properties and slots of a scene, each once.
package struct NameTable: Sendable {
  /// The number of no name.
  package static let none = UInt32.max

  /// The names in the order in which they came up.
  package private(set) var names: [String] = []
  private var numbers = TextLookup()

  /// Makes an empty table.
  package init() {}

  /// A name by its number.
  package subscript(number: UInt32) -> String { names[Int(number)] }

  /// The number of a name that has one; nil for others.
  package func number(of name: String) -> UInt32? { numbers.index(of: name).map { UInt32(clamping: $0) } }

  /// The number of a name, a new one where it has none.
  package mutating func intern(_ name: String) -> UInt32 { name.withBytes { intern($0) } }

  /// The number of a name in UTF-8, a new one where it has none.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let index = numbers.index(of: name, orAdd: names.count)
    if index == names.count { names.append(String(decoding: name, as: UTF8.self)) }
    return UInt32(clamping: index)
  }
}
