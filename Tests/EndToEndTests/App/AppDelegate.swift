import DioramaUI

/// The delegate that the main scene makes.
final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) { window?.makeKeyAndVisible() }

  static let nibClass = NibClass(
    AppDelegate.self,
    parent: nil,
    name: "Garden.AppDelegate",
    make: { AppDelegate() },
    outlets: [NibOutlet("window", \AppDelegate.window)]
  )
}
