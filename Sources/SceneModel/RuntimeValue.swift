/// The value of a user-defined runtime attribute.
package enum RuntimeValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case localizedText(String, key: String)
  /// A point, size or rectangle, or a range of two whole numbers.
  case geometry(GeometryKind, [Double])
  case color(SceneColor)
  case image(SceneImage)
  /// A value that could not be read; the diagnostic has been made already.
  case invalid
}
