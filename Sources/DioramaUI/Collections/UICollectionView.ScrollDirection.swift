extension UICollectionView {
  /// The directions in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }
}
