import SceneCatalog
import SceneModel

extension LintContext {
  /// A font's size in points and whether it is bold, at the standard text size; nil where that is not known.
  func size(of font: SceneFont) -> (points: Double, isBold: Bool)? {
    switch font {
    case .textStyle(let style):
      return TextStyle.size(of: style).map { ($0, TextStyle.isBold(style)) }
    case .system(let size, let weight):
      return (size, ["semibold", "bold", "heavy", "black"].contains(weight ?? "regular"))
    case .boldSystem(let size): return (size, true)
    case .italicSystem(let size): return (size, false)
    case .named(let name, let size):
      return (size, ["bold", "heavy", "black"].contains { name.lowercased().contains($0) })
    }
  }

  /// The property that holds the font of an object's text; nil for what has no text.
  func fontProperty(of id: ObjectID) -> String? {
    let properties = schema(of: id).properties
    return ["font", "titleLabel.font"].first { properties[$0]?.type == .font }
  }
}
