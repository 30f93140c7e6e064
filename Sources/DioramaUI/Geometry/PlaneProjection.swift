import Foundation

/// How a transform in space maps the plane of a layer onto the screen where perspective makes parallel edges meet.
struct PlaneProjection {
  private let transform: CATransform3D

  /// Creates the projection of a transform; nil for one that maps the plane as a transform in the plane does.
  init?(_ transform: CATransform3D) {
    guard transform.m14 != 0 || transform.m24 != 0 else { return nil }
    self.transform = transform
  }

  /// Where a point of the plane is seen; nil for one behind the eye.
  func applied(to point: CGPoint) -> CGPoint? {
    let t = transform
    let w = point.x * t.m14 + point.y * t.m24 + t.m44
    guard w > 0 else { return nil }
    return CGPoint(
      x: (point.x * t.m11 + point.y * t.m21 + t.m41) / w,
      y: (point.x * t.m12 + point.y * t.m22 + t.m42) / w
    )
  }

  /// The box around what is seen of a rectangle; nil if a corner is behind the eye.
  func box(of rect: CGRect) -> CGRect? {
    var corners: [CGPoint] = []
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        guard let corner = applied(to: CGPoint(x: x, y: y)) else { return nil }
        corners.append(corner)
      }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The point of the plane that is seen at a point; nil if none is.
  func origin(of seen: CGPoint) -> CGPoint? {
    let t = transform
    // Two equations in x and y: seen times w is what the transform gives.
    let (a, b, e) = (t.m11 - seen.x * t.m14, t.m21 - seen.x * t.m24, seen.x * t.m44 - t.m41)
    let (c, d, f) = (t.m12 - seen.y * t.m14, t.m22 - seen.y * t.m24, seen.y * t.m44 - t.m42)
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let point = CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    return applied(to: point) == nil ? nil : point
  }
}

extension CALayer {
  /// How perspective maps the layer; nil without perspective.
  var perspective: PlaneProjection? {
    guard settings != nil else { return nil }
    return setting(\.transformInSpace).flatMap(PlaneProjection.init)
  }

  /// The layer's own point that is at a point of its superlayer; one that is nowhere is infinitely far away.
  func ownPoint(at point: CGPoint) -> CGPoint {
    guard let perspective else { return point.applying(transformToSuperlayer.inverted()) }
    guard let own = perspective.origin(of: CGPoint(x: point.x - position.x, y: point.y - position.y)) else {
      return CGPoint(x: CGFloat.infinity, y: .infinity)
    }
    return CGPoint(
      x: own.x + bounds.minX + anchorPoint.x * bounds.width,
      y: own.y + bounds.minY + anchorPoint.y * bounds.height
    )
  }
}

extension CATransform3D {
  /// The transform in the plane that is most like this one around the anchor point.
  var inPlane: CGAffineTransform {
    guard m44 > 0 else { return CATransform3DGetAffineTransform(self) }
    let (x, y) = (m41 / m44, m42 / m44)
    return CGAffineTransform(
      a: (m11 - x * m14) / m44,
      b: (m12 - y * m14) / m44,
      c: (m21 - x * m24) / m44,
      d: (m22 - y * m24) / m44,
      tx: x,
      ty: y
    )
  }
}
