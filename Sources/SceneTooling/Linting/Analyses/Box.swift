package import LayoutEngine
package import SceneGeometry

/// A rectangle as its places along the two axes.
package struct Box: Hashable, Sendable {
  package var horizontal: Span
  package var vertical: Span

  /// Makes a rectangle of its places along the axes.
  package init(_ horizontal: Span, _ vertical: Span) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a rectangle of its x, y, width and height; nil of anything else.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    horizontal = Span(position: numbers[0], length: numbers[2])
    vertical = Span(position: numbers[1], length: numbers[3])
  }

  package subscript(_ axis: LayoutAxis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The rectangle as it lies where the one it stands in does.
  package func moved(with outer: Box) -> Box {
    var box = self
    for axis in LayoutAxis.allCases { box[axis].position += outer[axis].position }
    return box
  }

  /// The area in square points.
  package var area: Double { max(0, horizontal.length) * max(0, vertical.length) }

  /// How far two rectangles reach into each other along the axis where they do so least; not above 0 where they do not meet.
  package func depth(in other: Box) -> Double {
    min(Self.depth(of: horizontal, in: other.horizontal), Self.depth(of: vertical, in: other.vertical))
  }

  /// How far the rectangle reaches over the edges of another; not above 0 where it lies inside.
  package func excess(over other: Box) -> Double {
    max(horizontal.excess(over: other.horizontal), vertical.excess(over: other.vertical))
  }

  private static func depth(of span: Span, in other: Span) -> Double {
    min(span.end, other.end) - max(span.position, other.position)
  }

  /// Whether a point lies inside.
  package func contains(_ x: Double, _ y: Double) -> Bool {
    x >= horizontal.position && x <= horizontal.end && y >= vertical.position && y <= vertical.end
  }
}

extension Span {
  /// How far the place reaches over the ends of another; not above 0 where it lies inside.
  func excess(over other: Span) -> Double { max(other.position - position, end - other.end) }
}

extension LayoutAxis {
  /// What the length along the axis is called.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}
