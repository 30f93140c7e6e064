import Foundation

extension UIPageViewController {
  private var order: AppearanceExchange.Order { transitionStyle == .scroll ? .pages : .tabs }

  /// Stops the program if the number of pages does not fit the spine.
  func checkCount(_ controllers: [UIViewController]) {
    let required = transitionStyle == .pageCurl && spineLocation == .mid ? 2 : 1
    guard !controllers.isEmpty, controllers.count != required else { return }
    UIKitException.raise(
      .invalidArgument,
      "The number of view controllers provided (\(controllers.count)) doesn't match the number required (\(required)) for "
        + "the requested transition"
    )
  }

  /// Replaces the pages that are shown by others.
  func turn(
    to new: [UIViewController],
    _ direction: NavigationDirection,
    animated: Bool,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    cancelTurn()
    running?.finish()
    let old = pages
    let leaving = old.filter { page in !new.contains { $0 === page } }
    let coming = new.filter { page in !old.contains { $0 === page } }
    for page in coming { addChild(page) }
    for page in leaving { page.willMove(toParent: nil) }
    pages = new
    waiting.removeAll { page in leaving.contains { $0 === page } }
    let settle: @MainActor () -> Void = {
      for page in coming { page.didMove(toParent: self) }
      for page in leaving { page.removeFromParent() }
      self.viewIfLoaded?.setNeedsLayout()
    }
    guard tellsChildren, !coming.isEmpty || !leaving.isEmpty else {
      for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
      waiting += coming
      for page in leaving { page.removeFromParent() }
      viewIfLoaded?.setNeedsLayout()
      if let completion { UIRuntime.shared.mainLoop.afterCommit { completion(true) } }
      return
    }
    let moves = animated && appearance.state == .appeared && !old.isEmpty && !new.isEmpty
    let shift = way(direction)
    running = exchangeContent(leaving, coming, order: order, duration: moves ? Self.transitionDuration : 0) {
      layOutEverything()
      if moves { UIView.performWithoutAnimation { move(coming, by: shift) } }
    } changes: {
      guard moves else { return }
      move(coming, by: CGPoint(x: -shift.x, y: -shift.y))
      move(leaving, by: CGPoint(x: -shift.x, y: -shift.y))
    } end: {
      self.running = nil
      settle()
      completion?(true)
    }
  }

  /// Tells pages that were set before the controller was shown that they appear, and that they have a parent.
  ///
  /// On a device, such a page hears `viewWillAppear`, `viewDidAppear`, and `didMove(toParent:)` before its first layout, and not with the
  /// controller's own (a log is in question 48653763 of Stack Overflow). Without a window a page is only laid out and moved.
  func showWaitingPages(_ insert: () -> Void) {
    let pages = waiting.filter { $0.parent === self }
    waiting = []
    let isShown = tellsChildren && viewIfLoaded?.window != nil
    let appearing = isShown ? pages.filter { !$0.appearance.isHeading(toAppear: true) } : []
    for page in appearing { page.beginAppearance(true, animated: false) }
    insert()
    for page in appearing {
      page.endAppearance()
      page.appearance.isAheadOfParent = appearance.state == .appearing
    }
    for page in pages { page.didMove(toParent: self) }
  }

  /// How far pages of a direction are away, in points.
  func way(_ direction: NavigationDirection) -> CGPoint {
    let sign: CGFloat = direction == .forward ? 1 : -1
    let space = transitionStyle == .scroll ? interPageSpacing : 0
    return navigationOrientation == .horizontal
      ? CGPoint(x: sign * (contentView.bounds.width + space), y: 0)
      : CGPoint(x: 0, y: sign * (contentView.bounds.height + space))
  }

  func move(_ controllers: [UIViewController], by way: CGPoint) {
    for view in controllers.compactMap(\.viewIfLoaded) {
      view.frame = view.frame.offsetBy(dx: way.x, dy: way.y)
    }
  }

  /// Lays out the pages, side by side about a spine in the middle, and the dots below them.
  func layOutEverything() {
    guard let view = viewIfLoaded else { return }
    if contentView.superview !== view {
      view.addSubview(contentView)
      view.addGestureRecognizer(pan)
    }
    layOutDots(in: view)
    let isAcross = navigationOrientation == .horizontal
    let area = contentView.bounds
    let count = CGFloat(max(1, pages.count))
    let size = CGSize(
      width: isAcross ? area.width / count : area.width,
      height: isAcross ? area.height : area.height / count
    )
    for (index, page) in pages.enumerated() {
      guard let pageView = page.view else { continue }
      if pageView.superview !== contentView { contentView.addSubview(pageView) }
      guard turning == nil else { continue }
      let step = CGFloat(index)
      let origin = isAcross ? CGPoint(x: step * size.width, y: 0) : CGPoint(x: 0, y: step * size.height)
      pageView.frame = CGRect(origin: origin, size: size)
    }
  }

  /// Shows the dots if the data source counts scrolling pages; they take their room from the pages.
  private func layOutDots(in view: UIView) {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    let height: CGFloat = count > 0 ? 37 : 0
    contentView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - height))
    guard let dataSource, count > 0 else { return pageControl.removeFromSuperview() }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource.presentationIndex(for: self)
    pageControl.frame = CGRect(x: 0, y: contentView.frame.maxY, width: view.bounds.width, height: height)
    if pageControl.superview !== view { view.addSubview(pageControl) }
  }
}

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
