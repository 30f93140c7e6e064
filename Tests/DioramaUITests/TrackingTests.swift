import DioramaUI
import Testing

/// What controls make of touches.
@MainActor
@Suite struct TrackingTests {
  let journal = Journal()

  private func show(_ control: UIControl, _ frame: CGRect) -> (UIWindow, UserDriver) {
    let window = shownWindow()
    control.frame = frame
    window.addSubview(control)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "in"), (.touchDragOutside, "out"), (.touchDragExit, "exit"),
      (.touchDragEnter, "enter"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "cancel"), (.valueChanged, "value"), (.editingDidBegin, "begin"), (.editingChanged, "edit"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exitKey"),
    ]
    for (event, name) in events { control.addAction(UIAction { [journal] _ in journal.write(name) }, for: event) }
    return (window, UserDriver(window))
  }

  @Test func aButtonIsFollowedInAndOut() {
    withManualClock { _ in
      let button = UIButton()
      let (window, user) = show(button, CGRect(x: 100, y: 100, width: 50, height: 50))
      let touch = user.touchDown(at: CGPoint(x: 110, y: 110))
      #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
      user.move(touch, to: CGPoint(x: 120, y: 110))
      user.move(touch, to: CGPoint(x: 290, y: 110))
      #expect(!button.isHighlighted && button.isTracking)
      user.move(touch, to: CGPoint(x: 295, y: 110))
      user.move(touch, to: CGPoint(x: 120, y: 110))
      user.lift(touch)
      #expect(journal.entries == ["down", "in", "exit", "out", "out", "enter", "in", "upInside"])
      #expect(!button.isHighlighted && !button.isTracking)
      journal.entries = []
      user.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 290, y: 390), steps: 1)
      #expect(journal.entries.last == "upOutside")
      user.cancel(user.touchDown(at: CGPoint(x: 110, y: 110)))
      #expect(journal.entries.last == "cancel")
      journal.entries = []
      button.isEnabled = false
      user.tap(button, expecting: .noHit)
      #expect(journal.entries.isEmpty)
      window.isHidden = true
    }
  }

  @Test func aSwitchIsTurned() {
    withManualClock { _ in
      let control = UISwitch()
      let (window, user) = show(control, CGRect(x: 10, y: 10, width: 51, height: 31))
      user.tap(control)
      #expect(control.isOn && journal.entries.contains("value"))
      user.tap(control)
      #expect(!control.isOn)
      window.isHidden = true
    }
  }

  @Test func aSliderFollowsTheFinger() {
    withManualClock { _ in
      let slider = UISlider()
      let (window, user) = show(slider, CGRect(x: 0, y: 0, width: 100, height: 34))
      // The knob has 28 of the 100 points, so that its middle has a way of 72.
      user.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 46, y: 10), steps: 5)
      #expect(abs(slider.value - 0.5) < 1e-6 && journal.entries.filter { $0 == "value" }.count == 5)
      // A finger beside the knob moves nothing.
      user.tap(at: CGPoint(x: 90, y: 10))
      #expect(abs(slider.value - 0.5) < 1e-6)
      window.isHidden = true
    }
  }

  @Test func aSegmentIsSelected() {
    withManualClock { _ in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      let (window, user) = show(control, CGRect(x: 0, y: 0, width: 90, height: 31))
      UIRuntime.shared.mainLoop.commit()
      user.tap(at: CGPoint(x: 45, y: 10))
      #expect(control.selectedSegmentIndex == 1 && journal.entries.contains("value"))
      user.tap(at: CGPoint(x: 45, y: 10))
      #expect(journal.entries.filter { $0 == "value" }.count == 1)
      window.isHidden = true
    }
  }

  @Test func aFieldIsTypedInto() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "x" }
    }
    withManualClock { _ in
      let field = UITextField()
      let delegate = Delegate()
      field.delegate = delegate
      let (window, user) = show(field, CGRect(x: 0, y: 0, width: 90, height: 31))
      user.type("axb\n", into: field)
      #expect(field.text == "ab" && !field.isFirstResponder)
      #expect(
        journal.entries.filter { ["begin", "edit", "end", "exitKey"].contains($0) }
          == ["begin", "edit", "edit", "exitKey", "end"]
      )
      window.isHidden = true
    }
  }

  @Test func contentIsDraggedWithinItsEdges() {
    withManualClock { clock in
      let window = shownWindow()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 400)
      window.addSubview(scroll)
      let user = UserDriver(window)
      user.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20))
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 60))
      user.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90))
      clock.advance(by: 2)
      #expect(scroll.contentOffset == .zero)
      scroll.isScrollEnabled = false
      user.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20))
      #expect(scroll.contentOffset == .zero)
      window.isHidden = true
    }
  }

  @Test func closuresStandBesideTargets() {
    let button = UIButton()
    var senders: [AnyObject?] = []
    let action = UIAction(identifier: UIAction.Identifier("one")) { senders.append($0.sender) }
    button.addAction(action, for: .touchDown)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(senders.count == 1 && senders[0] === button && action.sender == nil)
    button.removeAction(identifiedBy: UIAction.Identifier("one"), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(senders.count == 1 && button.allControlEvents == .touchUpInside)
  }
}
