#if !canImport(CoreGraphics)
  public import Foundation

  extension CGPoint {
    /// Returns the point that a transform maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size that a transform maps this one to, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle that holds the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(t) }
      var (low, high) = (corners[0], corners[0])
      for corner in corners.dropFirst() {
        low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
#endif
