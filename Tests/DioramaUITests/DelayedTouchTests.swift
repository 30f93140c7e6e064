import DioramaUI
import Testing

/// Recognizers that keep touches from views until they have decided.
@MainActor
@Suite struct DelayedTouchTests {
  private func scene() -> (window: UIWindow, view: TouchedView, user: UserDriver) {
    let window = shownWindow()
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    return (window, view, UserDriver(window))
  }

  @Test("EV13: delaysTouchesBegan keeps the touch from the view until the recognizer fails") func began() {
    withManualClock { _ in
      let (window, view, user) = scene()
      let tap = UITapGestureRecognizer()
      tap.delaysTouchesBegan = true
      view.addGestureRecognizer(tap)
      let touch = user.touchDown(at: CGPoint(x: 10, y: 10))
      #expect(view.log.isEmpty)
      user.move(touch, to: CGPoint(x: 60, y: 10))
      #expect(view.log == ["began 1", "moved 1"])
      user.lift(touch)
      #expect(view.log == ["began 1", "moved 1", "ended 1"])
      view.log = []
      user.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.log.isEmpty)
      window.isHidden = true
    }
  }

  @Test("EV13: delaysTouchesEnded keeps the end from the view while a second tap may come") func ended() {
    withManualClock { clock in
      let (window, view, user) = scene()
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
      user.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.log == ["began 1"])
      clock.advance(by: 1)
      #expect(view.log == ["began 1", "ended 1"])
      view.log = []
      user.tap(at: CGPoint(x: 10, y: 10))
      user.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.log.filter { $0 == "ended 1" }.isEmpty && view.log.contains("cancelled 1"))
      view.log = []
      clock.advance(by: 1)
      tap.delaysTouchesEnded = false
      user.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.log == ["began 1", "ended 1"])
      clock.advance(by: 1)
      window.isHidden = true
    }
  }

  @Test("EV14: a screen edge pan begins at its edge only, and goes away from it") func screenEdge() {
    withManualClock { _ in
      let (window, view, user) = scene()
      let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      pan.edges = .left
      var states: [UIGestureRecognizer.State] = []
      pan.addAction { states.append($0.state) }
      view.addGestureRecognizer(pan)
      user.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 160, y: 50))
      user.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 5, y: 150))
      #expect(states.isEmpty)
      user.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 105, y: 50))
      #expect(states.first == .began && states.last == .ended)
      window.isHidden = true
    }
  }
}
