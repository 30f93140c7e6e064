/// The keys of a cell's background in archives, which genuine nibs have.
package enum ArchivedBackgroundKeys {
  /// What a background says whether it was customized, in the order of the keys.
  package static let customizable = [
    "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets", "backgroundColor",
    "backgroundColorTransformerIdentifier", "visualEffect", "visualEffectGroupName", "image", "imageContentMode",
    "strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset", "maskedCorners",
  ]
}
