/// JSON that was read, with the bytes of each of its values.
///
/// The values form a flat list in the order of the text, so that tens of megabytes take few allocations: each array and each
/// object is followed by what it contains, and each name of a member by the member's value.
package struct JSONDocument: Sendable {
  /// The text, which the ranges are offsets of.
  package let bytes: [UInt8]
  var nodes: [Node]

  /// A value of the document, or the name of a member.
  package struct NodeID: Hashable, Sendable {
    let index: Int
  }

  /// What a value is.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, bool, null
  }

  /// A value: its bytes, and how many values follow that belong to it.
  struct Node: Sendable {
    var kind: Kind
    /// Whether a string has escapes, or a number a point or an exponent.
    var isSpecial = false
    var lowerBound: UInt32
    var upperBound: UInt32
    /// The index of the first value behind this one and its content.
    var next: UInt32 = 0
  }

  /// The value that is the whole document.
  package var root: NodeID { NodeID(index: 0) }

  /// What a value is.
  package func kind(of id: NodeID) -> Kind { nodes[id.index].kind }

  /// The bytes of a value, with the quotes or brackets around it.
  package func range(of id: NodeID) -> Range<Int> {
    Int(nodes[id.index].lowerBound)..<Int(nodes[id.index].upperBound)
  }

  /// The members of an object in the order of the text, with repeated names; empty for other values.
  package func members(of id: NodeID) -> [(name: NodeID, value: NodeID)] {
    guard kind(of: id) == .object else { return [] }
    var found: [(name: NodeID, value: NodeID)] = []
    var index = id.index + 1
    while index < Int(nodes[id.index].next) {
      found.append((NodeID(index: index), NodeID(index: index + 1)))
      index = Int(nodes[index + 1].next)
    }
    return found
  }

  /// The elements of an array; empty for other values.
  package func elements(of id: NodeID) -> [NodeID] {
    guard kind(of: id) == .array else { return [] }
    var found: [NodeID] = []
    var index = id.index + 1
    while index < Int(nodes[id.index].next) {
      found.append(NodeID(index: index))
      index = Int(nodes[index].next)
    }
    return found
  }

  /// The value of the last member of a name, as most readers take it; nil if the value is no object or has no such member.
  package func member(_ name: String, of id: NodeID) -> NodeID? {
    members(of: id).last { string($0.name) == name }?.value
  }

  /// The text of a string; nil for other values.
  ///
  /// Half a surrogate pair is U+FFFD.
  package func string(_ id: NodeID) -> String? {
    let node = nodes[id.index]
    guard node.kind == .string else { return nil }
    let content = bytes[Int(node.lowerBound) + 1..<Int(node.upperBound) - 1]
    return node.isSpecial ? JSONEscapes.unescaped(content) : String(decoding: content, as: UTF8.self)
  }

  /// The value of `true` or `false`; nil for other values.
  package func bool(_ id: NodeID) -> Bool? {
    kind(of: id) == .bool ? bytes[Int(nodes[id.index].lowerBound)] == UInt8(ascii: "t") : nil
  }

  /// A number as it is written; nil for other values.
  package func numberText(_ id: NodeID) -> String? {
    kind(of: id) == .number ? String(decoding: bytes[range(of: id)], as: UTF8.self) : nil
  }

  /// A value with all that it contains.
  package func value(_ id: NodeID) -> JSONValue {
    switch kind(of: id) {
    case .object: return .object(members(of: id).map { (string($0.name) ?? "", value($0.value)) })
    case .array: return .array(elements(of: id).map { value($0) })
    case .string: return .string(string(id) ?? "")
    case .bool: return .bool(bool(id) ?? false)
    case .null: return .null
    case .number:
      let text = numberText(id) ?? ""
      if !nodes[id.index].isSpecial, let number = Int(text) { return .integer(number) }
      return .number(Double(text) ?? .nan)
    }
  }
}
