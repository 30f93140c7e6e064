public import Foundation
import NibLoader

/// What the looks of bars have in common.
@preconcurrency @MainActor
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

  /// Creates a look that is like another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    ground = barAppearance.ground
  }

  /// What the look begins with, before colors and images are set.
  enum Ground {
    case usual
    case opaque
    case transparent
  }

  var ground = Ground.usual

  /// Makes the background that of the system, without what was set.
  open func configureWithDefaultBackground() { configure(.usual) }

  /// Makes the background opaque in the system's colors, without what was set.
  open func configureWithOpaqueBackground() { configure(.opaque) }

  /// Makes the background clear without a shadow, without what was set.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ new: Ground) {
    ground = new
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
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

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; the bar's where empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the large title; the bar's where empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The looks of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark content on a light bar.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
  /// Light content on a dark bar that lets content shine through.
  case blackTranslucent = 2
}

extension UIKitClasses {
  static let uiNavigationBarAppearance = NibClass(
    UINavigationBarAppearance.self,
    parent: UIBarAppearance.self,
    name: "UINavigationBarAppearance"
  )
}

extension UIKitClasses {
  static let uiTabBarAppearance = NibClass(
    UITabBarAppearance.self,
    parent: UIBarAppearance.self,
    name: "UITabBarAppearance"
  )
}

extension UIKitClasses {
  static let uiToolbarAppearance = NibClass(
    UIToolbarAppearance.self,
    parent: UIBarAppearance.self,
    name: "UIToolbarAppearance"
  )
}

extension UIKitClasses {
  static let uiBarAppearance = NibClass(
    UIBarAppearance.self,
    parent: nil,
    name: "UIBarAppearance",
    properties: [
      NibProperty("backgroundColor", \UIBarAppearance.backgroundColor),
      NibProperty("backgroundImage", \UIBarAppearance.backgroundImage),
      NibProperty("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode),
      NibProperty("shadowColor", \UIBarAppearance.shadowColor),
      NibProperty("shadowImage", \UIBarAppearance.shadowImage),
    ]
  )
}
