package import LayoutEngine
package import SceneGeometry

/// A rectangle as a span along each axis.
package struct Box: Hashable, Sendable {
  package var horizontal: Span
  package var vertical: Span

  /// Creates a rectangle from its spans.
  package init(_ horizontal: Span, _ vertical: Span) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a rectangle from x, y, width and height; nil if there are not four numbers.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    horizontal = Span(position: numbers[0], length: numbers[2])
    vertical = Span(position: numbers[1], length: numbers[3])
  }

  package subscript(_ axis: LayoutAxis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The rectangle in the coordinates of the superview of `outer`, in which it lies.
  package func moved(with outer: Box) -> Box {
    var box = self
    for axis in LayoutAxis.allCases { box[axis].position += outer[axis].position }
    return box
  }

  /// The area in square points.
  package var area: Double { max(0, horizontal.length) * max(0, vertical.length) }

  /// The depth of the overlap of two rectangles, along the axis where it is smaller; 0 or less if they do not overlap.
  package func depth(in other: Box) -> Double {
    min(Self.depth(of: horizontal, in: other.horizontal), Self.depth(of: vertical, in: other.vertical))
  }

  /// How far the rectangle extends beyond the edges of another; 0 or less if it is inside.
  package func excess(over other: Box) -> Double {
    max(horizontal.excess(over: other.horizontal), vertical.excess(over: other.vertical))
  }

  private static func depth(of span: Span, in other: Span) -> Double {
    min(span.end, other.end) - max(span.position, other.position)
  }

  /// Whether a point is inside.
  package func contains(_ x: Double, _ y: Double) -> Bool {
    x >= horizontal.position && x <= horizontal.end && y >= vertical.position && y <= vertical.end
  }
}

extension Span {
  /// How far the span extends beyond the ends of another; 0 or less if it is inside.
  func excess(over other: Span) -> Double { max(other.position - position, end - other.end) }
}

extension LayoutAxis {
  /// The name of the length along the axis.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}
