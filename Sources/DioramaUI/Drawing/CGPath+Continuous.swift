import Foundation

extension CGPath {
  /// Creates the outline of a rectangle whose corners turn slowly, as the system draws them.
  ///
  /// A corner of radius r begins 1.528665 r before the vertex and bends more and more up to its middle. The figures are those of the
  /// curves that iOS draws. Where a side has no room for two such corners, they are circular.
  convenience init(continuousRect rect: CGRect, radius: CGFloat) {
    guard radius > 0, 2 * 1.528665 * radius <= min(rect.width, rect.height) else {
      let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
      self.init(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
      return
    }
    // Each corner is that at the top right, turned: along the first side, then along the next.
    let sides: [(vertex: CGPoint, along: CGVector, next: CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    var elements: [Element] = []
    for (index, side) in sides.enumerated() {
      func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
        CGPoint(
          x: side.vertex.x + (side.next.dx * after - side.along.dx * before) * radius,
          y: side.vertex.y + (side.next.dy * after - side.along.dy * before) * radius
        )
      }
      let start = point(1.528665, 0)
      elements.append(index == 0 ? .move(start) : .line(start))
      elements.append(.curve(point(1.088493, 0), point(0.868407, 0), to: point(0.631494, 0.074911)))
      elements.append(.curve(point(0.372824, 0.169060), point(0.169060, 0.372824), to: point(0.074911, 0.631494)))
      elements.append(.curve(point(0, 0.868407), point(0, 1.088493), to: point(0, 1.528665)))
    }
    self.init(elements: elements + [.close])
  }
}
