public import Foundation

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the top at the left.
  case landscapeLeft = 3
  /// With the top at the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it is held in a way that an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the bottom edge of the device at the left, as the device has its top at the right.
  case landscapeLeft = 4
  /// With the bottom edge of the device at the right.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface lies across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDevice {
  /// Posted when the device is held in another way.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// How the device is held: as `UIRuntime.shared.deviceOrientation` tells, and as the screen lies where that does not.
  public var orientation: UIDeviceOrientation {
    let told = UIRuntime.shared.deviceOrientation
    guard told == .unknown else { return told }
    return UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// Whether changes of the orientation are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { UIRuntime.shared.orientationListeners > 0 }

  /// Begins to post changes of the orientation; calls nest.
  public func beginGeneratingDeviceOrientationNotifications() { UIRuntime.shared.orientationListeners += 1 }

  /// Ends one call that began to post changes.
  public func endGeneratingDeviceOrientationNotifications() {
    UIRuntime.shared.orientationListeners = max(0, UIRuntime.shared.orientationListeners - 1)
  }
}

extension UIWindowScene {
  /// How the interface is turned: across where the screen is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
}

extension UIApplication {
  /// How the interface is turned: across where the screen is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation { .ofScreen }

  /// The direction of the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
}

extension UIViewController {
  /// How the interface is turned: across where the screen is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation { .ofScreen }

  /// Asks for the interface to be turned as the device is held; a screen is turned by its bounds here, so that nothing happens.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIInterfaceOrientation {
  @MainActor fileprivate static var ofScreen: UIInterfaceOrientation {
    guard UIScreen.main.bounds.width > UIScreen.main.bounds.height else { return .portrait }
    return UIDevice.current.orientation == .landscapeRight ? .landscapeLeft : .landscapeRight
  }
}
