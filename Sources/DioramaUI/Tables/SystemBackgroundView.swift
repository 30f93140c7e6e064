import Foundation

/// The view behind a cell's content that a background configuration describes.
@MainActor
final class SystemBackgroundView: UIView {
  /// What the background looks like; nil for nothing.
  let configuration: ArchivedBackground?

  override init(frame: CGRect) {
    configuration = nil
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    configuration = coder.decode(ArchivedBackground.self, forKey: "configurationAPI")
    super.init(coder: coder)
  }
}
