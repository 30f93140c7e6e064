import Foundation

/// What a collection view shows now.
struct ShownItems {
  /// The place of a view beside the items.
  struct Element: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// The cells by their items.
  var cells: [IndexPath: UICollectionViewCell] = [:]

  /// The views beside the items.
  var views: [Element: UICollectionReusableView] = [:]

  /// Counts reloads, so that a layout sees that a call has made what it knows out of date.
  var generation = 0

  /// Whether a layout is under way.
  var isTiling = false
}
