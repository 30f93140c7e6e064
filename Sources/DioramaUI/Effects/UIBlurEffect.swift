public import Foundation

/// Blurs what lies behind a visual effect view.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of the blur.
  var style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a blur effect out of an archive.
  public required init?(coder: NSCoder) {
    style = coder.decodeCase(forKey: "UIBlurEffectStyle", absent: .extraLight)
    super.init(coder: coder)
  }
}
