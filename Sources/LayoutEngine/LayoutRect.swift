/// A rectangle in points; x grows to the right and y downwards.
package struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The insets of a rectangle, in points.
package struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top.
  package var top: Double
  /// The distance from the left.
  package var left: Double
  /// The distance from the bottom.
  package var bottom: Double
  /// The distance from the right.
  package var right: Double

  /// Creates insets.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Combines two insets edge by edge.
  func combined(with other: LayoutInsets, _ combine: (Double, Double) -> Double) -> LayoutInsets {
    LayoutInsets(
      top: combine(top, other.top),
      left: combine(left, other.left),
      bottom: combine(bottom, other.bottom),
      right: combine(right, other.right)
    )
  }
}

/// A number for each axis.
package struct PerAxis<Value> {
  /// The horizontal value.
  package var horizontal: Value
  /// The vertical value.
  package var vertical: Value

  /// Creates a pair.
  @inlinable package init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The value of an axis.
  @inlinable package subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}

/// One of the two axes of a layout.
package enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  package var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
