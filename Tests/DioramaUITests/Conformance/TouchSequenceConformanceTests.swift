import DioramaUI
import Foundation
import Testing

/// Several fingers on views that take one, and what an event knows of all of them.
@MainActor
@Suite struct TouchSequenceConformanceTests {
  @Test("EV15: a recognizer gets all touches of its view, whatever isMultipleTouchEnabled says") func ev15() {
    withManualClock { clock in
      let window = shownWindow()
      let view = TouchedView(frame: window.bounds)
      window.addSubview(view)
      var seen: [String] = []
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      tap.addAction { _ in seen.append("two") }
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { if $0.state == .changed { seen.append("pinch") } }
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(pinch)
      let user = UserDriver(window)
      let first = user.touchDown(at: CGPoint(x: 100, y: 100))
      let second = user.touchDown(at: CGPoint(x: 200, y: 100))
      #expect(view.log == ["began 1"] && second.view === view)
      user.lift(first)
      user.lift(second)
      #expect(seen == ["two"])
      let left = user.touchDown(at: CGPoint(x: 100, y: 200))
      let right = user.touchDown(at: CGPoint(x: 200, y: 200))
      user.move([left, right], to: [CGPoint(x: 80, y: 200), CGPoint(x: 220, y: 200)])
      user.move([left, right], to: [CGPoint(x: 60, y: 200), CGPoint(x: 240, y: 200)])
      #expect(seen.last == "pinch" && abs(pinch.scale - 1.8) < 1e-9)
      user.lift(left)
      user.lift(right)
    }
  }

  @Test("EV16: an event lasts as long as fingers are down, and has all of their touches") func ev16() {
    final class Counting: UIView {
      var counts: [Int] = []
      var events: [ObjectIdentifier] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
      private func note(_ event: UIEvent?) {
        counts.append(event?.allTouches?.count ?? 0)
        if let event { events.append(ObjectIdentifier(event)) }
      }
    }
    withManualClock { _ in
      let window = shownWindow()
      let view = Counting(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      let user = UserDriver(window)
      let first = user.touchDown(at: CGPoint(x: 100, y: 100))
      let second = user.touchDown(at: CGPoint(x: 200, y: 100))
      #expect(first.phase == .stationary)
      user.lift(first)
      user.lift(second)
      #expect(view.counts == [1, 2, 2, 1] && Set(view.events).count == 1)
    }
  }
}
