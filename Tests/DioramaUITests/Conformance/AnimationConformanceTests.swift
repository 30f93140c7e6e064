import DioramaUI
import Testing

/// Section 11: animation blocks, with a clock that stands still.
@MainActor
@Suite struct AnimationConformanceTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let listener = AnimationListener()

  init() { AnimationListener.register() }

  /// Opens a block, tells it to a listener, and closes it.
  private func block(_ name: String, duration: Double = 1, _ body: () -> Void) {
    UIView.beginAnimations(name, context: nil)
    listener.listen()
    UIView.setAnimationDuration(duration)
    UIView.setAnimationCurve(.linear)
    body()
    UIView.commitAnimations()
  }

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  /// Whether what is seen is what was set.
  private var showsModel: Bool {
    let shown = view.layer.presentation()
    return shown?.position == view.layer.position && shown?.opacity == view.layer.opacity
  }

  @Test("AN1: nested blocks start with the outermost") func an1() {
    withManualClock { clock in
      block("outer") {
        view.alpha = 0
        block("inner") { view.center.x = 100 }
        clock.advance(by: 5)
        #expect(listener.entries.isEmpty)
      }
      clock.advance(by: 0)
      #expect(Set(listener.entries) == ["start outer", "start inner"])
      clock.advance(by: 1)
      #expect(Set(listener.entries.suffix(2)) == ["stop outer true", "stop inner true"])
    }
  }

  @Test("AN2: settings hold inside their block only, and a block lasts a fifth of a second by default") func an2() {
    withManualClock { clock in
      UIView.setAnimationDuration(50)
      UIView.setAnimationDelay(50)
      UIView.setAnimationRepeatCount(7)
      UIView.beginAnimations("plain", context: nil)
      listener.listen()
      view.alpha = 0
      UIView.commitAnimations()
      clock.advance(by: 0.19)
      #expect(listener.entries == ["start plain"])
      clock.advance(by: 0.02)
      #expect(listener.entries == ["start plain", "stop plain true"])
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test("AN3: frame, bounds, center, transform, opacity and background are animated") func an3() {
    withManualClock { clock in
      block("all") {
        view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.alpha = 0
        view.backgroundColor = .white
      }
      clock.advance(by: 0.5)
      let shown = view.layer.presentation()
      #expect(shown?.bounds.width == 15 && shown?.opacity == 0.5)
      #expect(abs((shown?.affineTransform().b ?? 0) - 0.5.squareRoot()) < 1e-9)
      #expect(shown?.backgroundColor?.alpha == 0.5)
      #expect(abs((shown?.position.x ?? 0) - (5 + 110) / 2) < 1e-9)
    }
  }

  @Test("AN4: what was set counts at once, what is seen follows") func an4() {
    withManualClock { clock in
      block("move") { view.center.x = 105 }
      #expect(view.center.x == 105 && shownX == 5)
      clock.advance(by: 0.25)
      #expect(view.center.x == 105 && shownX == 30)
      clock.advance(by: 1)
      #expect(showsModel)
    }
  }

  @Test("AN5: the delegate gets the arguments of the beginning") func an5() {
    withManualClock { clock in
      let context = UnsafeMutableRawPointer(bitPattern: 42)
      UIView.beginAnimations("fade", context: context)
      listener.listen()
      view.alpha = 0
      UIView.commitAnimations()
      clock.advance(by: 1)
      #expect(listener.entries == ["start fade", "stop fade true"] && listener.contexts == [context, context])
    }
  }

  @Test(
    "AN6: how long it lasts with repetitions and ways back",
    arguments: [
      (Float(0), false, 1.0), (0, true, 1), (3, false, 3), (3, true, 6), (2.5, false, 2.5),
    ]
  )
  func an6(count: Float, reverses: Bool, total: Double) {
    withManualClock { clock in
      block("repeat") {
        UIView.setAnimationRepeatCount(count)
        UIView.setAnimationRepeatAutoreverses(reverses)
        view.alpha = 0
      }
      clock.advance(by: total - 0.01)
      #expect(listener.entries.count == 1)
      clock.advance(by: 0.02)
      #expect(listener.entries.count == 2)
    }
  }

  @Test("AN6: on the way back, and at the end of half a round") func an6Values() {
    withManualClock { clock in
      block("back") {
        UIView.setAnimationRepeatCount(2.5)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 105
      }
      clock.advance(by: 1.25)
      #expect(shownX == 80)
      clock.advance(by: 3.7)
      #expect(abs((shownX ?? 0) - 100) < 1e-6)
      clock.advance(by: 0.1)
      #expect(showsModel && view.center.x == 105)
    }
  }

  @Test("AN6: a start date decides when it begins") func an6StartDate() {
    withManualClock { clock in
      block("later") {
        UIView.setAnimationStart(Date(timeIntervalSinceReferenceDate: clock.now + 2))
        view.center.x = 105
      }
      clock.advance(by: 1.9)
      #expect(listener.entries.isEmpty && shownX == 5)
      clock.advance(by: 0.6)
      #expect(listener.entries == ["start later"] && abs((shownX ?? 0) - 55) < 1e-6)
    }
  }

  @Test("AN7: the start after the delay, the end after the duration") func an7() {
    withManualClock { clock in
      block("late") {
        UIView.setAnimationDelay(0.5)
        view.alpha = 0
      }
      clock.advance(by: 0.49)
      #expect(listener.entries.isEmpty && view.layer.presentation()?.opacity == 1)
      clock.advance(by: 0.02)
      #expect(listener.entries == ["start late"])
      clock.advance(by: 0.98)
      #expect(listener.entries == ["start late"])
      clock.advance(by: 0.02)
      #expect(listener.entries == ["start late", "stop late true"])
    }
  }

  @Test("AN8: one start and one end, however much moves") func an8() {
    withManualClock { clock in
      let other = UIView()
      block("many") {
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.alpha = 0
        other.alpha = 0.5
      }
      clock.advance(by: 2)
      #expect(listener.entries == ["start many", "stop many true"])
    }
  }

  @Test("AN9: nothing moves, and the end is told at once") func an9() {
    withManualClock { clock in
      block("nothing", duration: 10) { view.alpha = 1 }
      var finished: Bool?
      UIView.animate(withDuration: 10) {
      } completion: {
        finished = $0
      }
      clock.advance(by: 0)
      #expect(listener.entries.last == "stop nothing true" && finished == true)
    }
  }

  @Test("AN10: without a duration the end comes in the next turn") func an10() {
    withManualClock { clock in
      block("none", duration: 0) { view.alpha = 0 }
      #expect(view.alpha == 0 && listener.entries.isEmpty && showsModel)
      clock.advance(by: 0)
      #expect(listener.entries.last == "stop none true")
    }
  }

  @Test("AN11: switched off, values change at once and the end is told") func an11() {
    withManualClock { clock in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      block("off", duration: 5) { view.alpha = 0 }
      #expect(showsModel && !UIView.areAnimationsEnabled)
      clock.advance(by: 0)
      #expect(listener.entries.last == "stop off true")
    }
  }

  @Test("AN12: from what was set, or from what is seen", arguments: [(false, 105.0), (true, 55.0)])
  func an12(fromCurrent: Bool, start: Double) {
    withManualClock { clock in
      block("first") { view.center.x = 105 }
      clock.advance(by: 0.5)
      block("second") {
        UIView.setAnimationBeginsFromCurrentState(fromCurrent)
        view.center.x = 205
      }
      #expect(abs((shownX ?? 0) - start) < 1e-9)
    }
  }

  @Test("AN13: a new animation of the same value stops the old one, in blocks that are opened and closed") func an13() {
    withManualClock { clock in
      block("old") { view.alpha = 0 }
      clock.advance(by: 0.5)
      block("new") { view.alpha = 1 }
      clock.advance(by: 0)
      #expect(listener.entries == ["start old", "stop old false", "start new"])
      clock.advance(by: 1)
      #expect(listener.entries.last == "stop new true" && listener.entries.count == 4)
    }
  }

  @Test("AN14: transitions have numbers, and a block with one lasts as long as it says") func an14() {
    withManualClock { clock in
      let all: [UIView.AnimationTransition] = [.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown]
      #expect(all.map(\.rawValue) == Array(0...4))
      block("flip") { UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true) }
      clock.advance(by: 0.9)
      #expect(listener.entries == ["start flip"])
      clock.advance(by: 0.2)
      #expect(listener.entries.last == "stop flip true")
    }
  }

  @Test("AN15: a closure keeps touches off its views unless it says otherwise") func an15() {
    withManualClock { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(view)
      let point = CGPoint(x: 5, y: 5)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      #expect(root.hitTest(point, with: nil) === root)
      clock.advance(by: 1.1)
      #expect(root.hitTest(point, with: nil) === view)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
      #expect(root.hitTest(point, with: nil) === view)
      clock.advance(by: 1.1)
      block("old") { view.alpha = 0.7 }
      #expect(root.hitTest(point, with: nil) === view)
      clock.advance(by: 1.1)
    }
  }

  @Test("AN15: inner closures take over duration and curve unless they say otherwise") func an15Nested() {
    withManualClock { clock in
      var ends: [String] = []
      let (a, b) = (UIView(), UIView())
      UIView.animate(withDuration: 2) {
        view.alpha = 0
        UIView.animate(withDuration: 1) {
          a.alpha = 0
        } completion: { _ in
          ends.append("a")
        }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          b.alpha = 0
        } completion: { _ in
          ends.append("b")
        }
      }
      clock.advance(by: 1.5)
      #expect(ends == ["b"])
      clock.advance(by: 1)
      #expect(ends == ["b", "a"])
    }
  }

  @Test("AN16: closing a block that was not opened does nothing") func an16() {
    UIView.commitAnimations()
    #expect(view.alpha == 1)
  }

  @Test("AN17: the curves") func an17() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == Array(0...3))
    func middle(_ curve: UIView.AnimationCurve) -> CGFloat {
      var result: CGFloat = 0
      withManualClock { clock in
        let moved = UIView()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(curve)
        moved.center.x = 1
        UIView.commitAnimations()
        clock.advance(by: 0.25)
        result = moved.layer.presentation()?.position.x ?? -1
        clock.advance(by: 1)
      }
      return result
    }
    #expect(abs(middle(.linear) - 0.25) < 1e-6)
    #expect(abs(middle(.easeInOut) - 0.129) < 0.001)
    #expect(abs(middle(.easeIn) - 0.0935) < 0.001)
    #expect(abs(middle(.easeOut) - 0.378) < 0.001)
  }

  @Test("AN18: a view that leaves its window ends its animations") func an18() {
    withManualClock { clock in
      let window = UIWindow(frame: .zero)
      window.addSubview(view)
      block("leaving") { view.alpha = 0 }
      clock.advance(by: 0.5)
      view.removeFromSuperview()
      clock.advance(by: 0)
      #expect(listener.entries == ["start leaving", "stop leaving false"])
      #expect(showsModel)
    }
  }

  @Test("E12: nested blocks with delay and repetition on one clock") func e12() {
    withManualClock { clock in
      let other = UIView()
      block("outer") {
        UIView.setAnimationDelay(0.5)
        view.alpha = 0
        block("inner", duration: 0.25) {
          UIView.setAnimationRepeatCount(2)
          other.alpha = 0
        }
      }
      clock.advance(by: 3)
      #expect(
        listener.entries == ["start inner", "start outer", "stop inner true", "stop outer true"]
          || listener.entries == ["start inner", "stop inner true", "start outer", "stop outer true"]
      )
    }
  }
}
