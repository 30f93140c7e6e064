import Foundation
import SceneGeometry

/// Where the sections and rows of a table lie, from top to bottom.
struct TableLayout {
  /// The parts of a section, each with its height in points.
  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    /// The header; 0 for none.
    var header: CGFloat = 0
    /// The rows.
    var rows: RowOffsets
    /// Whether a row takes the height that its cell asks for.
    var isAutomatic: AutomaticRows = .none
    /// The footer; 0 for none.
    var footer: CGFloat = 0

    /// Where the rows begin, counted from the top of the section.
    var rowsTop: CGFloat { padding + header }
    /// The height of all parts.
    var height: CGFloat { rowsTop + rows.total + footer }
  }

  /// The rows that take the height that their cells ask for.
  enum AutomaticRows {
    case none
    case all
    case some(Set<Int>)

    func contains(_ row: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .some(let rows): rows.contains(row)
      }
    }
  }

  private(set) var sections: [Section]

  /// The upper edges of the sections, and the end of the last.
  private var origins: [CGFloat]

  /// Sections that begin below a table's header.
  init(_ sections: [Section], top: CGFloat) {
    self.sections = sections
    origins = [top]
    for section in sections { origins.append((origins.last ?? 0) + section.height) }
  }

  /// The end of the last section.
  var bottom: CGFloat { origins.last ?? 0 }

  /// The number of rows of each section.
  var rowCounts: [Int] { sections.map(\.rows.count) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  // MARK: - Positions

  /// The vertical extent of a section.
  func extent(ofSection section: Int) -> ClosedRange<CGFloat> {
    origins[section]...max(origins[section], origins[section + 1])
  }

  /// The vertical extent of a section's rows.
  func extent(ofRowsIn section: Int) -> ClosedRange<CGFloat> {
    let top = origins[section] + sections[section].rowsTop
    return top...(top + max(0, sections[section].rows.total))
  }

  /// The upper edge of a row.
  func top(of path: IndexPath) -> CGFloat {
    origins[path.section] + sections[path.section].rowsTop + sections[path.section].rows.offset(of: path.row)
  }

  func height(of path: IndexPath) -> CGFloat { sections[path.section].rows.height(of: path.row) }

  func isAutomatic(_ path: IndexPath) -> Bool { sections[path.section].isAutomatic.contains(path.row) }

  /// The row at a height; nil between rows and outside of all.
  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y) else { return nil }
    return sections[section].rows.row(at: y - extent(ofRowsIn: section).lowerBound).map {
      IndexPath(row: $0, section: section)
    }
  }

  /// The section at a height; nil above the first and below the last.
  func section(at y: CGFloat) -> Int? {
    guard let top = origins.first, y >= top, y < bottom else { return nil }
    return sections.indices.partitioningIndex { origins[$0 + 1] > y }
  }

  /// The first row that reaches below a height; nil if none does.
  func firstRow(below y: CGFloat) -> IndexPath? {
    var section = sections.indices.partitioningIndex { origins[$0 + 1] > y }
    while section < sections.count {
      let rows = sections[section].rows
      let distance = y - extent(ofRowsIn: section).lowerBound
      if let row = distance < 0 ? (rows.count > 0 ? 0 : nil) : rows.row(at: distance) {
        return IndexPath(row: row, section: section)
      }
      section += 1
    }
    return nil
  }

  /// The row after another; nil after the last.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
    let next = sections.indices.dropFirst(path.section + 1).first { sections[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  // MARK: - What cells ask for

  /// Gives a row the height that its cell asks for; what is below moves.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    let difference = height - self.height(of: path)
    guard difference != 0 else { return }
    sections[path.section].rows.setHeight(height, of: path.row)
    for later in (path.section + 1)..<origins.count { origins[later] += difference }
  }
}

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
