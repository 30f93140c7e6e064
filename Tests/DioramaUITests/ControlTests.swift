import DioramaUI
import Testing

@MainActor
@Suite struct ControlTests {
  let target = SignIn()
  let button = UIButton()

  init() {
    SignIn.register()
    button.tag = 1
  }

  @Test func actionsAreSentForTheirEvents() {
    button.addTarget(target, action: "signIn:", for: .touchUpInside)
    button.addTarget(target, action: Selector("edited"), for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["signIn:1", "edited", "edited"])
  }

  @Test func targetsAreListed() {
    button.addTarget(target, action: "signIn:", for: .touchUpInside)
    button.addTarget(target, action: "signIn:", for: .touchDown)
    button.addTarget(nil, action: "edited", for: .touchDown)
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["signIn:"])
    #expect(button.actions(forTarget: nil, forControlEvent: .touchDown) == ["edited"])
    #expect(button.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(button.allTargets.count == 2 && button.allTargets.contains(target))
    #expect(button.allTargets.contains { $0.base is NSNull })
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func targetsAreRemoved() {
    button.addTarget(target, action: "signIn:", for: [.touchUpInside, .touchDown])
    button.removeTarget(target, action: "signIn:", for: .touchDown)
    #expect(button.allControlEvents == .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents == [])
  }

  @Test func targetsAreNotKeptAlive() {
    do { button.addTarget(SignIn(), action: "edited", for: .touchDown) }
    button.sendActions(for: .touchDown)
    #expect(button.allTargets.isEmpty)
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    let view = UIView()
    target.view = view
    view.addSubview(button)
    button.addTarget(nil, action: "edited", for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(target.calls == ["edited"])
    #expect(button.target(forAction: "edited", withSender: nil) as? SignIn === target)
    #expect(button.target(forAction: "nothing", withSender: nil) == nil)
  }

  @Test func theFirstResponderIsAskedFirst() {
    let window = UIWindow()
    let field = UITextField()
    let other = SignIn()
    target.view = UIView()
    other.view = UIView()
    window.addSubview(target.view)
    window.addSubview(other.view)
    target.view.addSubview(button)
    other.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    button.sendAction("edited", to: nil, for: nil)
    #expect(other.calls == ["edited"])
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    button.sendAction("edited", to: nil, for: nil)
    #expect(target.calls == ["edited"])
  }

  @Test func anActionTakesTheSenderAndTheEvent() {
    let slider = UISlider()
    slider.addTarget(target, action: "slide:event:", for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(target.calls == ["slide"])
  }

  @Test func theStateFollowsTheFlags() {
    #expect(button.state == .normal)
    (button.isSelected, button.isHighlighted, button.isEnabled) = (true, true, false)
    #expect(button.state == [.selected, .highlighted, .disabled])
  }

  @Test func aButtonShowsWhatItsStateSays() {
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "A")
    button.isEnabled = false
    #expect(button.currentTitle == "B")
    #expect(button.titleLabel?.text == "B")
    #expect(button.currentTitleColor == .red)
    #expect(button.title(for: .selected) == "A")
  }

  @Test func aSliderKeepsItsValueInRange() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 5
    slider.minimumValue = 7
    #expect(slider.value == 7)
  }

  @Test func segmentsAreCounted() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "C", at: 9, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 2) == "C")
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.subviews.isEmpty)
  }

  @Test func aStackViewArrangesOnlySubviews() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(stack.subviews == [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews == [first, second])
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.arrangedSubviews == [second, first])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first])
  }
}
