public import Foundation

/// The screen, which only has a size here.
@MainActor
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
