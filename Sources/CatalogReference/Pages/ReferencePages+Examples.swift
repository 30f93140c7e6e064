import SceneCatalog
import SceneLanguage
import SceneModel

extension ReferencePages {
  /// An object that sets a property to something else than its default; nil where no value can be shown.
  func example(of property: PropertySchema, in schema: ClassSchema) -> ReferencePage.Body? {
    value(of: property).map { .example("- class: \(schema.name)\n  \(property.name): \($0)\n") }
  }

  /// How a property may be written; nil where no value can be shown.
  private func value(of property: PropertySchema) -> String? {
    let defaultText = property.defaultValue.sceneText
    let candidates = candidates(for: property)
    guard var text = candidates.first(where: { $0 != defaultText }) ?? candidates.first else { return nil }
    if property.isList { text = "[\(text)]" }
    guard let keys = property.keyedBy.flatMap({ catalog.enumeration(named: $0) }) else { return text }
    return keys.cases.first.map { "{\($0.name): \(text)}" }
  }

  private func candidates(for property: PropertySchema) -> [String] {
    switch property.type {
    case .bool: ["true", "false"]
    case .int: numbers(["1", "2", "10", "100"], for: property)
    case .double: numbers(["0.5", "1", "8", "10", "100"], for: property)
    case .text: ["Hello"]
    case .attributedText: ["[{text: Hello, font: headline}]"]
    case .textAttributes: ["{font: headline, foregroundColor: systemBlue}"]
    case .geometry(let kind): ["[" + kind.components.map { _ in "8" }.joined(separator: ", ") + "]"]
    case .color: ["systemBlue", "white"]
    case .font: ["headline", "body"]
    case .image: ["{systemName: star}"]
    case .date: ["2024-02-29T12:30:00Z"]
    case .factory(let kind): [kind.example]
    case .named(let name): cases(of: name)
    }
  }

  private func numbers(_ candidates: [String], for property: PropertySchema) -> [String] {
    let isWithin = { (text: String) in
      Double(text).map { $0 >= property.minimum ?? $0 && $0 <= property.maximum ?? $0 } ?? false
    }
    return property.constants.keys.sorted() + candidates.filter(isWithin)
  }

  private func cases(of name: String) -> [String] {
    guard let type = catalog.enumeration(named: name) else { return [] }
    let present = type.cases.filter { $0.deprecation == nil }
    guard type.isOptionSet else { return present.map(\.name) }
    return present.filter { $0.raw != .int(0) }.map { "[\($0.name)]" }
  }
}
