package import SceneCatalog
package import SceneModel

/// What a label takes over from its attributed text.
///
/// UIKit's labels have the text, and the font, color and alignment of its beginning, as soon as they are given one, and Interface
/// Builder archives them as they are then.
package enum AttributedLabel {
  /// The property that holds the attributed text.
  package static let source = "attributedText"

  /// Whether a property of a class is the attributed text of a label.
  static func isSource(_ property: String, in schema: ClassSchema) -> Bool {
    property == source && schema.isKind(of: "UILabel")
  }

  /// Whether the attributed text of an object of a class decides a property that the scene does not set.
  package static func decides(_ property: String, in schema: ClassSchema) -> Bool {
    ["text", "font", "textColor", "textAlignment"].contains(property) && schema.isKind(of: "UILabel")
  }

  /// The value of a property that some runs decide; nil where they say nothing of it.
  package static func value(of property: String, in runs: [SceneValue.AttributedRun]) -> SceneValue? {
    if property == "text" { return .text(runs.map(\.text).joined()) }
    let attributes = runs.first?.attributes ?? []
    func attribute(_ name: String) -> SceneValue? { attributes.first { $0.name == name }?.value }
    switch property {
    case "font": return attribute("font")
    case "textColor": return attribute("foregroundColor")
    default:
      guard case .factory(_, let style)? = attribute("paragraphStyle") else { return nil }
      return style.first { $0.name == "alignment" }?.value
    }
  }
}
