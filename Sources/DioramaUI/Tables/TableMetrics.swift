import Foundation
import SceneGeometry

/// The measures of tables in points.
enum TableMetrics {
  /// The height of a row that asks for nothing.
  static let rowHeight: CGFloat = 44

  /// The distance of content from the edges of a cell, which is larger in wider tables.
  static func margin(inWidth width: CGFloat) -> CGFloat { SystemMargins.cellSide(ofWidth: width) }

  /// The space above the headers of plain tables.
  static let plainHeaderPadding: CGFloat = 22

  /// The height of a header or footer of a plain table with one line of text.
  static let plainTitle: CGFloat = 28

  /// The height of a header with one line of text that is not the first of a grouped table.
  static let groupedTitle: CGFloat = 38

  /// The space where a grouped section has no header or footer, and what the first header has on top.
  static let groupedGap: CGFloat = 17.5

  /// How much higher a footer with text is than the text in a grouped table.
  static let groupedFooterPadding: CGFloat = 16

  /// How far the content of cells gives way to the control of editing.
  static let editingIndentation: CGFloat = 38

  /// The thickness of the line between rows.
  static let separator: CGFloat = 0.5
}
