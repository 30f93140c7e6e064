#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Makes the window and what it shows in code, without any scene.
@MainActor
final class SquaresDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white

    let orange = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 120))
    orange.backgroundColor = .orange
    let teal = UIView(frame: CGRect(x: 20, y: 200, width: 120, height: 120))
    teal.backgroundColor = .systemTeal

    window.addSubview(orange)
    window.addSubview(teal)
    window.makeKeyAndVisible()
    self.window = window
  }
}
