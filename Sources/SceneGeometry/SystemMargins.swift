/// The margins that the system gives the root views of controllers and the cells of tables.
package enum SystemMargins {
  /// The margin at each edge of a view without margins of its own, in points.
  package static let plain = 8.0

  /// The margin at each side of a root view, in points: 16 on narrow screens, 20 from a width of 414 points.
  package static func side(ofWidth width: Double) -> Double { width < 414 ? 16 : 20 }

  /// The margin at each side of a cell's content, in points: 16 in narrow tables, 20 from a width of 390 points.
  package static func cellSide(ofWidth width: Double) -> Double { width < 390 ? 16 : 20 }

  /// The maximum width of readable content, in points.
  package static let readableWidth = 672.0

  /// How far the readable part of content of a width lies inside of it at each side, in points.
  package static func readableInset(ofWidth width: Double) -> Double { max(0, (width - readableWidth) / 2) }
}
