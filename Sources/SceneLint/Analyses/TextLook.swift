import Backports
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

  /// The font of an object's text, and the property that holds it; nil for what has no text.
  func textFont(of id: ObjectID) -> (property: PropertyName, font: SceneFont)? {
    for property in [.font, .titleLabelFont] as [PropertyName] {
      if case .font(let font)? = value(property, of: id) { return (property, font) }
    }
    return nil
  }
}
