/// An image as a scene names it.
package enum SceneImage: Hashable, Sendable {
  /// An image of the application's bundle or asset catalog.
  case asset(String)
  /// An SF Symbol; `configuration` nil means the default one.
  case system(String, configuration: SymbolConfiguration?)

  /// How an SF Symbol is drawn; nil parts are left to the system.
  package struct SymbolConfiguration: Hashable, Sendable {
    /// In points.
    package var pointSize: Double?
    /// A case of `UIFont.TextStyle`, with whose font the symbol grows.
    package var textStyle: String?
    /// A case of `UIImage.SymbolWeight`.
    package var weight: String?
    /// A case of `UIImage.SymbolScale`.
    package var scale: String?
    /// A case of `UIImage.SymbolRenderingMode`.
    package var renderingMode: String?
    /// The colors of the layers, the first in front; empty for the color of the view.
    package var colors: [SceneColor] = []
    /// How much of the symbol is filled, from 0 to 1; scenes write it beside the configuration.
    package var variableValue: Double?

    /// Makes a configuration.
    package init(pointSize: Double? = nil, textStyle: String? = nil, weight: String? = nil, scale: String? = nil) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
    }
  }
}
