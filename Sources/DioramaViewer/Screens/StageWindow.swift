import DioramaUI
import LayoutEngine
import SceneGeometry

/// The window in which a view at the top stands while the tool looks at it, so that it has a screen's safe area and traits.
///
/// It is not shown: nobody is told that anything appears.
final class StageWindow: UIWindow {}

/// The controller of a view that File's Owner has as its `view`, which gives the view a controller's margins.
final class StageController: UIViewController {}

extension StageWindow {
  /// The smallest screen of a device: what is smaller is a part of a screen, such as a cell.
  private static let leastScreen = CGSize(width: 320, height: 320)

  /// Makes a window as large as a screen, or as the usual one for what is no screen.
  convenience init(for screen: LayoutScreen) {
    self.init(frame: Self.bounds(of: screen))
  }

  /// The screen's rectangle.
  static func bounds(of screen: LayoutScreen) -> CGRect {
    let isScreen = screen.width >= Double(leastScreen.width) && screen.height >= Double(leastScreen.height)
    let shown = isScreen ? screen : LayoutScreen.usual
    return CGRect(x: 0, y: 0, width: CGFloat(shown.width), height: CGFloat(shown.height))
  }
}

extension UIRuntime {
  /// Does something on a screen of its own: its size, its safe area and the kind of device that has it.
  func onScreen(_ screen: LayoutScreen, _ body: () -> Void) {
    let outer = (screenBounds, screenSafeAreaInsets, userInterfaceIdiom, screenScale)
    defer { (screenBounds, screenSafeAreaInsets, userInterfaceIdiom, screenScale) = outer }
    let bounds = StageWindow.bounds(of: screen)
    let isTablet = SizeClasses.isTablet(width: Double(bounds.width), height: Double(bounds.height))
    userInterfaceIdiom = isTablet ? .pad : .phone
    screenScale = CGFloat(LayoutScreen(width: Double(bounds.width), height: Double(bounds.height)).scale)
    screenBounds = bounds
    screenSafeAreaInsets = UIEdgeInsets(
      top: CGFloat(screen.safeArea.top),
      left: CGFloat(screen.safeArea.left),
      bottom: CGFloat(screen.safeArea.bottom),
      right: CGFloat(screen.safeArea.right)
    )
    body()
  }
}
