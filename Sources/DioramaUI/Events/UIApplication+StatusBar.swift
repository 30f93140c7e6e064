import Foundation

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the appearance of the controller demands.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the home button or the bottom edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button or the bottom edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both ways across.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIApplication {
  /// What the controller in front says about the style of the status bar.
  public var statusBarStyle: UIStatusBarStyle {
    controllerInFront?.preferredStatusBarStyle ?? .default
  }

  /// Whether the controller in front hides the status bar.
  public var isStatusBarHidden: Bool {
    controllerInFront?.prefersStatusBarHidden ?? false
  }

  /// The controller that fills the key window, or the child that it leaves the status bar to.
  private var controllerInFront: UIViewController? {
    guard var controller = (keyWindow ?? windows.last)?.rootViewController else { return nil }
    while let presented = controller.presentedViewController, presented.ownPresentation?.style == .fullScreen {
      controller = presented
    }
    while let next = controller.childForStatusBarStyle { controller = next }
    return controller
  }
}

extension UIViewController {
  /// Says that the status bar changes: the application asks the controller in front whenever its bar is looked at.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
