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

  /// What the views of items were asked for last.
  var preferences: [IndexPath: Preference] = [:]

  /// Whether the layout is following what a view would rather have, and whether it has done so in this round.
  var isFollowing = false
  var hasFollowed = false

  /// What the view of an item was given, and what it would rather have.
  struct Preference {
    var given: CGSize
    var preferred: CGSize
  }

  /// Counts reloads, so that a layout sees that a call has made what it knows out of date.
  var generation = 0

  /// Whether a layout is under way.
  var isTiling = false
}
