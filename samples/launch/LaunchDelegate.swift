#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Puts the first controller's view into the window; both came with the main scene.
@MainActor
final class LaunchDelegate: NSObject, UIApplicationDelegate {
  #if canImport(ObjectiveC)
    @IBOutlet var window: UIWindow?
    @IBOutlet var viewController: UIViewController?
  #else
    var window: UIWindow?
    var viewController: UIViewController?
  #endif

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Asking for the view loads Greeting.nib.
    if let view = viewController?.view { window?.addSubview(view) }
    window?.makeKeyAndVisible()
    return true
  }
}
