public import Foundation

/// A view that blurs or enlivens what lies behind it.
@MainActor
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  /// The view that holds what stands on the effect.
  public let contentView: UIView

  /// Creates a view with an effect in code; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    contentView = VisualEffectContentView(frame: .zero)
    super.init(frame: .zero)
    isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a visual effect view out of an archive.
  public required init?(coder: NSCoder) {
    effect = coder.decode(UIVisualEffect.self, forKey: "UIVisualEffectViewEffect")
    contentView =
      coder.decode(UIView.self, forKey: "UIVisualEffectViewContentView") ?? VisualEffectContentView(frame: .zero)
    super.init(coder: coder)
    adoptDecodedPart(contentView, of: coder)
  }

  /// Creates a view without an effect in code.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Draws a veil in the color of the blur.
  open override func draw(_ rect: CGRect) { drawEffect() }
}
