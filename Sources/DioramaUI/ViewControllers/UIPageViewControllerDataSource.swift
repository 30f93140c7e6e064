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

  /// How many dots stand below scrolling pages; none by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is that of the page that is shown, counted from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
