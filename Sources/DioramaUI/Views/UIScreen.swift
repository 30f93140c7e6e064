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
}
