import Backports

/// How a dump shows one value.
enum PayloadText {
  static func describe(_ payload: NibArchive.Payload, in archive: NibArchive) -> String {
    switch payload {
    case .int8(let value): "\(value) int8"
    case .int16(let value): "\(value) int16"
    case .int32(let value): "\(value) int32"
    case .int64(let value): "\(value) int64"
    case .bool(let value): "\(value)"
    case .float(let value): "\(value) float"
    case .double(let value): "\(value) double"
    case .data(let bytes): describe(bytes)
    case .null: "nil"
    case .object(let index): "@\(index) \(archive.className(of: index))"
    }
  }

  /// Data as numbers where it is geometry, as text where it is text, in hexadecimal otherwise.
  private static func describe(_ bytes: [UInt8]) -> String {
    if let numbers = NibArchive.Payload.data(bytes).numbers {
      return "(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    }
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isUnprintable) {
      return quoted(text)
    }
    return "data \(hexadecimal(bytes))"
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
