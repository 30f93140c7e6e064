import Foundation
import NibArchive

/// Why a nib cannot have been made of a document as it is: the nib has something that nobody but the document's author chooses, and the
/// document does not have it.
///
/// Only what differs from the compiled nib is looked at, and only one way round: what a compiler may leave out is no evidence. A pair
/// without evidence is fair, whatever differs.
struct PairEvidence: Sendable {
  /// What the nib has and the document does not, each with the value; empty for a fair pair.
  private(set) var lines: [String] = []

  private let document: String

  /// Compares a nib of Apple's with the document and with the nib that was compiled of it.
  init(document bytes: [UInt8], genuine: NibArchive, compiled: NibArchive) {
    document = Self.unescaped(String(decoding: bytes, as: UTF8.self))
    let (own, other) = (AuthoredValues(genuine), AuthoredValues(compiled))
    for (value, count) in own.counts.sorted(by: { $0.key < $1.key }) where count > other.counts[value, default: 0] {
      add(value, count)
    }
    let constraints = own.constraintCount
    let written = occurrences(of: "<constraint ")
    if constraints > max(other.constraintCount, written) {
      lines.append("\(constraints) constraints, of which the document has \(written)")
    }
  }

  private mutating func add(_ value: AuthoredValues.Value, _ count: Int) {
    let text = value.text
    switch value.kind {
    case .text, .image, .color, .identifier, .connection:
      if !document.contains(text) { lines.append("the \(value.kind.rawValue) '\(Self.short(text))'") }
    case .objectClass:
      let (module, name) = AuthoredValues.parts(ofClass: text)
      if !document.contains("customClass=\"\(name)\"") {
        lines.append("the class '\(text)'")
      } else if let module, !document.contains("customModule=\"\(module)\"") {
        lines.append("the module '\(module)' of the class '\(name)'")
      }
    case .font:
      // A style has its size from the system.
      let (name, size) = AuthoredValues.parts(ofFont: text)
      if name.hasPrefix("UICTFontTextStyle") {
        if !document.contains("style=\"\(name)\"") { lines.append("the font of the style '\(name)'") }
      } else if !document.contains("pointSize=\"\(size)\""), !document.contains("style=\"UICTFont") {
        lines.append("a font of \(size) points")
      } else if name.first != ".", !document.contains("name=\"\(name)\""), !name.contains("System") {
        lines.append("the font '\(name)'")
      }
    case .constant:
      if !document.contains("constant=\"\(text)\""), !document.contains("constant=\"-\(text)\"") {
        lines.append("a constraint with the constant \(text)")
      }
    case .component:
      if !colorComponents.contains(Double(text) ?? 0) { lines.append("a color with the component \(text)") }
    case .accessibility:
      let written = occurrences(of: "key=\"accessibilityConfiguration\"")
      if count > written { lines.append("\(count) objects with '\(text)', of which the document has \(written)") }
    }
  }

  /// The components of all colors that the document has, and what colors without a component have.
  private var colorComponents: Set<Double> {
    let written = document.matches(of: /(?:red|green|blue|white|alpha)="([0-9.eE+-]+)"/).compactMap { Double($0.1) }
    return Set(written).union([0, 1])
  }

  private func occurrences(of text: String) -> Int { document.components(separatedBy: text).count - 1 }

  /// A text in one line of at most 40 characters.
  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  private static func unescaped(_ text: String) -> String {
    let entities = [
      ("&#10;", "\n"), ("&#xA;", "\n"), ("&#9;", "\t"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"),
      ("&amp;", "&"),
    ]
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
