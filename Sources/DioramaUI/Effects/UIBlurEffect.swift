public import Foundation
import NibLoader

/// Blurs what lies behind a visual effect view.
@preconcurrency @MainActor
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
    // The styles that follow the appearance have a key of their own beside what systems take that do not know them.
    let fixed: Style = coder.decodeCase(forKey: "UIBlurEffectStyle", absent: .extraLight)
    style = coder.decodeCase(forKey: "UIBlurEffectAutomaticStyle", absent: fixed)
    super.init(coder: coder)
  }
}

extension UIBlurEffect {
  /// The looks of a blur.
  public enum Style: Int, Sendable {
    /// Extra light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Regular.
    case regular = 4
    /// Prominent.
    case prominent = 5
    /// System ultra thin material.
    case systemUltraThinMaterial = 6
    /// System thin material.
    case systemThinMaterial = 7
    /// System material.
    case systemMaterial = 8
    /// System thick material.
    case systemThickMaterial = 9
    /// System chrome material.
    case systemChromeMaterial = 10
    /// System ultra thin material light.
    case systemUltraThinMaterialLight = 11
    /// System thin material light.
    case systemThinMaterialLight = 12
    /// System material light.
    case systemMaterialLight = 13
    /// System thick material light.
    case systemThickMaterialLight = 14
    /// System chrome material light.
    case systemChromeMaterialLight = 15
    /// System ultra thin material dark.
    case systemUltraThinMaterialDark = 16
    /// System thin material dark.
    case systemThinMaterialDark = 17
    /// System material dark.
    case systemMaterialDark = 18
    /// System thick material dark.
    case systemThickMaterialDark = 19
    /// System chrome material dark.
    case systemChromeMaterialDark = 20
  }
}

extension UIKitClasses {
  static let uiBlurEffect = NibClass(
    UIBlurEffect.self,
    parent: UIVisualEffect.self,
    name: "UIBlurEffect",
    properties: [
      NibProperty("style", \UIBlurEffect.style)
    ]
  )
}
