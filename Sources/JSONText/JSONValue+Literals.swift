extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Makes `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object whose members stand in the order written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }

  /// An array of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
}
