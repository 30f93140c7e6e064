/// Writes declarations: their fields in order, as long as nobody knows where their texts will be.
struct DeclarationWriter: DeclarationCoder {
  /// A field.
  private enum Field {
    case number(UInt)
    case text(String)
    /// A text that may be missing.
    case optional(String?)

    var text: String? {
      switch self {
      case .number: nil
      case .text(let text): text
      case .optional(let text): text
      }
    }
  }

  static var isReading: Bool { false }

  private var fields: [Field] = []

  /// Makes a writer of nothing.
  init() {}

  mutating func code(_ value: inout UInt) { fields.append(.number(value)) }

  mutating func code(_ value: inout String) { fields.append(.text(value)) }

  mutating func code(_ value: inout String?) { fields.append(.optional(value)) }

  /// The texts of the fields, each as often as it is used.
  var texts: [String] { fields.compactMap(\.text) }

  /// The fields as numbers: a text is where it begins, and one that may be missing the number after that, or 0.
  func numbers(_ layout: TextPool.Layout) -> [UInt8] {
    var numbers = TableNumber.Writer()
    for field in fields {
      switch field {
      case .number(let number): numbers.write(number)
      case .text(let text): numbers.write(UInt(layout.offset(of: text)))
      case .optional(let text): numbers.write(text.map { UInt(layout.offset(of: $0)) + 1 } ?? 0)
      }
    }
    return numbers.bytes
  }
}
