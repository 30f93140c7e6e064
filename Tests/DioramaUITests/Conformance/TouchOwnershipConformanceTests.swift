import DioramaUI
import Foundation
import Testing

/// Who gets a touch: the view under the finger, the recognizers of the views around it, or the scroll view.
///
/// Apple describes it in "Attaching gesture recognizers to UIKit controls", "Coordinating multiple gesture recognizers" and at
/// `UIScrollView`.
@MainActor
@Suite struct TouchOwnershipConformanceTests {
  /// A window whose root view has a recognizer, and a log of what recognizers and controls do.
  @MainActor private final class Stage {
    let window = shownWindow(CGSize(width: 320, height: 480))
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let user: UserDriver
    var log: [String] = []

    init() {
      window.addSubview(ground)
      user = UserDriver(window)
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
      -> Recognizer
    {
      recognizer.addAction { [weak self] in
        if $0.state == .began || $0.state == .ended { self?.log.append(name) }
      }
      (view ?? ground).addGestureRecognizer(recognizer)
      return recognizer
    }

    @discardableResult
    func put<View: UIView>(_ view: View, _ frame: CGRect, in superview: UIView? = nil) -> View {
      view.frame = frame
      (superview ?? ground).addSubview(view)
      if let control = view as? UIControl {
        let events: [(UIControl.Event, String)] = [
          (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"), (.valueChanged, "value"),
        ]
        for (event, name) in events {
          control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
      }
      return view
    }

    func scroll(_ size: CGSize, _ frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 400), in view: UIView? = nil)
      -> UIScrollView
    {
      let scroll = put(UIScrollView(), frame, in: view)
      scroll.contentSize = size
      return scroll
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// A control that a tap uses, and where it is tapped.
  nonisolated enum Tapped: String, CaseIterable, Sendable {
    case button, menu, `switch`, stepper, segments, pages

    @MainActor func make() -> UIControl {
      switch self {
      case .button, .menu: return UIButton(type: .system)
      case .switch: return UISwitch()
      case .stepper: return UIStepper()
      case .segments: return UISegmentedControl(items: ["One", "Two"])
      case .pages:
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      }
    }
  }

  @Test(
    "TO1: a tap on a control that is for taps is the control's, and not that of a recognizer around it",
    arguments: Tapped.allCases
  )
  func to1(_ kind: Tapped) {
    withManualClock { _ in
      let stage = Stage()
      stage.add(UITapGestureRecognizer(), "tap")
      let control = stage.put(kind.make(), CGRect(x: 100, y: 100, width: 120, height: 32))
      stage.user.tap(at: stage.window.convert(CGPoint(x: control.bounds.maxX - 4, y: 16), from: control))
      #expect(!stage.log.contains("tap") && stage.log.contains("up"))
      #expect(kind == .button || kind == .menu || stage.log.contains("value"))
    }
  }

  @Test(
    "TO2: a recognizer of the control itself, or one of two taps around it, gets its taps",
    arguments: [Tapped.button, .switch]
  )
  func to2(_ kind: Tapped) {
    withManualClock { _ in
      let stage = Stage()
      let control = stage.put(kind.make(), CGRect(x: 100, y: 100, width: 51, height: 31))
      stage.add(UITapGestureRecognizer(), "own", to: control)
      stage.user.tap(control)
      #expect(stage.log == ["down", "own", "cancel"] || stage.log == ["down", "cancel", "own"])
      let other = Stage()
      let double = other.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let second = other.put(kind.make(), CGRect(x: 100, y: 100, width: 51, height: 31))
      other.user.tap(second)
      other.user.tap(second)
      #expect(other.log.contains("double"))
    }
  }

  @Test("TO3: a tap or a press on text that can be edited is the text's", arguments: [0, 1, 2])
  func to3(_ index: Int) {
    withManualClock { _ in
      let stage = Stage()
      stage.add(UITapGestureRecognizer(), "tap")
      stage.add(UILongPressGestureRecognizer(), "press")
      let field: UIView = [UITextField(), UITextView(), UISearchTextField()][index]
      stage.put(field, CGRect(x: 20, y: 100, width: 200, height: 40))
      stage.user.tap(field)
      #expect(field.isFirstResponder && !stage.log.contains("tap"))
      stage.user.press(at: point(100, 120), for: 1)
      #expect(!stage.log.contains("press"))
      stage.user.tap(at: point(100, 300))
      #expect(stage.log.contains("tap"))
    }
  }

  @Test("TO4: a tap on a view without a use for it is the recognizer's")
  func to4() {
    withManualClock { _ in
      let stage = Stage()
      stage.add(UITapGestureRecognizer(), "tap")
      let label = stage.put(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 40))
      let slider = stage.put(UISlider(), CGRect(x: 0, y: 100, width: 200, height: 34))
      stage.user.tap(label)
      stage.user.tap(slider)
      #expect(stage.log == ["tap", "tap"])
    }
  }

  @Test("TO5: a drag of a slider's knob along the line is the slider's, one across it that of a recognizer around it")
  func to5() {
    withManualClock { _ in
      for recognizer in [UIPanGestureRecognizer(), UISwipeGestureRecognizer()] as [UIGestureRecognizer] {
        let stage = Stage()
        stage.add(recognizer, "drag")
        let slider = stage.put(UISlider(), CGRect(x: 0, y: 100, width: 200, height: 34))
        stage.user.drag(from: point(14, 117), to: point(150, 117))
        #expect(slider.value > 0.7 && !stage.log.contains("drag") && stage.log.last == "up")
      }
      let stage = Stage()
      stage.add(UIPanGestureRecognizer(), "drag")
      let slider = stage.put(UISlider(), CGRect(x: 0, y: 100, width: 200, height: 34))
      stage.user.drag(from: point(14, 117), to: point(14, 250))
      #expect(stage.log.contains("drag") && stage.log.contains("cancel") && slider.value == 0)
      stage.log = []
      stage.user.drag(from: point(150, 117), to: point(180, 117))
      #expect(stage.log.contains("drag") && slider.value == 0, "beside the knob, the finger is not the slider's")
    }
  }

  @Test("TO6: a drag of a switch's knob is the switch's, which stays on the side where the finger leaves it")
  func to6() {
    withManualClock { _ in
      let stage = Stage()
      stage.add(UIPanGestureRecognizer(), "drag")
      let control = stage.put(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
      stage.user.drag(from: point(110, 115), to: point(145, 115))
      #expect(control.isOn && !stage.log.contains("drag"))
      stage.user.drag(from: point(130, 115), to: point(148, 115))
      #expect(control.isOn, "it is on that side already")
      stage.user.drag(from: point(140, 115), to: point(104, 115))
      #expect(!control.isOn && stage.log.filter { $0 == "value" }.count == 2)
    }
  }

  @Test("TO7: sliders and switches can be dragged inside scroll views, at once and after a while", arguments: [0, 0.5])
  func to7(_ rest: Double) {
    withManualClock { clock in
      let stage = Stage()
      let scroll = stage.scroll(CGSize(width: 900, height: 900))
      let slider = stage.put(UISlider(), CGRect(x: 20, y: 100, width: 200, height: 34), in: scroll)
      let touch = stage.user.touchDown(at: point(34, 117))
      clock.advance(by: rest)
      for x in stride(from: 44, through: 154, by: 10) { stage.user.move(touch, to: point(CGFloat(x), 117)) }
      stage.user.lift(touch)
      #expect(abs(slider.value - 120.0 / 172) < 1e-4 && scroll.contentOffset == .zero && stage.log.last == "up")
    }
  }

  @Test("TO8: a quick drag over content scrolls, and the content does not learn of it")
  func to8() {
    withManualClock { _ in
      let stage = Stage()
      let scroll = stage.scroll(CGSize(width: 320, height: 900))
      stage.put(UIButton(type: .system), CGRect(x: 20, y: 200, width: 200, height: 44), in: scroll)
      stage.user.drag(from: point(100, 220), to: point(100, 120))
      #expect(stage.log.isEmpty && scroll.contentOffset.y > 80)
    }
  }

  @Test("TO9: a button that is held keeps the finger; a plain view loses it to the scroll view")
  func to9() {
    withManualClock { clock in
      let stage = Stage()
      let scroll = stage.scroll(CGSize(width: 320, height: 900))
      stage.put(UIButton(type: .system), CGRect(x: 20, y: 200, width: 200, height: 44), in: scroll)
      let touch = stage.user.touchDown(at: point(100, 220))
      #expect(stage.log.isEmpty)
      clock.advance(by: 0.2)
      #expect(stage.log == ["down"])
      for y in stride(from: 210, through: 100, by: -10) { stage.user.move(touch, to: point(100, CGFloat(y))) }
      stage.user.lift(touch)
      #expect(scroll.contentOffset == .zero && !stage.log.contains("cancel"))
      let plain = stage.put(TouchLog(), CGRect(x: 0, y: 300, width: 320, height: 80), in: scroll)
      let second = stage.user.touchDown(at: point(100, 350))
      clock.advance(by: 0.2)
      for y in stride(from: 340, through: 250, by: -10) { stage.user.move(second, to: point(100, CGFloat(y))) }
      stage.user.lift(second)
      #expect(plain.phases == ["began", "moved", "cancelled"] || plain.phases == ["began", "cancelled"])
      #expect(scroll.contentOffset.y > 50)
    }
  }

  @Test("TO10: canCancelContentTouches, delaysContentTouches, touchesShouldBegin and touchesShouldCancel decide")
  func to10() {
    withManualClock { clock in
      let stage = Stage()
      let scroll = stage.put(AskedScrollView(), CGRect(x: 0, y: 0, width: 320, height: 400))
      scroll.contentSize = CGSize(width: 320, height: 900)
      let plain = stage.put(TouchLog(), CGRect(x: 0, y: 0, width: 320, height: 400), in: scroll)
      @MainActor func hold(from y: CGFloat = 300) {
        plain.phases = []
        let touch = stage.user.touchDown(at: point(100, y))
        clock.advance(by: 0.2)
        for step in 1...10 { stage.user.move(touch, to: point(100, y - CGFloat(step) * 10)) }
        touch.isResting(on: clock)
        stage.user.lift(touch)
      }
      scroll.canCancelContentTouches = false
      hold()
      #expect(scroll.contentOffset == .zero && plain.phases.last == "ended")
      scroll.canCancelContentTouches = true
      scroll.cancels = false
      hold()
      #expect(scroll.contentOffset == .zero && plain.phases.last == "ended")
      scroll.cancels = true
      scroll.begins = false
      hold()
      #expect(scroll.contentOffset.y > 50 && plain.phases.isEmpty)
      scroll.begins = true
      scroll.contentOffset = .zero
      scroll.delaysContentTouches = false
      plain.phases = []
      let touch = stage.user.touchDown(at: point(100, 300))
      #expect(plain.phases == ["began"])
      stage.user.lift(touch)
      #expect(plain.phases == ["began", "ended"])
    }
  }

  @Test("TO11: a double tap beside a single tap gives both, and the single one once")
  func to11() {
    withManualClock { clock in
      for isDoubleFirst in [false, true] {
        let stage = Stage()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        if isDoubleFirst { stage.add(double, "double") }
        stage.add(UITapGestureRecognizer(), "single")
        if !isDoubleFirst { stage.add(double, "double") }
        stage.user.tap(at: point(100, 100))
        stage.user.tap(at: point(100, 100))
        #expect(stage.log == ["single", "double"])
        clock.advance(by: 1)
      }
    }
  }

  /// How one recognizer is made to wait for another.
  nonisolated enum Waiting: CaseIterable, Sendable {
    case require, shouldRequire, shouldBeRequired, subclass, otherSubclass
  }

  @Test(
    "TO12: a single tap that waits for a double tap to fail is recognized after it failed, and not after a double tap",
    arguments: Waiting.allCases
  )
  func to12(_ way: Waiting) {
    withManualClock { clock in
      let stage = Stage()
      let (single, double) = (WaitingTap(), WaitingTap())
      double.numberOfTapsRequired = 2
      stage.add(single, "single")
      stage.add(double, "double")
      let delegate = Delegate()
      switch way {
      case .require: single.require(toFail: double)
      case .shouldRequire:
        delegate.requiring = single
        single.delegate = delegate
      case .shouldBeRequired:
        delegate.required = double
        double.delegate = delegate
      case .subclass: single.waitsForOthers = true
      case .otherSubclass: double.isWaitedFor = true
      }
      stage.user.tap(at: point(100, 100))
      #expect(stage.log.isEmpty)
      clock.advance(by: 1)
      #expect(stage.log == ["single"])
      stage.user.tap(at: point(100, 100))
      stage.user.tap(at: point(100, 100))
      clock.advance(by: 1)
      #expect(stage.log == ["single", "double"])
    }
  }

  @Test("TO13: of scroll views in each other, the one moves along whose axis the finger goes")
  func to13() {
    withManualClock { clock in
      let stage = Stage()
      let outer = stage.scroll(CGSize(width: 320, height: 1200))
      let inner = stage.scroll(
        CGSize(width: 1200, height: 100),
        CGRect(x: 0, y: 100, width: 320, height: 100),
        in: outer
      )
      stage.user.drag(from: point(160, 150), to: point(60, 150))
      #expect(inner.contentOffset.x > 80 && outer.contentOffset == .zero)
      clock.advance(by: 2)
      stage.user.drag(from: point(160, 180), to: point(160, 60))
      #expect(outer.contentOffset.y > 100)
    }
  }

  @Test("TO14: a finger that rests before it is lifted throws nothing")
  func to14() {
    withManualClock { clock in
      let stage = Stage()
      let scroll = stage.scroll(CGSize(width: 320, height: 4000))
      @MainActor func throwContent(resting: TimeInterval) -> CGFloat {
        let touch = stage.user.touchDown(at: point(160, 350))
        for y in stride(from: 330, through: 150, by: -30) { stage.user.move(touch, to: point(160, CGFloat(y))) }
        clock.advance(by: resting)
        let before = scroll.contentOffset.y
        stage.user.lift(touch)
        clock.advance(by: 5)
        return scroll.contentOffset.y - before
      }
      #expect(throwContent(resting: 0.3) == 0)
      #expect(throwContent(resting: 0) > 50)
    }
  }

  @Test("TO15: a finger that moves over a row selects nothing, even where it scrolls nothing")
  func to15() {
    withManualClock { _ in
      let stage = Stage()
      let rows = Rows()
      let table = stage.put(UITableView(), CGRect(x: 0, y: 0, width: 320, height: 400))
      table.dataSource = rows
      table.delegate = rows
      CATransaction.flush()
      stage.user.drag(from: point(200, 60), to: point(60, 60))
      #expect(rows.selected.isEmpty)
      stage.user.tap(at: point(200, 60))
      #expect(rows.selected == [1])
    }
  }
}

extension UITouch {
  /// Lets the finger rest, so that it throws nothing.
  fileprivate func isResting(on clock: ManualClock) { clock.advance(by: 0.2) }
}

/// A scroll view that answers what it is asked.
private final class AskedScrollView: UIScrollView {
  var begins = true
  var cancels = true
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
  override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
}

/// A view that notes what it learns of touches, each phase once in a row.
private final class TouchLog: UIView {
  var phases: [String] = []
  private func note(_ phase: String) { if phases.last != phase { phases.append(phase) } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
}

/// A tap whose subclass decides whether it waits.
private final class WaitingTap: UITapGestureRecognizer {
  var waitsForOthers = false
  var isWaitedFor = false
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waitsForOthers }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { isWaitedFor }
}

/// A delegate that lets one recognizer wait, or lets others wait for one.
private final class Delegate: NSObject, UIGestureRecognizerDelegate {
  var requiring: UIGestureRecognizer?
  var required: UIGestureRecognizer?
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === requiring }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === required }
}

/// Three rows.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var selected: [Int] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
}
