public import Foundation
import NibLoader

/// What the looks of bars have in common.
@MainActor
open class UIBarAppearance: NSObject, @MainActor NSCoding {
  /// The color of the background; nil for none.
  open var backgroundColor: UIColor?

  /// The image of the background; nil for none.
  open var backgroundImage: UIImage?

  /// How the image fills the background.
  open var backgroundImageContentMode: UIView.ContentMode

  /// The color of the bar's shadow; nil for none.
  open var shadowColor: UIColor?

  /// The image of the bar's shadow; nil for none.
  open var shadowImage: UIImage?

  /// Creates the look of the system.
  public nonisolated override init() {
    backgroundImageContentMode = .scaleToFill
    super.init()
  }

  /// Creates a bar appearance out of an archive.
  public required init?(coder: NSCoder) {
    backgroundColor = coder.decode(UIColor.self, forKey: "UIBackgroundColor")
    backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
    backgroundImageContentMode = coder.decodeCase(forKey: "UIBackgroundImageContentMode", absent: .scaleToFill)
    shadowColor = coder.decode(UIColor.self, forKey: "UIShadowColor")
    shadowImage = coder.decode(UIImage.self, forKey: "UIShadowImage")
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
