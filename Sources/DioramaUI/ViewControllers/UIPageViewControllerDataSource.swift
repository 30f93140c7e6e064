public import Foundation

/// An object that gives a page view controller its pages.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The controller of the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The controller of the page behind another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
