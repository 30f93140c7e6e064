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

    /// Makes a configuration.
    package init(pointSize: Double? = nil, textStyle: String? = nil, weight: String? = nil, scale: String? = nil) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
    }
  }
}
