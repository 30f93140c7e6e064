/// The sides of polygons, in 256ths of a pixel, from top to bottom.
struct Edges {
  struct Edge {
    let x0, y0, x1, y1: Int
    /// 1 for a side that runs down, -1 for one that runs up.
    let winding: Int
    /// The change of x for each unit of y.
    private let slope: Double

    init(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
      (self.x0, self.y0, self.x1, self.y1, self.winding) = (x0, y0, x1, y1, winding)
      slope = Double(x1 - x0) / Double(y1 - y0)
    }

    /// The scanlines that the side crosses, from `first` up to but not including `end`; a pixel has 16.
    var first: Int { (y0 + 7) >> 4 }
    var end: Int { (y1 + 7) >> 4 }

    /// The x at which the side crosses the middle of a scanline.
    @inline(__always)
    func x(at scanline: Int) -> Int { x0 + Int((Double(scanline * 16 + 8 - y0) * slope).rounded(.down)) }
  }

  private(set) var edges: [Edge] = []
  /// Whether the even-odd rule decides what is inside, and not the non-zero rule.
  private(set) var isEvenOdd = false
  private var left = Int.max
  private var right = Int.min
  private var top = Int.max
  private var bottom = Int.min

  /// The greatest coordinate, in pixels; points farther away are moved here, so that numbers stay small.
  private static let farthest = Double(1 << 20)

  /// The pixels that the polygons touch.
  var box: PixelBox {
    edges.isEmpty
      ? .empty : PixelBox(left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
  }

  /// Whether the polygons are one rectangle along the edges of pixels; then it is the box.
  var isPixelBox: Bool {
    edges.count == 2 && edges.allSatisfy { $0.x0 == $0.x1 && $0.y0 == top && $0.y1 == bottom }
      && edges[0].x0 != edges[1].x0 && edges[0].winding != edges[1].winding
      && (left | right | top | bottom) & 255 == 0
  }

  init(_ path: ImagePath, isEvenOdd: Bool = false, _ transform: ImageTransform) {
    self.isEvenOdd = isEvenOdd
    for line in FlatPath(path, transform).lines { add(line.points) }
  }

  init(_ outline: StrokeOutline, _ transform: ImageTransform) {
    for polygon in outline.polygons { add(polygon.map(transform.apply)) }
  }

  /// Adds a polygon, which is closed.
  private mutating func add(_ points: [ImagePoint]) {
    guard points.allSatisfy(\.isFinite), let last = points.last else { return }
    var from = Self.fixed(last)
    for point in points {
      let to = Self.fixed(point)
      if from.y < to.y {
        edges.append(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y, winding: 1))
      } else if from.y > to.y {
        edges.append(Edge(x0: to.x, y0: to.y, x1: from.x, y1: from.y, winding: -1))
      }
      left = min(left, to.x)
      right = max(right, to.x)
      top = min(top, to.y)
      bottom = max(bottom, to.y)
      from = to
    }
  }

  private static func fixed(_ point: ImagePoint) -> (x: Int, y: Int) {
    func fixed(_ number: Double) -> Int { Int((max(-farthest, min(number, farthest)) * 256).rounded()) }
    return (fixed(point.x), fixed(point.y))
  }
}
