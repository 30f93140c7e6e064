extension UICollectionView {
  /// What a collection view shows.
  public enum ElementCategory: Int, Sendable {
    /// An item.
    case cell = 0
    /// A view beside the items, such as a header.
    case supplementaryView = 1
  }
}
