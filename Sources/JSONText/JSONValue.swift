import SceneModel

/// A piece of JSON, whose members keep their order.
package enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  /// A number; one that is infinite, or none at all, is written as null.
  case number(Double)
  case bool(Bool)
  case null
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The JSON as text, with two spaces a level, in ASCII but for what cannot harm a terminal.
  package func text(indentation: String = "") -> String {
    layout(indentation: indentation, prefix: 0, width: 0)
  }

  /// The JSON as text in which everything that fits into a line of `width` characters stands in one.
  package func text(width: Int) -> String {
    layout(indentation: "", prefix: 0, width: width)
  }

  /// The JSON in one line.
  package var line: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .integer(let number): "\(number)"
    case .number(let number): number.isFinite ? SceneNumber.text(number) : "null"
    case .bool(let value): "\(value)"
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0)): \($1.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// `prefix` counts the characters before the value in its line and those that must follow it.
  private func layout(indentation: String, prefix: Int, width: Int) -> String {
    let inner = indentation + "  "
    switch self {
    case .array(let elements):
      if elements.isEmpty { return "[]" }
      if let line = fitting(width - indentation.count - prefix) { return line }
      let lines = elements.map { inner + $0.layout(indentation: inner, prefix: 1, width: width) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      if let line = fitting(width - indentation.count - prefix) { return line }
      let lines = members.map { name, value in
        let key = Self.quoted(name)
        return "\(inner)\(key): \(value.layout(indentation: inner, prefix: key.count + 3, width: width))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    default: return line
    }
  }

  private func fitting(_ width: Int) -> String? {
    // Most of what is long is so at a glance; to write it out at each level would cost far more than the layout.
    guard width > 0, leastLength(upTo: width) <= width else { return nil }
    let line = line
    return line.count <= width ? line : nil
  }

  /// A length that the value in one line has at least, counted until it exceeds a limit.
  private func leastLength(upTo limit: Int) -> Int {
    guard limit > 0 else { return 1 }
    var length = 2
    switch self {
    case .string(let text): return length + text.prefix(limit).count
    case .integer, .number, .bool, .null: return 1
    case .array(let elements):
      for element in elements where length <= limit { length += element.leastLength(upTo: limit - length) }
    case .object(let members):
      for (name, value) in members where length <= limit {
        length += name.prefix(limit).count + 4
        length += value.leastLength(upTo: limit - length)
      }
    }
    return length
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value >= 0x20, scalar.properties.generalCategory.isVisible {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 { result += escape(unit) }
        }
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of the category show, or separate words, and do nothing else.
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }
}
