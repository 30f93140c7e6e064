/// The value of a user-defined runtime attribute.
package enum RuntimeValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case localizedText(String, key: String)
  /// One of `geometryKinds`; the numbers of a range are whole.
  case geometry(GeometryKind, [Double])
  case color(SceneColor)
  case image(SceneImage)
  /// A value that could not be read; the diagnostic has been made already.
  case invalid

  /// The structs of numbers that an attribute can have.
  package static let geometryKinds: [GeometryKind] = [.size, .point, .rect, .range]
}
