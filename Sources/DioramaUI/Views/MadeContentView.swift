import Foundation

/// A content view that another view makes for itself, as cells and visual effect views do.
@MainActor
class MadeContentView: UIView {
  /// Creates a content view in code.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isMultipleTouchEnabled = true
    clipsToBounds = true
    contentMode = .center
  }

  /// Creates a content view out of an archive.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
