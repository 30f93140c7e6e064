public import Foundation

/// An object that is told which item of a tab bar was chosen.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has chosen an item, and not when code has.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
