#if !canImport(CoreGraphics)
  import Foundation

  extension CGPath {
    /// The part of the path between two shares of its length, from 0 to 1; curves become short straight lines.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
      let lines = segments
      let total = lines.reduce(0) { $0 + $1.length }
      guard total > 0 else { return CGPath() }
      let (first, last) = (max(0, start) * total, min(1, end) * total)
      var result = CGPath()
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
      var (start, place) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        switch element {
        case .move(let point):
          (start, place) = (point, point)
        case .line(let point):
          result.append(Segment(a: place, b: point))
          place = point
        case .curve(let p, let q, to: let end):
          let origin = place
          for step in 1...24 {
            let t = CGFloat(step) / 24
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            let next = CGPoint(
              x: a * origin.x + b * p.x + c * q.x + d * end.x,
              y: a * origin.y + b * p.y + c * q.y + d * end.y
            )
            result.append(Segment(a: place, b: next))
            place = next
          }
        case .close:
          result.append(Segment(a: place, b: start))
          place = start
        }
      }
      return result
    }
  }
#endif
