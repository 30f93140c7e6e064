/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the way with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
