import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Bounds, center and transform: what a nib keeps in place of a frame.
  mutating func emitGeometry(_ computation: KeyRule.Computation, _ key: String, of id: ObjectID) {
    let geometry = geometry(of: id)
    let key = graph.key(key)
    let node = node(of: id)
    switch computation {
    case .bounds:
      let (x, y, width, height) = geometry.bounds
      graph.append(key, numbers: [x, y, width, height], to: node)
    case .center: graph.append(key, numbers: [geometry.center.x, geometry.center.y], to: node)
    default: if let transform = geometry.transform { graph.append(key, numbers: transform, to: node) }
    }
  }

  /// The place of a view; three keys in a row ask for it.
  private mutating func geometry(of id: ObjectID) -> ViewGeometry {
    if let lastGeometry, lastGeometry.id == id { return lastGeometry.geometry }
    let geometry = placed(id)
    lastGeometry = (id, geometry)
    return geometry
  }

  /// The place of a view, from what the scene says.
  func placed(_ id: ObjectID) -> ViewGeometry {
    var (frame, bounds, center, transform): ([Double]?, [Double]?, [Double]?, [Double]?)
    for index in objects.records[id.index].properties where objects.properties[index].kind == .geometry {
      let name = objects.properties[index].name
      guard name == geometryNames.frame || saysPlace(name),
        case .geometry(_, let numbers) = objects.value(ofProperty: index)
      else { continue }
      switch name {
      case geometryNames.frame: frame = numbers
      case geometryNames.bounds: bounds = numbers
      case geometryNames.center: center = numbers
      default: transform = numbers
      }
    }
    if let older = olderFrame(id) { frame = older }
    return ViewGeometry(frame: frame, bounds: bounds, center: center, transform: transform)
  }

  /// Whether a property other than the frame says where a view is.
  func saysPlace(_ name: UInt32) -> Bool {
    name == geometryNames.bounds || name == geometryNames.center || name == geometryNames.transform
  }

  /// The numbers of a struct that the scene sets; nil where it does not.
  func numbers(_ name: String, of id: ObjectID) -> [Double]? {
    if case .geometry(_, let numbers)? = objects.value(of: name, at: id.index) { numbers } else { nil }
  }

  /// The size of a table's content as tools before Xcode 9 write it: without rows, whatever the scene says.
  mutating func emitRowWidth(_ key: String, of id: ObjectID) {
    graph.append(key, .numbers([geometry(of: id).bounds.width, 0]), to: node(of: id))
  }

  /// The smallest size to which a label's font may shrink, which older systems read in place of the factor.
  mutating func emitMinimumFontSize(_ key: String, of id: ObjectID) {
    guard case .double(let factor) = value(of: "minimumScaleFactor", in: id), factor > 0,
      case .font(let font) = value(of: "font", in: id)
    else { return }
    let size = factor * FontEncoding(font).size
    // Older tools keep it to a quarter of a point.
    graph.append(key, .float(Float(tools.isSince(13) ? size : (size * 4).rounded() / 4)), to: node(of: id))
  }
}

/// The truth of a view's place, from what a scene says of it.
struct ViewGeometry {
  /// What a nib keeps of it, each under a key.
  enum Part: Sendable {
    case bounds
    case center
    case transform
  }

  static let identity: [Double] = [1, 0, 0, 1, 0, 0]

  var bounds: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 0, 0)
  var center: (x: Double, y: Double) = (0, 0)
  /// Six numbers; nil is the identity.
  var transform: [Double]?

  /// `frame` is the box around the transformed bounds; without it bounds and center stand for themselves.
  init(frame: [Double]?, bounds: [Double]?, center: [Double]?, transform: [Double]?) {
    self.transform = transform == Self.identity ? nil : transform
    guard let frame else {
      if let bounds { self.bounds = (bounds[0], bounds[1], bounds[2], bounds[3]) }
      if let center { self.center = (center[0], center[1]) }
      return
    }
    let framed = (width: frame[2], height: frame[3])
    let size = self.transform.map { Self.size(framed: framed, $0) } ?? framed
    self.bounds = (0, 0, size.width, size.height)
    self.center = (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    if let transform = self.transform {
      self.center.x -= transform[4]
      self.center.y -= transform[5]
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
