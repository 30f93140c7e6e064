extension UICollectionViewFlowLayout {
  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}
