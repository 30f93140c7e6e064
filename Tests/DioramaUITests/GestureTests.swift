import DioramaUI
import Testing

/// The state machines of the gesture recognizers.
@MainActor
@Suite struct GestureTests {
  private func scene() -> (window: UIWindow, view: TouchedView, user: UserDriver) {
    let window = shownWindow()
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    return (window, view, UserDriver(window))
  }

  private func record<R: UIGestureRecognizer>(_ recognizer: R, on view: UIView, _ journal: Journal) -> R {
    recognizer.addAction { journal.write("\(type(of: $0)) \($0.state)".replacing("GestureRecognizer", with: "")) }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func aTapIsTakenFromTheView() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      let tap = record(UITapGestureRecognizer(), on: view, journal)
      user.tap(at: point(10, 10))
      #expect(journal.entries == ["UITap ended"] && view.log == ["began 1", "cancelled 1"])
      #expect(tap.state == .possible && tap.numberOfTouches == 0 && tap.location(in: view) == point(10, 10))
      user.drag(from: point(10, 10), to: point(90, 10))
      #expect(journal.entries.count == 1)
      window.isHidden = true
    }
  }

  @Test func withoutCancelsTouchesTheViewHearsEverything() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      record(UITapGestureRecognizer(), on: view, journal).cancelsTouchesInView = false
      user.tap(at: point(10, 10))
      #expect(journal.entries == ["UITap ended"] && view.log == ["began 1", "ended 1"])
      window.isHidden = true
    }
  }

  @Test func twoTapsAndOneThatWaitsForThem() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      let double = record(UITapGestureRecognizer(), on: view, journal)
      double.numberOfTapsRequired = 2
      double.name = "double"
      let single = UITapGestureRecognizer()
      single.addAction { _ in journal.write("single") }
      single.require(toFail: double)
      view.addGestureRecognizer(single)
      user.tap(at: point(10, 10))
      #expect(journal.entries.isEmpty)
      user.wait(1)
      #expect(journal.entries == ["single"])
      user.tap(at: point(10, 10))
      user.tap(at: point(10, 10))
      user.wait(1)
      #expect(journal.entries == ["single", "UITap ended"])
      window.isHidden = true
    }
  }

  @Test func aLongPressBeginsAfterAWhileAndEndsWithTheFinger() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      _ = record(UILongPressGestureRecognizer(), on: view, journal)
      user.press(at: point(10, 10), for: 0.3)
      #expect(journal.entries.isEmpty)
      view.log = []
      let touch = user.touchDown(at: point(10, 10))
      user.wait(0.6)
      #expect(journal.entries == ["UILongPress began"] && view.log == ["began 1", "cancelled 1"])
      user.move(touch, to: point(50, 50))
      user.lift(touch)
      #expect(journal.entries.suffix(2) == ["UILongPress changed", "UILongPress ended"])
      window.isHidden = true
    }
  }

  @Test func aPanMeasuresTheWay() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      let pan = record(UIPanGestureRecognizer(), on: view, journal)
      var ways: [CGPoint] = []
      pan.addAction { _ in ways.append(pan.translation(in: view)) }
      user.step = 0.1
      let touch = user.touchDown(at: point(10, 10))
      user.move(touch, to: point(15, 10))
      #expect(pan.state == .possible)
      user.move(touch, to: point(30, 10))
      #expect(pan.state == .began && ways == [point(20, 0)])
      user.move(touch, to: point(40, 20))
      #expect(pan.state == .changed && abs(pan.velocity(in: view).x - 100) < 1e-3)
      pan.setTranslation(.zero, in: view)
      user.move(touch, to: point(41, 22))
      #expect(ways.last == point(1, 2))
      user.lift(touch)
      #expect(journal.entries.last == "UIPan ended" && pan.state == .possible)
      window.isHidden = true
    }
  }

  @Test func aSwipeIsLongStraightAndQuick() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      let swipe = record(UISwipeGestureRecognizer(), on: view, journal)
      user.drag(from: point(10, 10), to: point(40, 10), steps: 3)
      user.drag(from: point(100, 10), to: point(10, 10), steps: 3)
      #expect(journal.entries.isEmpty)
      user.drag(from: point(10, 10), to: point(100, 10), steps: 3)
      #expect(journal.entries == ["UISwipe ended"])
      swipe.direction = [.up, .left]
      user.drag(from: point(10, 150), to: point(10, 50), steps: 3)
      #expect(journal.entries.count == 2)
      user.step = 0.3
      user.drag(from: point(10, 150), to: point(10, 50), steps: 5)
      #expect(journal.entries.count == 2)
      window.isHidden = true
    }
  }

  @Test func twoFingersPinchAndTurn() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      view.isMultipleTouchEnabled = true
      final class Both: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
      }
      let both = Both()
      let pinch = record(UIPinchGestureRecognizer(), on: view, journal)
      let rotation = record(UIRotationGestureRecognizer(), on: view, journal)
      pinch.delegate = both
      let touches = [user.touchDown(at: point(50, 100)), user.touchDown(at: point(100, 100))]
      user.move(touches, to: [point(50, 100), point(150, 100)])
      #expect(abs(pinch.scale - 2) < 1e-9 && pinch.state == .began && rotation.state == .possible)
      user.move(touches, to: [point(50, 100), point(50, 200)])
      #expect(abs(rotation.rotation - .pi / 2) < 1e-9 && rotation.state == .began && pinch.state == .changed)
      for touch in touches { user.lift(touch) }
      #expect(Set(journal.entries.suffix(2)) == ["UIPinch ended", "UIRotation ended"])
      window.isHidden = true
    }
  }

  @Test func onlyOneOfTwoRecognizersGetsATouch() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      _ = record(UIPanGestureRecognizer(), on: view, journal)
      _ = record(UISwipeGestureRecognizer(), on: view, journal)
      user.drag(from: point(10, 10), to: point(150, 10), steps: 2)
      #expect(!journal.entries.contains("UISwipe ended") || !journal.entries.contains("UIPan began"))
      window.isHidden = true
    }
  }

  @Test func aTapOnAButtonIsTheButtons() {
    withManualClock { _ in
      let (journal, (window, view, user)) = (Journal(), scene())
      _ = record(UITapGestureRecognizer(), on: view, journal)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      button.addAction(UIAction { _ in journal.write("button") }, for: .touchUpInside)
      view.addSubview(button)
      user.tap(button)
      #expect(journal.entries == ["button"])
      window.isHidden = true
    }
  }
}
