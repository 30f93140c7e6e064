/// Where a view is, from what a scene says of it: bounds, center and transform, which a nib keeps in place of a frame.
struct ViewGeometry: Sendable {
  /// What a nib keeps of it, each under a key.
  enum Part: Sendable {
    case bounds
    case center
    case transform
  }

  /// The properties that it follows from.
  static let properties = ["frame", "bounds", "center", "transform"]

  static let identity: [Double] = [1, 0, 0, 1, 0, 0]

  var bounds: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 0, 0)
  var center: (x: Double, y: Double) = (0, 0)
  /// Six numbers; nil is the identity.
  var transform: [Double]?

  /// The geometry of a view of which a scene says nothing.
  init() {}

  /// The geometry of a view that has a frame and nothing else.
  @inline(__always)
  init(x: Double, y: Double, width: Double, height: Double) {
    bounds = (0, 0, width, height)
    center = (x + width / 2, y + height / 2)
  }

  /// `frame` is the box around the transformed bounds; without it bounds and center stand for themselves.
  init(frame: [Double]?, bounds: [Double]?, center: [Double]?, transform: [Double]?) {
    guard let frame else {
      self.init()
      self.transform = transform == Self.identity ? nil : transform
      if let bounds { self.bounds = (bounds[0], bounds[1], bounds[2], bounds[3]) }
      if let center { self.center = (center[0], center[1]) }
      return
    }
    self.init(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    guard let transform, transform != Self.identity else { return }
    self.transform = transform
    let size = Self.size(framed: (frame[2], frame[3]), transform)
    self.bounds = (0, 0, size.width, size.height)
    self.center.x -= transform[4]
    self.center.y -= transform[5]
  }

  /// What a nib keeps of the geometry under a key, as numbers; nil for the transform of a view that has none.
  func numbers(of part: Part) -> [Double]? {
    switch part {
    case .bounds: [bounds.x, bounds.y, bounds.width, bounds.height]
    case .center: [center.x, center.y]
    case .transform: transform
    }
  }

  /// The size whose transformed box has the frame's size, as UIKit's frame setter finds it: the frame through the inverse transform.
  private static func size(
    framed frame: (width: Double, height: Double),
    _ transform: [Double]
  ) -> (width: Double, height: Double) {
    let (a, b, c, d) = (transform[0], transform[1], transform[2], transform[3])
    let determinant = a * d - b * c
    guard determinant != 0 else { return frame }
    let width = abs(d / determinant) * frame.width + abs(c / determinant) * frame.height
    let height = abs(b / determinant) * frame.width + abs(a / determinant) * frame.height
    return (width, height)
  }
}
