/// A value of a scene written in YAML's flow style, which JSON is a part of.
indirect enum FlowValue {
  case text(String)
  /// A scalar without quotes: a number, true, false, null.
  case plain(String)
  case list([FlowValue])
  case map([(String, FlowValue)])

  /// The value as text.
  var written: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .plain(let text): text
    case .list(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\(Self.quoted($0.0)): \($0.1.written)" }.joined(separator: ", ") + "}"
    }
  }

  static func numbers(_ numbers: [String]) -> FlowValue { .list(numbers.map { .plain($0) }) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
