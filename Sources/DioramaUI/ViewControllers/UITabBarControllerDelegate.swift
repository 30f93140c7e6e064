public import Foundation

/// An object that is asked and told which controller a tab bar controller shows.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller, be it the selected one again; by default it may.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when a tap has selected a controller, be it the selected one again, and not when code has.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Lets the controller be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
