#if !canImport(CoreGraphics)
  public import Foundation

  /// Lines and curves, in points.
  public class CGPath: Hashable, @unchecked Sendable {
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

    /// The steps, in order; only those of a mutable path change.
    public final internal(set) var elements: [Element]

    /// Creates a path of steps.
    public init(elements: [Element] = []) {
      self.elements = elements
    }

    /// Whether two paths have the same steps.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) {
      self.init()
      elements = [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    }

    /// Creates the outline of a rectangle with round corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
      self.init(rect, rounding: .allCorners, width: cornerWidth, height: cornerHeight)
    }

    /// Creates the outline of a rectangle of which some corners are round, with the radii in points.
    convenience init(_ rect: CGRect, rounding corners: UIRectCorner, width: CGFloat, height: CGFloat) {
      self.init()
      let (w, h) = (min(width, rect.width / 2), min(height, rect.height / 2))
      // The distance at which the pulling points of a quarter circle lie.
      let (kw, kh) = (w * 0.552_284_75, h * 0.552_284_75)
      let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
      func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      elements = [.move(corners.contains(.topLeft) ? p(l + w, t) : p(l, t))]
      func add(_ corner: UIRectCorner, at point: CGPoint, _ begin: CGPoint, _ round: Element) {
        let isRound = corners.contains(corner)
        elements.append(.line(isRound ? begin : point))
        if isRound { elements.append(round) }
      }
      add(.topRight, at: p(r, t), p(r - w, t), .curve(p(r - w + kw, t), p(r, t + h - kh), to: p(r, t + h)))
      add(.bottomRight, at: p(r, b), p(r, b - h), .curve(p(r, b - h + kh), p(r - w + kw, b), to: p(r - w, b)))
      add(.bottomLeft, at: p(l, b), p(l + w, b), .curve(p(l + w - kw, b), p(l, b - h + kh), to: p(l, b - h)))
      if corners.contains(.topLeft) {
        add(.topLeft, at: p(l, t), p(l, t + h), .curve(p(l, t + h - kh), p(l + w - kw, t), to: p(l + w, t)))
      }
      elements.append(.close)
    }

    /// Creates the outline of an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect) {
      self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next step begins; zero without steps.
    public var currentPoint: CGPoint {
      switch elements.last {
      case .move(let point), .line(let point), .curve(_, _, to: let point): return point
      case .close:
        for element in elements.reversed() { if case .move(let point) = element { return point } }
        return .zero
      case nil: return .zero
      }
    }

    /// The smallest rectangle around all points, those included that pull at curves; null for an empty path.
    public var boundingBox: CGRect {
      let points = elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, to: let end): [first, second, end]
        case .close: []
        }
      }
      return Self.box(around: points)
    }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
      let ends = elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
      let lines = flattened.flatMap { $0 }
      return Self.box(around: lines.isEmpty ? ends : lines)
    }

    private static func box(around points: [CGPoint]) -> CGRect {
      guard let first = points.first else { return .null }
      var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for point in points.dropFirst() {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point is inside; open lines are taken to be closed.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
      var winding = 0
      for line in flattened {
        for (index, from) in line.enumerated() {
          let to = line[(index + 1) % line.count]
          guard (from.y <= point.y) != (to.y <= point.y) else { continue }
          let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
          if x > point.x { winding += from.y < to.y ? 1 : -1 }
        }
      }
      return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The path with each point moved by a transform.
    func applying(_ transform: CGAffineTransform) -> CGPath {
      let moved: [Element] = elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, to: let end):
          .curve(first.applying(transform), second.applying(transform), to: end.applying(transform))
        case .close: .close
        }
      }
      return CGPath(elements: moved)
    }

    /// Adds a part of a circle, after a line from where the path is; angles are in radians and grow to the right and down.
    final func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) {
      guard radius.isFinite, start.isFinite, end.isFinite else { return }
      func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      var sweep = end - start
      if clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
      if !clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
      sweep = min(max(sweep, -2 * .pi), 2 * .pi)
      elements.append(elements.isEmpty ? .move(point(start)) : .line(point(start)))
      let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
      let step = sweep / CGFloat(count)
      let pull = 4.0 / 3 * tan(step / 4) * radius
      for index in 0..<(sweep == 0 ? 0 : count) {
        let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
        let (from, to) = (point(a), point(b))
        elements.append(
          .curve(
            CGPoint(x: from.x - pull * sin(a), y: from.y + pull * cos(a)),
            CGPoint(x: to.x + pull * sin(b), y: to.y - pull * cos(b)),
            to: to
          )
        )
      }
    }

    /// Whether two lines meet at a corner that is more than a number of times as long as they are wide, if it is pointed.
    func hasCorner(sharperThan limit: CGFloat) -> Bool {
      for line in flattened where line.count > 2 {
        // Round corners without a radius are curves of hardly any length.
        var points: [CGPoint] = []
        for point in line where points.last.map({ abs($0.x - point.x) + abs($0.y - point.y) > 0.001 }) ?? true {
          points.append(point)
        }
        if line.first == line.last, points.count > 1 { points.append(points[1]) }
        for index in points.indices.dropFirst().dropLast() {
          let (p, q, r) = (points[index - 1], points[index], points[index + 1])
          let (a, b) = (CGPoint(x: q.x - p.x, y: q.y - p.y), CGPoint(x: r.x - q.x, y: r.y - q.y))
          let lengths = ((a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)).squareRoot()
          guard lengths > 0 else { continue }
          if 2 > limit * limit * (1 + (a.x * b.x + a.y * b.y) / lengths) { return true }
        }
      }
      return false
    }
  }

  extension CGPath {
    /// The part of the path between two shares of its length, from 0 to 1; curves become short straight lines.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
      let lines = segments
      let total = lines.reduce(0) { $0 + $1.length }
      guard total > 0 else { return CGPath() }
      let (first, last) = (max(0, start) * total, min(1, end) * total)
      let result = CGPath()
      var passed: CGFloat = 0
      var previous: CGPoint?
      for line in lines {
        defer { passed += line.length }
        let (from, to) = (max(first - passed, 0), min(last - passed, line.length))
        guard from < to, line.length > 0 else { continue }
        let begin = line.point(at: from / line.length)
        if previous != begin { result.elements.append(.move(begin)) }
        let stop = line.point(at: to / line.length)
        result.elements.append(.line(stop))
        previous = stop
      }
      return result
    }

    /// The lines of the path, curves as 24 straight ones each; a closed line ends where it began.
    var flattened: [[CGPoint]] {
      var result: [[CGPoint]] = []
      for segment in segments {
        if let last = result.indices.last, result[last].last == segment.a {
          result[last].append(segment.b)
        } else {
          result.append([segment.a, segment.b])
        }
      }
      return result
    }

    private struct Segment {
      let a: CGPoint
      let b: CGPoint
      var length: CGFloat { ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot() }

      func point(at share: CGFloat) -> CGPoint {
        share >= 1 ? b : CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      }
    }

    /// The path as straight lines, 24 for a curve.
    private var segments: [Segment] {
      var result: [Segment] = []
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        switch element {
        case .move(let point):
          (start, current) = (point, point)
        case .line(let point):
          result.append(Segment(a: current, b: point))
          current = point
        case .curve(let p, let q, to: let end):
          let origin = current
          for step in 1...24 {
            let t = CGFloat(step) / 24
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            let next = CGPoint(
              x: a * origin.x + b * p.x + c * q.x + d * end.x,
              y: a * origin.y + b * p.y + c * q.y + d * end.y
            )
            result.append(Segment(a: current, b: next))
            current = next
          }
        case .close:
          result.append(Segment(a: current, b: start))
          current = start
        }
      }
      return result
    }
  }
#endif
