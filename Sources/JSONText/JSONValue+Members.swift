extension JSONValue {
  /// Reads a JSON text with all that it contains; of several members of one name, all are kept.
  ///
  /// - Throws: The first thing that is not JSON.
  package init(bytes: [UInt8]) throws(JSONFailure) {
    let document = try JSONDocument(bytes)
    self = document.value(document.root)
  }

  /// The member of a name, the last of several; nil where there is none, and for other values.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.0 == name }?.1
  }

  /// The member at the end of a path of names; nil where one is missing.
  package func at(_ path: String...) -> JSONValue? {
    var value: JSONValue? = self
    for name in path { value = value?[name] }
    return value
  }

  /// The text; nil for other values.
  package var stringValue: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number; nil for other values.
  package var integerValue: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// Whether the value is `true`; nil for what is no truth value.
  package var boolValue: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements; empty for what is no array.
  package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// Whether the value is null.
  package var isNull: Bool { if case .null = self { true } else { false } }
}
