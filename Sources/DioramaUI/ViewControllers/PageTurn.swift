/// A page that a finger turns.
@MainActor
final class PageTurn {
  let direction: UIPageViewController.NavigationDirection
  let old: [UIViewController]
  let new: UIViewController
  let exchange: AppearanceExchange

  /// How much of the way is gone, from 0 to 1.
  var part: Double = 0

  init(
    _ direction: UIPageViewController.NavigationDirection,
    from old: [UIViewController],
    to new: UIViewController,
    exchange: AppearanceExchange
  ) {
    self.direction = direction
    self.old = old
    self.new = new
    self.exchange = exchange
  }
}
