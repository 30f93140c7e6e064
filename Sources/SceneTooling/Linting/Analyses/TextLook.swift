import SceneCatalog
import SceneModel

extension LintContext {
  /// A font's size in points and whether it is bold, at the standard text size; nil where that is not known.
  func size(of font: SceneFont) -> (points: Double, isBold: Bool)? {
    switch font {
    case .textStyle(let style):
      let sizes: [String: Double] = [
        "extraLargeTitle": 36, "extraLargeTitle2": 28, "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20,
        "headline": 17, "subheadline": 15, "body": 17, "callout": 16, "footnote": 13, "caption1": 12, "caption2": 11,
      ]
      return sizes[style].map { ($0, style == "headline") }
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
