/// The keys of a cell's background in archives, which genuine nibs have.
package enum ArchivedBackgroundKeys {
  /// What a background says whether it was customized, in the order of the keys.
  package static let customizable = [
    "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets", "backgroundColor",
    "backgroundColorTransformerIdentifier", "visualEffect", "visualEffectGroupName", "image", "imageContentMode",
    "strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset", "maskedCorners",
  ]

  /// The same without what came with Xcode 15.
  package static let olderCustomizable = customizable.filter {
    !["visualEffectGroupName", "maskedCorners"].contains($0)
  }

  /// The key of a cell whose color is a copy of the color of its background.
  package static let compatibility = "UIDidEncodeCompatibilityBackgroundColor"

  /// The color of a background in the style of plain lists.
  package static let plainColor = "tableCellPlainBackground"

  /// The color that the style of a factory has for a property.
  package static func styleColor(_ property: String, of factory: String) -> String {
    property == "backgroundColor" && factory == "listPlainCell" ? plainColor : "clear"
  }
}
