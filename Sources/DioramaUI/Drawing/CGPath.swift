#if !canImport(CoreGraphics)
  public import Foundation

  /// Lines and curves, in points.
  public struct CGPath: Hashable, Sendable {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
      /// Begins a new line at a point.
      case move(CGPoint)
      /// A straight line to a point.
      case line(CGPoint)
      /// A curve to a point, with two points that pull at it.
      case curve(CGPoint, CGPoint, to: CGPoint)
      /// A line back to where the present one began.
      case close
    }

    /// The steps, in order.
    public var elements: [Element]

    /// Creates a path without steps.
    public init() {
      elements = []
    }

    /// Creates the outline of a rectangle.
    public init(rect: CGRect) {
      elements = [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    }

    /// Creates the outline of a rectangle with round corners, in points.
    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
      let (w, h) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
      // The distance at which the pulling points of a quarter circle lie.
      let (kw, kh) = (w * 0.552_284_75, h * 0.552_284_75)
      let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
      func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      elements = [
        .move(p(l + w, t)), .line(p(r - w, t)), .curve(p(r - w + kw, t), p(r, t + h - kh), to: p(r, t + h)),
        .line(p(r, b - h)), .curve(p(r, b - h + kh), p(r - w + kw, b), to: p(r - w, b)),
        .line(p(l + w, b)), .curve(p(l + w - kw, b), p(l, b - h + kh), to: p(l, b - h)),
        .line(p(l, t + h)), .curve(p(l, t + h - kh), p(l + w - kw, t), to: p(l + w, t)), .close,
      ]
    }

    /// Creates the outline of an ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
      self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }
  }
#endif
