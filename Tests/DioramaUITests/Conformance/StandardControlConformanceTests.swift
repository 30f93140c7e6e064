import DioramaUI
import Foundation
import Testing

/// Standard controls by their documented sizes, under fingers, and for assistive software.
@MainActor
@Suite struct StandardControlConformanceTests {
  private let window = shownWindow(CGSize(width: 320, height: 480))
  private var user: UserDriver { UserDriver(window) }

  private final class Count { var count = 0 }

  private func shown<Control: UIControl>(_ control: Control) -> (control: Control, count: () -> Int) {
    window.addSubview(control)
    let box = Count()
    control.addAction(UIAction { _ in box.count += 1 }, for: .valueChanged)
    return (control, { box.count })
  }

  private func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  @Test("CT1: the size of a frame is ignored where a control has a size of its own") func ct1() {
    let frame = CGRect(x: 10, y: 20, width: 1, height: 1)
    #expect(UISwitch(frame: frame).frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UIStepper(frame: frame).frame == CGRect(x: 10, y: 20, width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    withManualClock { _ in
      let control = UISwitch()
      window.addSubview(control)
      user.tap(control)
      #expect(control.isOn)
    }
  }

  @Test("CT2: a tap on a stepper counts by its step, within its limits or around them") func ct2() {
    withManualClock { _ in
      let (stepper, count) = shown(UIStepper())
      stepper.maximumValue = 2
      user.tap(at: CGPoint(x: 70, y: 16))
      #expect(stepper.value == 1 && count() == 1)
      user.tap(at: CGPoint(x: 70, y: 16))
      user.tap(at: CGPoint(x: 70, y: 16))
      #expect(stepper.value == 2 && count() == 2)
      stepper.wraps = true
      user.tap(at: CGPoint(x: 70, y: 16))
      #expect(stepper.value == 0 && count() == 3)
      user.tap(at: CGPoint(x: 20, y: 16))
      #expect(stepper.value == 2)
      stepper.maximumValue = 1
      #expect(stepper.value == 1)
      stepper.value = 7
      #expect(stepper.value == 1)
    }
  }

  @Test("CT3: a stepper that is held counts on, and tells at the end if it is not continuous") func ct3() {
    withManualClock { _ in
      let (stepper, count) = shown(UIStepper())
      user.press(at: CGPoint(x: 70, y: 16), for: 1)
      #expect(stepper.value >= 3 && Double(count()) == stepper.value)
      stepper.value = 0
      stepper.isContinuous = false
      let before = count()
      user.press(at: CGPoint(x: 70, y: 16), for: 1)
      #expect(stepper.value >= 3 && count() == before + 1)
      stepper.value = 0
      stepper.autorepeat = false
      user.press(at: CGPoint(x: 70, y: 16), for: 1)
      #expect(stepper.value == 1)
    }
  }

  @Test("CT4: values of a page control outside of its range are pinned, and a tap moves to a neighbor") func ct4() {
    withManualClock { _ in
      let (pages, count) = shown(UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37)))
      pages.numberOfPages = 3
      pages.currentPage = 99
      #expect(pages.currentPage == 2)
      pages.currentPage = -1
      #expect(pages.currentPage == 0 && count() == 0)
      user.tap(at: CGPoint(x: 180, y: 18))
      #expect(pages.currentPage == 1 && count() == 1)
      user.tap(at: CGPoint(x: 20, y: 18))
      user.tap(at: CGPoint(x: 20, y: 18))
      #expect(pages.currentPage == 0 && count() == 2)
    }
  }

  @Test("CT5: a finger turns the wheels of a date picker, within its limits") func ct5() throws {
    let date = Date(timeIntervalSinceReferenceDate: 758_626_860)
    withManualClock { _ in
      let (picker, count) = shown(UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216)))
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = date
      // The day is the second wheel; the row below the middle is the next day.
      user.tap(at: CGPoint(x: 170, y: 108 + 32))
      #expect(picker.date == date.addingTimeInterval(86_400) && count() == 1)
      user.drag(from: CGPoint(x: 170, y: 140), to: CGPoint(x: 170, y: 140 + 64))
      #expect(picker.date == date.addingTimeInterval(-86_400) && count() == 2)
      picker.maximumDate = date
      user.drag(from: CGPoint(x: 170, y: 140), to: CGPoint(x: 170, y: 140 - 96))
      #expect(picker.date == date && count() == 3)
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 3600
      user.tap(at: CGPoint(x: 80, y: 108 + 32))
      #expect(picker.countDownDuration == 7200 && count() == 4)
    }
  }

  @Test("CT6: a tap on a button sends its semantic action as well") func ct6() {
    withManualClock { _ in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      var log: [String] = []
      button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
      button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
      window.addSubview(button)
      user.tap(button)
      #expect(log.sorted() == ["primary", "up"])
      button.isEnabled = false
      user.tap(button, expecting: .noHit)
      #expect(log.count == 2)
    }
  }

  @Test("CT7: a title's shadow color reaches the label, and an empty button fits 30 by 34 points") func ct7() {
    let button = UIButton()
    button.setTitleShadowColor(.white, for: .normal)
    button.setTitle("x", for: .normal)
    button.layoutSubviews()
    #expect(button.titleLabel?.shadowColor == .white)
    let empty = UIButton(frame: .zero)
    empty.sizeToFit()
    #expect(empty.frame.size == CGSize(width: 30, height: 34))
  }

  @Test("CT8: after sizeToFit a title at the top or bottom stays six points away from the edge") func ct8() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("x", for: .normal)
    button.contentVerticalAlignment = .top
    button.layoutSubviews()
    let label = try #require(button.titleLabel)
    #expect(label.frame.minY == 0)
    button.sizeToFit()
    button.frame.size = CGSize(width: 200, height: 100)
    button.layoutSubviews()
    #expect(abs(label.frame.minY - 6) < 1e-9)
    button.contentVerticalAlignment = .bottom
    button.layoutSubviews()
    #expect(abs(label.frame.maxY - 94) < 1e-9)
  }

  @Test("AC1: standard controls and views have labels that derive from their titles") func ac1() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let label = UILabel()
    label.text = "Name"
    #expect(button.accessibilityLabel == "Go" && label.accessibilityLabel == "Name")
    button.accessibilityLabel = "Leave"
    #expect(button.accessibilityLabel == "Leave")
    #expect(UIView().accessibilityLabel == nil)
  }

  @Test("AC2: controls have values, and a field without text that of its placeholder") func ac2() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Anna"
    let (control, slider) = (UISwitch(), UISlider())
    #expect(field.accessibilityValue == "Anna" && control.accessibilityValue == "0")
    control.isOn = true
    slider.value = 0.25
    #expect(control.accessibilityValue == "1" && slider.accessibilityValue == "25%")
  }

  @Test("AC3: the traits of a control say that it is disabled or selected") func ac3() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.isEnabled = true
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
  }

  @Test("TN1: tintColorDidChange is called on the view, and on subviews that inherit the color") func tn1() {
    final class Listening: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (top, middle, inner, own) = (Listening(), Listening(), Listening(), Listening())
    top.addSubview(middle)
    middle.addSubview(inner)
    top.addSubview(own)
    own.tintColor = .green
    top.tintColor = .red
    #expect(top.count == 1 && middle.count == 1 && inner.count == 1 && own.count == 1)
    middle.tintColor = .blue
    top.tintColor = .black
    #expect(top.count == 2 && middle.count == 2 && inner.count == 2)
    #expect(inner.tintColor == .blue)
  }
}
