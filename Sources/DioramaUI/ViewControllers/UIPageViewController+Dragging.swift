import Foundation

// A drag turns one page: the data source gives the next one when it begins, and the page is turned if the finger is
// lifted beyond the middle or moves fast. Pages that curl are turned by the same drag, and slide.
extension UIPageViewController {
  /// How fast a finger turns a page before the middle, in points a second.
  private static let quick: CGFloat = 500

  func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.closures.append { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
      follow(pan)
    }
    return pan
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let isAcross = navigationOrientation == .horizontal
    let way = pan.translation(in: view)
    let distance = isAcross ? way.x : way.y
    switch pan.state {
    case .began, .changed:
      if turning == nil, pan.state == .began { beginTurn(distance < 0 ? .forward : .reverse) }
      advance(distance)
    case .ended:
      guard let turning else { return }
      let velocity = pan.velocity(in: view)
      let speed = (isAcross ? velocity.x : velocity.y) * (turning.direction == .forward ? -1 : 1)
      finishTurn(turning, turns: turning.part > 0.5 || (turning.part > 0 && speed > Self.quick))
    case .cancelled, .failed:
      cancelTurn()
    default:
      break
    }
  }

  private func beginTurn(_ direction: NavigationDirection) {
    running?.finish()
    guard pages.count == 1, let page = pages.first, appearance.state == .appeared else { return }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next, next !== page else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    addChild(next)
    page.willMove(toParent: nil)
    let exchange = AppearanceExchange(
      leaving: [page],
      coming: [next],
      order: transitionStyle == .scroll ? .pages : .tabs,
      animated: true,
      container: self
    )
    exchange.begin()
    turning = PageTurn(direction, from: [page], to: next, exchange: exchange)
    next.view.frame = page.view.frame
    contentView.addSubview(next.view)
    move([next], by: self.way(direction))
  }

  private func advance(_ distance: CGFloat) {
    guard let turning, let page = turning.old.first else { return }
    let whole = way(turning.direction)
    let length = abs(whole.x + whole.y)
    guard length > 0 else { return }
    let forward = turning.direction == .forward ? -distance : distance
    turning.part = Double(min(max(0, forward / length), 1))
    let gone = CGFloat(turning.part)
    page.view.frame.origin = CGPoint(x: -whole.x * gone, y: -whole.y * gone)
    turning.new.view.frame.origin = CGPoint(x: whole.x * (1 - gone), y: whole.y * (1 - gone))
  }

  /// Lets the pages run to where they belong, and tells everybody.
  private func finishTurn(_ turn: PageTurn, turns: Bool) {
    let whole = way(turn.direction)
    if !turns { revert(turn) }
    let coordinator = TransitionCoordinator(
      in: view,
      duration: Self.transitionDuration,
      controllers: [.from: turn.old[0], .to: turn.new]
    )
    running = coordinator
    coordinator.run {
      turn.old[0].view.frame.origin = turns ? CGPoint(x: -whole.x, y: -whole.y) : .zero
      turn.new.view.frame.origin = turns ? .zero : whole
    } end: {
      self.running = nil
      self.turning = nil
      self.settle(turn, turned: turns)
    }
  }

  /// Breaks a turn off that a finger has begun.
  func cancelTurn() {
    guard let turn = turning, running == nil else { return }
    revert(turn)
    turning = nil
    settle(turn, turned: false)
  }

  /// Tells the controllers that everything stays as it was: the page that came goes again.
  private func revert(_ turn: PageTurn) {
    if transitionStyle != .scroll { turn.new.beginAppearanceTransition(false, animated: true) }
    turn.old[0].beginAppearanceTransition(true, animated: true)
  }

  private func settle(_ turn: PageTurn, turned: Bool) {
    let (old, new) = (turn.old[0], turn.new)
    if turned {
      pages = [new]
      old.viewIfLoaded?.removeFromSuperview()
      turn.exchange.end()
      new.didMove(toParent: self)
      old.removeFromParent()
    } else {
      if transitionStyle == .scroll {
        old.endAppearanceTransition()
        new.beginAppearanceTransition(false, animated: true)
        new.viewIfLoaded?.removeFromSuperview()
        new.endAppearanceTransition()
      } else {
        new.viewIfLoaded?.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
      }
      old.didMove(toParent: self)
      new.willMove(toParent: nil)
      new.removeFromParent()
    }
    viewIfLoaded?.setNeedsLayout()
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: [old],
      transitionCompleted: turned
    )
  }
}
