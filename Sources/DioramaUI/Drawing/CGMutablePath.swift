#if !canImport(CoreGraphics)
  public import Foundation

  /// Lines and curves that can be added to.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Begins a new line.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.line(point.applying(transform)))
    }

    /// Adds straight lines between points, of which the first begins a new line.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a curve with two points that pull at it.
    public func addCurve(
      to end: CGPoint,
      control1: CGPoint,
      control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      elements.append(
        .curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
      )
    }

    /// Adds a curve with one point that pulls at it.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      let (start, end, control) = (currentPoint, end.applying(transform), control.applying(transform))
      func pull(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      elements.append(.curve(pull(start), pull(end), to: end))
    }

    /// Adds the outline of a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      addPath(CGPath(rect: rect), transform: transform)
    }

    /// Adds the outlines of rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the outline of an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      addPath(CGPath(ellipseIn: rect), transform: transform)
    }

    /// Adds the outline of a rectangle with round corners.
    public func addRoundedRect(
      in rect: CGRect,
      cornerWidth: CGFloat,
      cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform: transform)
    }

    /// Adds a part of a circle, after a straight line to where it begins.
    ///
    /// As in Core Graphics, `clockwise` is meant with the y axis up: with it down, as in views, false is clockwise.
    public func addArc(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      endAngle: CGFloat,
      clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let arc = CGPath()
      arc.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
      let moved = arc.applying(transform).elements
      for (index, element) in moved.enumerated() {
        // Within a line, the arc goes on from there.
        if index == 0, case .move(let point) = element, !isEmpty {
          elements.append(.line(point))
        } else {
          elements.append(element)
        }
      }
    }

    /// Adds a part of a circle that begins at an angle and extends by another one.
    public func addRelativeArc(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: startAngle + delta,
        clockwise: delta < 0,
        transform: transform
      )
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += (transform.isIdentity ? path : path.applying(transform)).elements
    }

    /// Closes the present line.
    public func closeSubpath() { elements.append(.close) }
  }

  extension CGPath {
    /// A copy of the path that does not change.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// A copy with each point moved by a transform; nil for none.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      applying(transform?.pointee ?? .identity)
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
  }
#endif
