import SceneDiagnostics

extension SceneObject {
  /// The frame that the scene gives a view, by `frame` or by `bounds` and `center`: x, y, width and height, in the superview's
  /// coordinates; nil where it gives none.
  package var writtenFrame: [Double]? { Self.writtenFrame { property($0.text)?.value.value } }

  /// The frame that values of `frame`, or of `bounds` and `center`, make; nil where they make none.
  ///
  /// Bounds without a center begin at the superview's origin.
  ///
  /// - Parameter value: The value of a property; nil for one that is not written.
  package static func writtenFrame(_ value: (PropertyName) -> SceneValue?) -> [Double]? {
    if let frame = numbers(value(.frame), .rect, count: 4) { return frame }
    guard let bounds = numbers(value(.bounds), .rect, count: 4) else { return nil }
    let (width, height) = (bounds[2], bounds[3])
    let center = numbers(value(.center), .point, count: 2) ?? [width / 2, height / 2]
    return [center[0] - width / 2, center[1] - height / 2, width, height]
  }

  private static func numbers(_ value: SceneValue?, _ kind: GeometryKind, count: Int) -> [Double]? {
    guard case .geometry(kind, let numbers)? = value, numbers.count == count else { return nil }
    return numbers
  }
}
