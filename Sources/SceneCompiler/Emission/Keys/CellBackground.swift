import SceneCatalog
import SceneModel

/// The background that a table's cell has in a nib where its scene sets none.
///
/// UIKit makes a cell's background when the cell gets a selection style. Since Xcode 13 it is written with the cell, as is its color for
/// readers that do not know of backgrounds; with a color of the cell's own it is not.
enum CellBackground {
  /// The property of the color.
  static let color = "backgroundColor"
  /// The property of the background.
  static let configuration = "backgroundConfiguration"
  /// The property that a scene sets.
  static let selectionStyle = "selectionStyle"

  /// The background, with the style of plain lists, which it has in all tables.
  static let value = SceneValue.factory(name: "listPlainCell", arguments: [])

  /// Whether a property of a class is one that the background is written as.
  static func concerns(_ property: String, of schema: ClassSchema, _ tools: NibTools) -> Bool {
    tools.isSince(.xcode13) && (property == color || property == configuration) && schema.isKind(of: "UITableViewCell")
  }
}

extension KeySubject {
  /// Whether the object is a cell whose selection style alone makes its background.
  mutating func hasBackgroundOfStyle() -> Bool {
    guard !sets(CellBackground.color), !sets(CellBackground.configuration),
      let style = says(CellBackground.selectionStyle), let property = schema.properties[CellBackground.selectionStyle]
    else { return false }
    return style != .null && property.completed(style) != property.defaultValue
  }
}
