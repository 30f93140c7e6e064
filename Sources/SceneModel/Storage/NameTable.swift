/// Names by number: classes, properties and slots of a scene, each once.
package struct NameTable: Sendable {
  /// The number of no name.
  package static let none = UInt32.max

  /// The names in the order in which they came up.
  package private(set) var names: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// Makes an empty table.
  package init() {}

  /// A name by its number.
  package subscript(number: UInt32) -> String { names[Int(number)] }

  /// The number of a name that has one; nil for others.
  package func number(of name: String) -> UInt32? { numbers[name] }

  /// The number of a name, a new one where it has none.
  package mutating func intern(_ name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(clamping: names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
