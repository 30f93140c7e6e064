import NibArchive
import SceneDiagnostics

extension NibReader {
  /// A value in a few words: numbers and strings as such, other objects by class and index.
  func describe(_ payload: NibArchive.Payload) -> String {
    if let numbers = payload.numbers { return "[\(numbers.map { NumberText.text($0) }.joined(separator: ", "))]" }
    switch payload {
    case .bool(let value): return "\(value)"
    case .float(let value): return NumberText.text(Double("\(value)") ?? Double(value))
    case .double(let value): return NumberText.text(value)
    case .data(let bytes): return "\(bytes.count) bytes"
    case .object(let index): return describe(object: index)
    case .null: return "nil"
    case .int8, .int16, .int32, .int64: return payload.integer.map { "\($0)" } ?? "nil"
    }
  }

  private func describe(object: Int) -> String {
    let name = archive.className(of: object)
    if name == "NSString" || name == "NSMutableString", let text = text(of: object) {
      return "\"" + VisibleText.escaped(text, quote: "\"") + "\""
    }
    if name == "NSNumber", let payload = archive.values(of: object).first?.payload { return describe(payload) }
    return "\(name) @\(object)"
  }
}

extension NibArchive.Payload {
  /// The value of any of the integers; nil for anything else.
  var integer: Int64? {
    switch self {
    case .int8(let value): Int64(value)
    case .int16(let value): Int64(value)
    case .int32(let value): Int64(value)
    case .int64(let value): value
    case .bool, .float, .double, .data, .null, .object: nil
    }
  }
}
