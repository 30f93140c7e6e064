import SceneCatalog
import SceneModel

/// The color behind a table, by the name that UIKit has for a table's own.
///
/// A table keeps its own color where it is given an equal one: up to Xcode 10 that is white, since Xcode 11 the system's
/// background and the gray that is white.
enum TableBackground {
  /// The components of the color, which were those of a color with red, green and blue before it followed the appearance.
  static func components(_ constant: SceneColor, _ tools: NibTools) -> SceneColor {
    tools.isSince(.xcode11) ? constant : .rgb(red: 1, green: 1, blue: 1, alpha: 1, space: .sRGB)
  }

  /// Whether a property of a class is the color behind a table.
  static func concerns(_ property: String, of schema: ClassSchema) -> Bool {
    property == "backgroundColor" && schema.isKind(of: "UITableView")
  }

  /// The color that is written for one that a scene gives a plain table; nil where it stays.
  static func replaced(_ color: SceneColor, _ tools: NibTools) -> SceneColor? {
    switch color.spelledOut {
    case .constant("systemBackground"), .white(1, alpha: 1, space: _): return .constant("tableBackground")
    case .rgb(red: 1, green: 1, blue: 1, alpha: 1, space: _):
      // The color that follows the appearance is a gray, and equals no color with red, green and blue.
      return tools.isSince(.xcode11) ? nil : .constant("tableBackground")
    default: return nil
    }
  }
}
