import DioramaUI
import Testing

/// Section 12: hit testing and the way of touches.
@MainActor
@Suite struct EventConformanceTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: w, height: h))
    parent?.addSubview(view)
    return view
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("EV1: from front to back, without what is hidden, disabled, transparent or elsewhere") func ev1() {
    let root = view(0, 0, 100, 100)
    let (back, front) = (view(0, 0, 50, 50, in: root), view(0, 0, 50, 50, in: root))
    #expect(root.hitTest(point(10, 10), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point(10, 10), with: nil) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point(10, 10), with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(root.hitTest(point(10, 10), with: nil) === back)
    #expect(root.hitTest(point(60, 60), with: nil) === root && root.hitTest(point(200, 0), with: nil) == nil)
  }

  @Test("EV2: the right and the lower edge do not belong to the bounds") func ev2() {
    let root = view(0, 0, 100, 100)
    #expect(root.point(inside: point(99, 99), with: nil) && !root.point(inside: point(100, 100), with: nil))
    root.bounds.origin = point(50, 50)
    #expect(root.point(inside: point(149, 50), with: nil) && !root.point(inside: point(49, 60), with: nil))
  }

  @Test("EV3: what lies outside of the superview gets no touch, clipped or not", arguments: [true, false])
  func ev3(clips: Bool) {
    let root = view(0, 0, 300, 300)
    let parent = view(0, 0, 100, 100, in: root)
    parent.clipsToBounds = clips
    _ = view(80, 80, 50, 50, in: parent)
    #expect(root.hitTest(point(110, 110), with: nil) === root)
  }

  @Test("EV4, E10: known figures") func ev4() {
    let root = view(0, 0, 100, 100)
    root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
    let sub = view(40, 40, 20, 20, in: root)
    let subsub = view(10, 10, 5, 5, in: sub)
    #expect(root.hitTest(point(-5, -5), with: nil) === root && root.hitTest(point(40, 40), with: nil) === sub)
    #expect(root.hitTest(point(52.5, 52.5), with: nil) === subsub)
    #expect(root.hitTest(point(-11, -11), with: nil) == nil && root.hitTest(point(95, 95), with: nil) == nil)
  }

  @Test("EV4, E10: known figures with scales and origins") func ev4Scaled() {
    let root = view(0, 0, 0, 0)
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let sub = view(25, 25, 50, 50, in: root)
    #expect(root.hitTest(point(199, 199), with: nil) === root)
    #expect(root.hitTest(point(74, 74), with: nil) === sub && root.hitTest(point(75, 75), with: nil) === root)
    sub.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    sub.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    #expect(root.hitTest(point(74, 74), with: nil) === sub && root.hitTest(point(75, 75), with: nil) === root)
    root.bounds.origin.y = 25
    #expect(root.hitTest(point(199, 199), with: nil) === root && root.hitTest(point(200, 200), with: nil) == nil)
  }

  @Test("EV5: the chain goes over controllers and windows to the application and its delegate") func ev5() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let window = UIWindow(frame: .zero)
    let controller = UIViewController()
    let child = view(0, 0, 1, 1, in: controller.view)
    window.addSubview(controller.view)
    #expect(child.next === controller.view && controller.view.next === controller && controller.next === window)
    #expect(window.next === UIApplication.shared)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)
    UIApplication.shared.delegate = nil
  }

  @Test("EV6: a touch that a view does not handle goes on to the next responder") func ev6() {
    let window = shownWindow()
    let outer = TouchedView(frame: window.bounds)
    window.addSubview(outer)
    _ = view(0, 0, 50, 50, in: outer)
    UserDriver(window).tap(at: point(10, 10))
    #expect(outer.log == ["began 1", "ended 1"])
    window.isHidden = true
  }

  @Test("EV7: the view in which a touch began gets all of it") func ev7() {
    let window = shownWindow()
    let a = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = TouchedView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    for view in [a, b] { window.addSubview(view) }
    let user = UserDriver(window)
    let touch = user.touchDown(at: point(50, 50))
    user.move(touch, to: point(150, 50))
    #expect(
      touch.view === a && touch.location(in: b) == point(50, 50) && touch.previousLocation(in: a) == point(50, 50)
    )
    user.cancel(touch)
    #expect(a.log == ["began 1", "moved 1", "cancelled 1"] && b.log.isEmpty)
    window.isHidden = true
  }

  @Test("EV8: without multiple touch a view gets the first touch only") func ev8() {
    let window = shownWindow()
    let a = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = TouchedView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    for view in [a, b] { window.addSubview(view) }
    let user = UserDriver(window)
    let first = user.touchDown(at: point(10, 10))
    let second = user.touchDown(at: point(20, 20))
    let third = user.touchDown(at: point(120, 10))
    for touch in [second, first, third] { user.lift(touch) }
    #expect(a.log == ["began 1", "ended 1"] && b.log == ["began 1", "ended 1"])
    a.log = []
    a.isMultipleTouchEnabled = true
    let touches = [user.touchDown(at: point(10, 10)), user.touchDown(at: point(20, 20))]
    user.move(touches, to: [point(11, 11), point(22, 22)])
    for touch in touches { user.lift(touch) }
    #expect(a.log == ["began 1", "began 1", "moved 2", "ended 1", "ended 1"])
    window.isHidden = true
  }

  @Test("EV9: an exclusive view neither shares nor joins") func ev9() {
    let window = shownWindow()
    let a = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = TouchedView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    for view in [a, b] { window.addSubview(view) }
    a.isExclusiveTouch = true
    let user = UserDriver(window)
    var first = user.touchDown(at: point(10, 10))
    var second = user.touchDown(at: point(110, 10))
    #expect(second.view == nil && b.log.isEmpty)
    for touch in [first, second] { user.lift(touch) }
    a.log = []
    first = user.touchDown(at: point(110, 10))
    second = user.touchDown(at: point(10, 10))
    #expect(second.view == nil && a.log.isEmpty)
    for touch in [first, second] { user.lift(touch) }
    window.isHidden = true
  }

  @Test("EV10: a view without interaction lets touches through to what lies behind, with its subviews") func ev10() {
    let root = view(0, 0, 100, 100)
    let behind = view(0, 0, 100, 100, in: root)
    let front = view(0, 0, 100, 100, in: root)
    _ = view(0, 0, 50, 50, in: front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point(5, 5), with: nil) === behind)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  @Test("EV11: ignoring is counted, and ignored touches are lost") func ev11() {
    let window = shownWindow()
    let a = TouchedView(frame: window.bounds)
    window.addSubview(a)
    let (application, user) = (UIApplication.shared, UserDriver(window))
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    user.tap(at: point(5, 5))
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents && a.log.isEmpty)
    user.tap(at: point(5, 5))
    #expect(a.log == ["began 1", "ended 1"])
    window.isHidden = true
  }
}
