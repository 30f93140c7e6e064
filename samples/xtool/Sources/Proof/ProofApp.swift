#if canImport(UIKit)
  import UIKit

  /// The application: a window with the screen, and nothing else.
  @main
  final class ProofApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Scenes.register()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ScreenController()
      window?.makeKeyAndVisible()
      return true
    }
  }
#endif
