import DioramaUI
import Testing

/// Sections 12 and 13: first responders, nil targets, windows, memory.
@MainActor
@Suite struct ResponderConformanceTests {
  final class Willing: UIView {
    var refusesToResign = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refusesToResign }
  }

  @Test("RS1: a willing view in a window, if the present one agrees") func rs1() {
    let window = UIWindow(frame: .zero)
    let (a, b, plain) = (Willing(), Willing(), UIView())
    #expect(!a.becomeFirstResponder())
    for view in [a, b, plain] { window.addSubview(view) }
    #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder() && plain.canResignFirstResponder)
    #expect(a.becomeFirstResponder() && a.isFirstResponder && a.becomeFirstResponder())
    a.refusesToResign = true
    #expect(!b.becomeFirstResponder() && a.isFirstResponder && !b.isFirstResponder)
    a.refusesToResign = false
    #expect(b.becomeFirstResponder() && !a.isFirstResponder)
  }

  @Test("RS1: one first responder a window") func rs1Windows() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let (a, b) = (Willing(), Willing())
    first.addSubview(a)
    second.addSubview(b)
    #expect(a.becomeFirstResponder() && b.becomeFirstResponder() && a.isFirstResponder)
  }

  @Test("RS2: a view that leaves its window resigns, with what it holds") func rs2() {
    let window = UIWindow(frame: .zero)
    let (outer, inner) = (UIView(), Willing())
    outer.addSubview(inner)
    window.addSubview(outer)
    inner.becomeFirstResponder()
    outer.removeFromSuperview()
    window.addSubview(outer)
    #expect(!inner.isFirstResponder)
  }

  @Test("RS3: resigning leaves none") func rs3() {
    let window = UIWindow(frame: .zero)
    let view = Willing()
    window.addSubview(view)
    view.becomeFirstResponder()
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
  }

  @Test("RS4: a hidden first responder stays and still gets actions") func rs4() {
    let window = UIWindow(frame: .zero)
    SignIn.register()
    let screen = SignIn()
    let (field, button) = (UITextField(), UIButton())
    window.addSubview(screen.view)
    screen.view.addSubview(field)
    window.addSubview(button)
    field.becomeFirstResponder()
    field.isHidden = true
    button.sendAction("edited", to: nil, for: nil)
    #expect(field.isFirstResponder && screen.calls.contains("edited"))
  }

  @Test("E13, NIB-9: without a target the chain is asked, and the answer says whether anybody answered") func e13() {
    SignIn.register()
    let screen = SignIn()
    let button = UIButton()
    screen.view.addSubview(button)
    let application = UIApplication.shared
    #expect(application.sendAction("edited", to: nil, from: button, for: nil) && screen.calls.contains("edited"))
    #expect(!application.sendAction("nobodyKnows:", to: nil, from: button, for: nil))
  }

  @Test("W1: a window is hidden until it is shown, and views are in it from the moment they are added") func w1() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(window.isHidden)
    window.addSubview(red)
    #expect(red.window === window)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow && UIApplication.shared.windows.contains(window))
    #expect(window.next === UIApplication.shared)
    window.isHidden = true
  }

  @Test("W2: removal lets go of a view that nobody else holds") func w2() {
    let parent = UIView()
    weak var child: UIView?
    do {
      let made = UIView()
      parent.addSubview(made)
      child = made
    }
    #expect(child != nil)
    parent.subviews.first?.removeFromSuperview()
    #expect(child == nil)
  }

  @Test("W3: parents hold children and controllers their views, not the other way round") func w3() {
    weak var parent: UIViewController?
    let child = UIViewController()
    do {
      let made = UIViewController()
      made.addChild(child)
      parent = made
    }
    #expect(parent == nil && child.parent == nil)
    weak var controller: UIViewController?
    let view = UIView()
    do {
      let made = UIViewController()
      made.view = view
      controller = made
    }
    #expect(controller == nil && view.next == nil)
  }
}
