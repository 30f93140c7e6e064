public import Foundation

/// The device, of which only the kind is known here.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// What kind of device it is; `UIRuntime.shared.userInterfaceIdiom` decides it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIRuntime.shared.userInterfaceIdiom }

  /// The kind of device, `iPad` or `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the user's language, which is the same word.
  open var localizedModel: String { model }

  /// The name of the device, which is its kind for applications that may not know more.
  open var name: String { model }

  /// The version of the system; `UIRuntime.shared.systemVersion` decides it.
  open var systemVersion: String { UIRuntime.shared.systemVersion }

  /// The name of the system, `iPadOS` or `iOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}

extension UIUserInterfaceIdiom {
  /// What the names of files for this kind of device end with; nil for kinds without such files.
  var fileSuffix: String? {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    default: nil
    }
  }
}

/// The screen, which only has a size here.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's own screen.
  public static let main = UIScreen()

  /// All screens; there is only the device's own.
  public static var screens: [UIScreen] { [main] }

  /// The size of the screen, in points; `UIRuntime.shared.screenBounds` decides it.
  open var bounds: CGRect { UIRuntime.shared.screenBounds }

  /// How many pixels a point has; `UIRuntime.shared.screenScale` decides it.
  open var scale: CGFloat { UIRuntime.shared.screenScale }

  /// How many pixels of the panel a point has, which is the scale here.
  open var nativeScale: CGFloat { scale }

  /// The size of the panel in pixels, upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .ofRoom(bounds.size) }
}
