import DioramaUI
import Testing

/// Animations beside each other, and those of layers without a view.
@MainActor
@Suite struct AdditiveAnimationTests {
  @Test("AN22: an animation of a closure lets an earlier one go on, and both add up") func an22() {
    withManualClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var log: [String] = []
      @MainActor func move(_ name: String, to x: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.center.x = x
        } completion: {
          log.append("\(name) \($0)")
        }
      }
      move("first", to: 105)
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.position.x == 55)
      move("second", to: 5)
      // Nothing jumps: half of the first way is left, and all of the second.
      #expect(view.layer.presentation()?.position.x == 55)
      clock.advance(by: 0.25)
      #expect(view.layer.presentation()?.position.x == 55)
      clock.advance(by: 0.25)
      #expect(log == ["first true"] && view.layer.presentation()?.position.x == 55)
      clock.advance(by: 0.5)
      #expect(log == ["first true", "second true"] && view.layer.presentation()?.position.x == 5)
    }
  }

  @Test("AN22: one that begins where the earlier one is stops it") func an22FromCurrent() {
    withManualClock { clock in
      let view = UIView(frame: .zero)
      var log: [Bool] = []
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { log.append($0) })
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
      clock.advance(by: 0)
      #expect(log == [false] && view.layer.presentation()?.opacity == 0.5)
      clock.advance(by: 2)
    }
  }

  @Test("AN23: the presentation layer is a copy of the layer as it is seen, animated or not") func an23() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.alpha = 0.5
    let shown = view.layer.presentation()
    #expect(shown !== view.layer && shown?.frame == view.frame && shown?.opacity == 0.5)
  }

  @Test("AN24: a layer without a view animates its changes once it was shown, as the transaction says") func an24() {
    withManualClock { clock in
      let window = shownWindow()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.layer.addSublayer(layer)
      layer.opacity = 0.9
      #expect(layer.presentation()?.opacity == 0.9)
      clock.advance(by: 0)
      layer.opacity = 0
      #expect(layer.presentation()?.opacity == 0.9)
      clock.advance(by: 0.125)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.45) < 1e-3)
      clock.advance(by: 0.2)
      #expect(layer.presentation()?.opacity == 0)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 1)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.position.x = 105
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
      clock.advance(by: 2)
      window.layer.bounds.size.width = 200
      #expect(window.layer.presentation()?.bounds.width == 200)
    }
  }

  @Test("CN-12: a transition of controllers with a transition option lasts as long as it was asked to") func cn12() {
    withScreen { screen in
      let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
      screen.show(parent)
      for child in [old, new] { parent.addChild(child) }
      parent.view.addSubview(old.view)
      var isDone = false
      parent.transition(
        from: old,
        to: new,
        duration: 1,
        options: .transitionCrossDissolve,
        animations: nil,
        completion: { _ in isDone = true }
      )
      screen.clock.advance(by: 0.5)
      #expect(!isDone && old.view.superview === parent.view)
      screen.clock.advance(by: 0.6)
      #expect(isDone && old.view.superview == nil && new.view.superview === parent.view)
    }
  }

  @Test("AP-18: blocks of an action come before the commit where the step shares its turn") func ap18() async {
    let window = shownWindow()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var log: [String] = []
    window.addSubview(button)
    CATransaction.flush()
    button.addAction(
      UIAction { _ in
        window.setNeedsLayout()
        DispatchQueue.main.async { MainActor.assumeIsolated { log.append("block") } }
      },
      for: .touchUpInside
    )
    await UserDriver(window).inOneTurn {
      $0.tap(button)
      // The turn is not over, so that the block comes before its layout.
      #expect(window.layer.needsLayout() && log.isEmpty)
    }
    #expect(log == ["block"] && !window.layer.needsLayout())
  }

  @Test("SA12: margins fall within the safe area unless a view says otherwise") func sa12() {
    let runtime = UIRuntime.shared
    runtime.screenSafeAreaInsets = UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0)
    defer { runtime.screenSafeAreaInsets = .zero }
    let window = shownWindow()
    let view = UIView(frame: CGRect(x: 0, y: 28, width: 300, height: 300))
    window.addSubview(view)
    CATransaction.flush()
    #expect(view.safeAreaInsets.top == 63 && view.layoutMarginsGuide.layoutFrame.minY == 71)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMarginsGuide.layoutFrame.minY == 8)
  }

  @Test("W4: a window made without a frame has the size of the screen") func w4() {
    #expect(UIWindow().frame == UIScreen.main.bounds && UIView().frame == .zero)
  }
}
