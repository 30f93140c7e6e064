public import Foundation

/// The screen, which only has a size here.
@MainActor
open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// The size of the screen, in points; `UIRuntime.shared.screenBounds` decides it.
  open var bounds: CGRect { UIRuntime.shared.screenBounds }
}
