// What swift-argument-parser takes from Foundation, for the tool that is to have no Foundation in it: a protocol that asks an error
// for its text, and JSON for --experimental-dump-help. Scripts/release.sh compiles the parser's sources with this as the module
// FoundationEssentials, whose names these are.

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

public struct Data {
  var text: String
}

extension String {
  public enum Encoding { case utf8 }

  public init?(data: Data, encoding: Encoding) { self = data.text }
}

/// Writes JSON, laid out and with sorted keys, as the parser asks for it.
public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  public var outputFormatting: OutputFormatting = []

  public init() {}

  public func encode<T: Encodable>(_ value: T) throws -> Data { Data(text: try Node(value).text(indentation: "")) }
}

/// A value while it is written.
private final class Node {
  enum Content {
    case plain(String)
    case list([Node])
    case object([String: Node])
  }

  var content = Content.plain("null")

  init() {}

  init(_ value: some Encodable) throws {
    switch value {
    case let text as String: content = .plain(Self.quoted(text))
    case let isTrue as Bool: content = .plain(isTrue ? "true" : "false")
    case let number as any BinaryInteger: content = .plain("\(number)")
    case let number as any BinaryFloatingPoint: content = .plain("\(number)")
    default: try value.encode(to: NodeEncoder(node: self))
    }
  }

  func set(_ node: Node, at key: String) {
    var members: [String: Node] = [:]
    if case .object(let found) = content { members = found }
    members[key] = node
    content = .object(members)
  }

  func append(_ node: Node) {
    var elements: [Node] = []
    if case .list(let found) = content { elements = found }
    content = .list(elements + [node])
  }

  func text(indentation: String) -> String {
    let inner = indentation + "  "
    switch content {
    case .plain(let text): return text
    case .list(let elements):
      let lines = elements.map { inner + $0.text(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }.map {
        "\(inner)\(Self.quoted($0.key)) : \($0.value.text(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "/": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

private struct NodeEncoder: Encoder {
  var node: Node
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.content = .object([:])
    return KeyedEncodingContainer(Members<Key>(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .list([])
    return Elements(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { node.set(Node(), at: key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws { node.set(try Node(value), at: key.stringValue) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
  {
    superEncoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { added("super") }

  func superEncoder(forKey key: Key) -> any Encoder { added(key.stringValue) }

  private func added(_ key: String) -> NodeEncoder {
    let encoder = NodeEncoder(node: Node())
    node.set(encoder.node, at: key)
    return encoder
  }
}

private struct Elements: UnkeyedEncodingContainer {
  var node: Node
  var codingPath: [any CodingKey] { [] }
  var count: Int { if case .list(let elements) = node.content { elements.count } else { 0 } }

  func encodeNil() { node.append(Node()) }

  func encode(_ value: some Encodable) throws { node.append(try Node(value)) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    superEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

  func superEncoder() -> any Encoder {
    let encoder = NodeEncoder(node: Node())
    node.append(encoder.node)
    return encoder
  }
}

private struct Single: SingleValueEncodingContainer {
  var node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.content = .plain("null") }

  func encode(_ value: some Encodable) throws { node.content = try Node(value).content }
}
