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

  /// Lets the content view fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  /// Draws what is behind the view, blurred.
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
  func drawEffect() {
    guard let blur = effect as? UIBlurEffect else { return }
    let isDark = blur.style.isDark ?? (traitCollection.userInterfaceStyle == .dark)
    let veil = UIColor(white: isDark ? 0.12 : 0.97, alpha: blur.style.opacity)
    let backdrop = PictureBackdrop(radius: 14, saturation: 1.8, color: PictureColor(veil))
    let steps: [PictureStep] = [.backdrop(CGPath(rect: bounds), backdrop)]
    UIGraphicsGetCurrentContext()?.add(.layers(DrawingCommand.LayerPicture(steps: steps)), color: .black)
  }
}

extension UIBlurEffect.Style {
  /// Whether the blur is dark; nil for one that follows the appearance.
  fileprivate var isDark: Bool? {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    default: nil
    }
  }

  /// The opacity of the veil over what is blurred.
  fileprivate var opacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.42
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .regular: 0.58
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .dark: 0.72
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.76
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: 0.84
    }
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
