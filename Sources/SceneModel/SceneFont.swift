/// A font as a scene says it; sizes are in points.
package enum SceneFont: Hashable, Sendable {
  /// A Dynamic Type text style, such as `body`.
  case textStyle(String)
  /// The system font; `weight` nil means regular.
  case system(size: Double, weight: String?)
  case boldSystem(size: Double)
  case italicSystem(size: Double)
  /// A font by its PostScript name.
  case named(String, size: Double)
}
