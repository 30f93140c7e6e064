import Foundation

/// What a table shows now.
struct ShownRows {
  /// The cells by their rows.
  var rows: [IndexPath: UITableViewCell] = [:]

  /// The headers by their sections.
  var headers: [Int: UIView] = [:]

  /// The footers by their sections.
  var footers: [Int: UIView] = [:]

  /// The width for which the cells were measured, in points.
  var width: CGFloat?

  /// Counts reloads, so that a layout sees that a call has made what it knows out of date.
  var generation = 0

  /// Whether a layout is under way.
  var isTiling = false
}
