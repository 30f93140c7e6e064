public import Foundation
import NibLoader

/// A view that blurs or enlivens what lies behind it.
@preconcurrency @MainActor
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

/// The content view of a visual effect view; it stands only there.
@MainActor
final class VisualEffectContentView: MadeContentView {}

extension UIKitClasses {
  static let visualEffectContentView = NibClass(
    VisualEffectContentView.self,
    parent: UIView.self,
    name: "_UIVisualEffectContentView"
  )
}

extension UIVisualEffectView {
  /// Draws what a blur leaves of the light; nothing behind is really blurred.
  func drawEffect() {
    guard let blur = effect as? UIBlurEffect else { return }
    let color: UIColor =
      switch blur.style {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark:
        UIColor(white: 0.11, alpha: 0.73)
      case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.82)
      case .light, .regular: UIColor(white: 1, alpha: 0.6)
      default: UIColor(white: 0.97, alpha: 0.8)
      }
    color.setFill()
    UIRectFill(bounds)
  }
}

extension UIKitClasses {
  static let uiVisualEffectView = NibClass(
    UIVisualEffectView.self,
    parent: UIView.self,
    name: "UIVisualEffectView",
    properties: [
      NibProperty("effect", \UIVisualEffectView.effect),
      NibProperty("contentView", \UIVisualEffectView.contentView),
    ]
  )
}

/// The base class of the effects of visual effect views.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @MainActor NSCoding {
  /// Creates an effect that does nothing.
  public nonisolated override init() {
    super.init()
  }

  /// Creates an effect out of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let uiVisualEffect = NibClass(UIVisualEffect.self, parent: nil, name: "UIVisualEffect")
}
