import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Gives the list its books before anything is shown.
final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = window?.rootViewController as? UITabBarController
    let stack = tabs?.viewControllers?.first as? UINavigationController
    (stack?.viewControllers.first as? BooksViewController)?.books = Book.all()
    Journal.write("launched")
    return true
  }
}
