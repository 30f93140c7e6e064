import Foundation

/// The content view of a visual effect view; it stands only there.
@MainActor
final class VisualEffectContentView: UIView {
  /// Creates a visual effect content view in code.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isMultipleTouchEnabled = true
    clipsToBounds = true
    contentMode = .center
  }

  /// Creates a visual effect content view out of an archive.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
