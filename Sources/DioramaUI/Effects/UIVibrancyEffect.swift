public import Foundation
import NibLoader

/// Enlivens the content of a visual effect view that stands in a blurred one.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur of the view behind.
  var blurEffect: UIBlurEffect

  /// The kind of content; nil suits any.
  var style: UIVibrancyEffectStyle?

  /// Creates an effect for a view inside a blurred one.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates a vibrancy effect out of an archive.
  public required init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: coder.decodeCase(forKey: "UIVibrancyEffectBlurStyle", absent: .extraLight))
    style = coder.decodeCase(forKey: "UIVibrancyEffectStyle")
    super.init(coder: coder)
  }

  /// Creates an effect for a kind of content of a view inside a blurred one.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
    self.style = style
  }
}

/// The kinds of content that a vibrancy effect suits.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Label.
  case label = 0
  /// Secondary label.
  case secondaryLabel = 1
  /// Tertiary label.
  case tertiaryLabel = 2
  /// Quaternary label.
  case quaternaryLabel = 3
  /// Fill.
  case fill = 4
  /// Secondary fill.
  case secondaryFill = 5
  /// Tertiary fill.
  case tertiaryFill = 6
  /// Separator.
  case separator = 7
}

extension UIKitClasses {
  static let uiVibrancyEffect = NibClass(
    UIVibrancyEffect.self,
    parent: UIVisualEffect.self,
    name: "UIVibrancyEffect",
    properties: [
      NibProperty("style", \UIVibrancyEffect.style),
      NibProperty("blurEffect", \UIVibrancyEffect.blurEffect),
    ]
  )
}
