import DioramaUI
import LayoutEngine
import SceneGeometry

/// The window of a top-level view during layout, which gives it a screen's safe area and traits.
///
/// It is not shown, so that no appearance callbacks are sent. Its safe area stays the screen's when what is in it is drawn, after the
/// runtime has got its own screen back.
final class StageWindow: UIWindow {
  private var screenInsets = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { screenInsets }
}

/// The controller of a view that is the `view` of File's Owner, which gives the view a controller's margins.
final class StageController: UIViewController {}

extension StageWindow {
  /// The minimum size of a screen: smaller roots are parts of a screen, such as cells.
  private static let leastScreen = CGSize(width: 320, height: 320)

  /// Creates a window with the size of a screen, or of the usual screen for smaller sizes.
  convenience init(for screen: LayoutScreen) {
    self.init(frame: Self.bounds(of: screen))
    screenInsets = UIEdgeInsets(screen)
  }

  /// The bounds of the window for a screen, which are never smaller than it: what lies outside of a window is no safe area.
  static func bounds(of screen: LayoutScreen) -> CGRect {
    let isScreen = screen.width >= Double(leastScreen.width) && screen.height >= Double(leastScreen.height)
    guard !isScreen else { return CGRect(x: 0, y: 0, width: CGFloat(screen.width), height: CGFloat(screen.height)) }
    let usual = LayoutScreen.usual
    let (width, height) = (max(screen.width, usual.width), max(screen.height, usual.height))
    return CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
  }
}

extension UIRuntime {
  /// Runs a closure with another main screen: its size, scale, safe area and interface idiom.
  func onScreen(_ screen: LayoutScreen, _ body: () -> Void) {
    let outer = (screenBounds, screenSafeAreaInsets, userInterfaceIdiom, screenScale)
    defer { (screenBounds, screenSafeAreaInsets, userInterfaceIdiom, screenScale) = outer }
    let bounds = StageWindow.bounds(of: screen)
    let isTablet = SizeClasses.isTablet(width: Double(bounds.width), height: Double(bounds.height))
    userInterfaceIdiom = isTablet ? .pad : .phone
    screenScale = CGFloat(LayoutScreen(width: Double(bounds.width), height: Double(bounds.height)).scale)
    screenBounds = bounds
    screenSafeAreaInsets = UIEdgeInsets(screen)
    body()
  }
}

extension UIEdgeInsets {
  /// The safe area of a screen.
  fileprivate init(_ screen: LayoutScreen) {
    self.init(
      top: CGFloat(screen.safeArea.top),
      left: CGFloat(screen.safeArea.left),
      bottom: CGFloat(screen.safeArea.bottom),
      right: CGFloat(screen.safeArea.right)
    )
  }
}
