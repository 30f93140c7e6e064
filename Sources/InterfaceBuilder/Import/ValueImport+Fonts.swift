import SceneCatalog
import SceneModel

extension ValueImport {
  /// A font, old and new forms alike; nil where it is none that a scene can say.
  func font(_ node: DocumentNode) -> SceneFont? {
    let size = (node["pointSize"] ?? node["size"]).flatMap(Self.number)
    if let style = node["style"] { return caseName(style, of: "UIFont.TextStyle").map { .textStyle($0) } }
    if let meta = node["metaFont"] {
      if meta == "system", let weight = node["weight"].flatMap({ caseName($0, of: "UIFont.Weight") }) {
        return .system(size: size ?? 14, weight: weight)
      }
      return Self.metaFont(meta, size: size)
    }
    if let name = node["name"] { return size.flatMap { $0 > 0 ? .named(name, size: $0) : nil } }
    guard let size = size ?? Self.impliedSize(node["type"]), size > 0 else { return nil }
    switch node["type"] {
    case "boldSystem": return .boldSystem(size: size)
    case "italicSystem": return .italicSystem(size: size)
    default:
      let weight = node["weight"].flatMap { caseName($0, of: "UIFont.Weight") }
      return .system(size: size, weight: weight == "regular" ? nil : weight)
    }
  }

  /// The sizes of fonts that documents know by what they are for.
  private static func impliedSize(_ type: String?) -> Double? {
    switch type {
    case "system", "boldSystem", "italicSystem": 14
    case "smallSystem", "smallBoldSystem": 12
    default: nil
    }
  }

  private static func metaFont(_ meta: String, size: Double?) -> SceneFont? {
    switch meta {
    case "system": .system(size: size ?? 14, weight: nil)
    case "systemBold": .boldSystem(size: size ?? 14)
    case "smallSystem": .system(size: size ?? 12, weight: nil)
    default: size.map { .system(size: $0, weight: nil) }
    }
  }
}
