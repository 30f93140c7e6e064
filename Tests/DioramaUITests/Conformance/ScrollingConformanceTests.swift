import DioramaUI
import Foundation
import Testing

/// What a scroll view does under a finger and after it.
@MainActor
@Suite struct ScrollingConformanceTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    var velocity = CGPoint.zero
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("will end")
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("dragged \(decelerate) at \(scrollView.contentOffset.x)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("rests at \(scrollView.contentOffset.x)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  }

  private let window = shownWindow(CGSize(width: 320, height: 480))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let listener = Listener()

  private init() {
    scroll.contentSize = CGSize(width: 3200, height: 200)
    scroll.delegate = listener
    window.addSubview(scroll)
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 100) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("SC1: a drag of pages ends where the finger was lifted, and the page follows on the clock") func sc1() {
    withManualClock { clock in
      scroll.isPagingEnabled = true
      UserDriver(window).drag(from: point(300), to: point(60))
      #expect(listener.log == ["will drag", "dragged true at 240.0", "will decelerate"])
      #expect(scroll.isDecelerating && !scroll.isDragging)
      clock.advance(by: 2)
      #expect(listener.log.last == "rests at 320.0" && listener.log.count == 4 && !scroll.isDecelerating)
    }
  }

  @Test("SC2: the delegate hears the velocity in points a millisecond, and may choose where scrolling stops") func sc2()
  {
    withManualClock { clock in
      listener.target = point(500, 0)
      // Five steps of 40 points, a sixtieth of a second each.
      UserDriver(window).flick(from: point(300), to: point(100))
      #expect(abs(listener.velocity.x - 2.4) < 1e-6 && listener.velocity.y == 0)
      #expect(listener.log == ["will drag", "will end", "dragged true at 200.0", "will decelerate"])
      clock.advance(by: 0.1)
      #expect(scroll.contentOffset.x > 200 && scroll.contentOffset.x < 500)
      clock.advance(by: 5)
      #expect(listener.log.last == "rests at 500.0")
    }
  }

  @Test("SC3: a finger that rests before it is lifted leaves the content where it is") func sc3() {
    withManualClock { clock in
      UserDriver(window).drag(from: point(300), to: point(100))
      clock.advance(by: 2)
      #expect(listener.log == ["will drag", "will end", "dragged false at 200.0"] && listener.velocity == .zero)
    }
  }

  @Test("SC4: only what a program scrolls ends with scrollViewDidEndScrollingAnimation") func sc4() {
    withManualClock { clock in
      scroll.setContentOffset(point(320, 0), animated: true)
      clock.advance(by: 1)
      #expect(listener.log == ["animated"])
      scroll.scrollRectToVisible(CGRect(x: 1000, y: 0, width: 10, height: 10), animated: true)
      clock.advance(by: 1)
      #expect(listener.log == ["animated", "animated"])
    }
  }

  @Test("SC5: a finger or a program that scrolls stops content that moves on") func sc5() {
    withManualClock { clock in
      let user = UserDriver(window)
      user.flick(from: point(300), to: point(100))
      clock.advance(by: 0.1)
      let touch = user.touchDown(at: point(200))
      user.move(touch, to: point(150))
      #expect(!scroll.isDecelerating && scroll.isDragging)
      user.cancel(touch)
      user.flick(from: point(300), to: point(100))
      scroll.contentOffset = .zero
      scroll.setContentOffset(.zero, animated: false)
      clock.advance(by: 5)
      #expect(scroll.contentOffset == .zero && !scroll.isDecelerating)
    }
  }

  @Test("SC6: content that was pulled beyond its end goes back, and the delegate hears when it is there") func sc6() {
    withManualClock { clock in
      UserDriver(window).drag(from: point(100), to: point(200))
      #expect(scroll.contentOffset.x < 0 && listener.log.last == "will decelerate")
      clock.advance(by: 2)
      #expect(scroll.contentOffset.x == 0 && listener.log.last == "rests at 0.0")
    }
  }

  @Test("SC13: content that runs into an edge swings beyond it and comes back; the delegate heard the edge") func sc13()
  {
    withManualClock { clock in
      scroll.contentSize.width = 900
      let user = UserDriver(window)
      user.flick(from: point(310), to: point(10))
      clock.advance(by: 0.01)
      var farthest: CGFloat = 0
      var samples: [CGFloat] = []
      for _ in 0..<120 {
        clock.advance(by: 1.0 / 60)
        farthest = max(farthest, scroll.contentOffset.x)
        samples.append(scroll.contentOffset.x)
      }
      #expect(farthest > 581 && farthest < 580 + 320, "beyond the edge at 580, but not by a screen")
      let peak = samples.firstIndex(of: farthest) ?? 0
      #expect(zip(samples[peak...], samples[(peak + 1)...]).allSatisfy { $0 >= $1 }, "and back without another swing")
      #expect(listener.log.last == "rests at 580.0")
    }
  }

  @Test("SC14: content that may not bounce stops at the edge that it runs into") func sc14() {
    withManualClock { clock in
      scroll.contentSize.width = 900
      scroll.bounces = false
      UserDriver(window).flick(from: point(310), to: point(10))
      for _ in 0..<120 {
        clock.advance(by: 1.0 / 60)
        #expect(scroll.contentOffset.x <= 580)
      }
      #expect(listener.log.last == "rests at 580.0")
    }
  }

  @Test("SC15: content that rests beyond an edge when it is let go is back after half a second, slowly at first")
  func sc15() {
    withManualClock { clock in
      UserDriver(window).drag(from: point(100), to: point(200))
      let pulled = scroll.contentOffset.x
      clock.advance(by: 0.02)
      #expect(scroll.contentOffset.x / pulled > 0.9)
      clock.advance(by: 0.4)
      #expect(scroll.contentOffset.x < 0 && scroll.contentOffset.x > pulled * 0.1 && scroll.isDecelerating)
      clock.advance(by: 0.1)
      #expect(scroll.contentOffset.x == 0 && !scroll.isDecelerating)
    }
  }

  @Test("SC7: keyboardDismissMode ends editing when a drag begins, or when the finger covers the keyboard") func sc7() {
    withManualClock { clock in
      let field = UITextField(frame: CGRect(x: 0, y: 300, width: 320, height: 40))
      window.addSubview(field)
      field.becomeFirstResponder()
      scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
      let user = UserDriver(window)
      user.drag(from: point(300), to: point(250))
      #expect(field.isFirstResponder)
      scroll.keyboardDismissMode = .onDrag
      user.drag(from: point(300), to: point(250))
      #expect(!field.isFirstResponder)
      field.becomeFirstResponder()
      scroll.contentSize.height = 900
      UIRuntime.shared.keyboardFrame = CGRect(x: 0, y: 250, width: 320, height: 230)
      scroll.keyboardDismissMode = .interactive
      user.drag(from: point(200, 50), to: point(200, 200))
      #expect(field.isFirstResponder)
      user.drag(from: point(200, 50), to: point(200, 280))
      #expect(!field.isFirstResponder)
      UIRuntime.shared.keyboardFrame = nil
    }
  }

  @Test("SC8: a pull that reveals the refresh control begins refreshing once, and the content stays below it")
  func sc8() {
    withManualClock { clock in
      let controller = UITableViewController(style: .plain)
      let refresh = UIRefreshControl()
      var count = 0
      scroll.removeFromSuperview()
      refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      controller.refreshControl = refresh
      window.rootViewController = controller
      window.makeKeyAndVisible()
      clock.advance(by: 0)
      #expect(controller.tableView.refreshControl === refresh)
      UserDriver(window).drag(from: CGPoint(x: 160, y: 50), to: CGPoint(x: 160, y: 450))
      clock.advance(by: 2)
      #expect(count == 1 && refresh.isRefreshing && controller.tableView.contentOffset.y == -60)
      refresh.endRefreshing()
      clock.advance(by: 2)
      #expect(!refresh.isRefreshing && controller.tableView.contentOffset.y == 0)
    }
  }

  @Test("SC9: a rectangle is made visible inside the content inset") func sc9() {
    scroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100)
    scroll.scrollRectToVisible(CGRect(x: 300, y: 0, width: 20, height: 20), animated: false)
    #expect(scroll.contentOffset == point(100, 0))
    scroll.scrollRectToVisible(CGRect(x: 200, y: 0, width: 20, height: 20), animated: false)
    #expect(scroll.contentOffset == point(100, 0))
  }

  @Test("SC10: content that rests at its beginning stays there when the safe area changes") func sc10() {
    let runtime = UIRuntime.shared
    defer { runtime.screenSafeAreaInsets = .zero }
    runtime.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let window = UIWindow(frame: runtime.screenBounds)
    window.isHidden = false
    defer { window.isHidden = true }
    let (resting, scrolled) = (UIScrollView(frame: window.bounds), UIScrollView(frame: window.bounds))
    for scroll in [resting, scrolled] {
      scroll.contentSize = CGSize(width: window.bounds.width, height: 3000)
      scroll.contentInset.top = 10
    }
    resting.contentOffset.y = -10
    scrolled.contentOffset.y = 100
    for scroll in [resting, scrolled] { window.addSubview(scroll) }
    window.layoutIfNeeded()
    #expect(resting.adjustedContentInset.top == 69 && resting.contentOffset.y == -69)
    #expect(scrolled.contentOffset.y == 100)
    resting.contentInsetAdjustmentBehavior = .never
    #expect(resting.contentOffset.y == -10)
  }
}
