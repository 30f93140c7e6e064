import DioramaUI
import Foundation
import Testing

/// Property animators, animations of layers, transitions of an application and the swipe that pops.
@MainActor
@Suite struct AnimatorTests {
  private func shown(_ body: (UIView, TestScreen) -> Void) {
    withScreen { screen in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.window.addSubview(view)
      screen.window.isHidden = false
      screen.clock.advance(by: 0)
      body(view, screen)
    }
  }

  @Test("PA1: an animator runs its changes over its duration, and calls completions with the end") func pa1() {
    shown { view, screen in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      #expect(view.alpha == 1 && animator.state == .inactive)
      animator.startAnimation()
      #expect(view.alpha == 0 && animator.state == .active && animator.isRunning)
      screen.clock.advance(by: 1)
      #expect(view.layer.presentation()?.opacity == 0.5 && animator.fractionComplete == 0.5)
      screen.clock.advance(by: 1)
      #expect(ends == [.end] && animator.state == .inactive && view.layer.presentation()?.opacity == 0)
    }
  }

  @Test("PA2: it can be held, moved by its fraction, and go on") func pa2() {
    shown { view, screen in
      let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.center.x += 100 }
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
      #expect(view.layer.presentation()?.position.x == 30 && !animator.isRunning && animator.state == .active)
      screen.clock.advance(by: 5)
      #expect(view.layer.presentation()?.position.x == 30)
      var isDone = false
      animator.addCompletion { isDone = $0 == .end }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      screen.clock.advance(by: 1.4)
      #expect(!isDone)
      screen.clock.advance(by: 0.2)
      #expect(isDone && view.layer.presentation()?.position.x == 105)
    }
  }

  @Test("PA3: it turns around and ends at the start, with the values before") func pa3() {
    shown { view, screen in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      screen.clock.advance(by: 0.5)
      animator.isReversed = true
      screen.clock.advance(by: 0.25)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
      screen.clock.advance(by: 0.5)
      #expect(ends == [.start] && view.alpha == 1)
    }
  }

  @Test("PA4: stopped, it keeps what is seen until it is finished at a position") func pa4() {
    shown { view, screen in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation(afterDelay: 1)
      screen.clock.advance(by: 1.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && ends.isEmpty)
      animator.finishAnimation(at: .current)
      #expect(ends == [.current] && animator.state == .inactive && view.alpha > 0 && view.alpha < 1)
      let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      other.addCompletion { ends.append($0) }
      other.startAnimation()
      other.stopAnimation(true)
      #expect(other.state == .inactive && ends == [.current])
    }
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "id") as? String ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  @Test("CA1: an animation of a layer shows its values, leaves the layer's own alone, and tells its delegate")
  func ca1() {
    shown { view, screen in
      let fade = CABasicAnimation(keyPath: "opacity")
      let listener = Listener()
      fade.fromValue = 0
      fade.toValue = 1.0
      fade.duration = 2
      fade.delegate = listener
      fade.setValue("fade", forKey: "id")
      view.layer.opacity = 0.8
      view.layer.add(fade, forKey: "fade")
      #expect(view.layer.animationKeys() == ["fade"] && view.layer.animation(forKey: "fade") !== fade)
      screen.clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 0.25 && view.layer.opacity == 0.8 && listener.log == ["start fade"])
      screen.clock.advance(by: 2)
      #expect(view.layer.presentation()?.opacity == 0.8 && view.layer.animationKeys() == nil)
      #expect(listener.log == ["start fade", "stop true"])
    }
  }

  @Test("CA2: parts of positions and transforms, repetition, timing and what holds at the end") func ca2() {
    shown { view, screen in
      let move = CABasicAnimation(keyPath: "position.x")
      move.byValue = 100
      move.duration = 1
      move.autoreverses = true
      move.repeatCount = 2
      view.layer.add(move, forKey: nil)
      screen.clock.advance(by: 1)
      #expect(view.layer.presentation()?.position.x == 105)
      screen.clock.advance(by: 1)
      #expect(view.layer.presentation()?.position.x == 5)
      screen.clock.advance(by: 5)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = CGFloat.pi
      turn.duration = 1
      turn.fillMode = .forwards
      turn.isRemovedOnCompletion = false
      turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      view.layer.add(turn, forKey: "turn")
      screen.clock.advance(by: 3)
      #expect(abs((view.layer.presentation()?.affineTransform().a ?? 0) + 1) < 1e-6)
      view.layer.removeAllAnimations()
      #expect(view.layer.presentation()?.affineTransform().a == 1)
      let keys = CAKeyframeAnimation(keyPath: "bounds.size.width")
      keys.values = [10, 20, 0]
      keys.keyTimes = [0, 0.25, 1]
      keys.duration = 4
      view.layer.add(keys, forKey: "keys")
      screen.clock.advance(by: 1)
      #expect(view.layer.presentation()?.bounds.width == 20)
      screen.clock.advance(by: 1.5)
      #expect(view.layer.presentation()?.bounds.width == 10)
    }
  }

  @Test("SH1: a shape layer draws its path filled and stroked, and a part of its line") func sh1() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50)).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 3
    shape.strokeEnd = 0.25
    view.layer.addSublayer(shape)
    let picture = SVGRenderer().render(view)
    #expect(picture.contains("M10 10") && picture.contains("stroke-width=\"3\""))
    #expect(
      picture.contains("M10 10L60 10\"") || picture.contains("M10 10 L60 10\"") || picture.contains("M10 10H60"),
      "\(picture)"
    )
    #expect(
      shape.presentation()?.strokeEnd == 0.25 && CAShapeLayer().fillColor != nil && CAShapeLayer().strokeColor == nil
    )
  }

  private final class Fader: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    var log: [String] = []
    var interaction: UIPercentDrivenInteractiveTransition?
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      log.append("animate \(context.isAnimated)")
      view?.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view?.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    func animationController(forPresented: UIViewController, presenting: UIViewController, source: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func interactionControllerForPresentation(using: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append(operation == .push ? "push" : "pop")
      return self
    }
  }

  @Test("TD1: a transitioning delegate's animator presents and dismisses, in its own time") func td1() {
    withScreen { screen in
      let (presenter, presented, fader) = (UIViewController(), UIViewController(), Fader())
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = fader
      screen.show(presenter)
      var isDone = false
      presenter.present(presented, animated: true) { isDone = true }
      screen.clock.advance(by: 0.9)
      #expect(!isDone && fader.log == ["animate true"] && presented.view.window === screen.window)
      screen.clock.advance(by: 0.2)
      #expect(isDone && fader.log == ["animate true", "ended true"] && presented.view.frame == screen.window.bounds)
      presenter.dismiss(animated: true)
      screen.clock.advance(by: 0.5)
      #expect(presenter.presentedViewController === presented)
      screen.clock.advance(by: 1)
      #expect(presenter.presentedViewController == nil && presenter.view.window === screen.window)
    }
  }

  @Test("TD2: an interactive transition follows its shares, and goes back when it is cancelled") func td2() {
    withScreen { screen in
      let (presenter, presented, fader) = (UIViewController(), UIViewController(), Fader())
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = fader
      let interaction = UIPercentDrivenInteractiveTransition()
      fader.interaction = interaction
      screen.show(presenter)
      presenter.present(presented, animated: true)
      interaction.update(0.4)
      screen.clock.advance(by: 3)
      #expect(abs((presented.view.layer.presentation()?.opacity ?? 0) - 0.4) < 0.001)
      interaction.cancel()
      screen.clock.advance(by: 1)
      #expect(fader.log.last == "ended false" && presenter.presentedViewController == nil)
      #expect(presented.viewIfLoaded?.window == nil)
      fader.interaction = nil
      presenter.present(presented, animated: true)
      screen.clock.advance(by: 2)
      #expect(presenter.presentedViewController === presented)
      presenter.dismiss(animated: false)
      screen.clock.advance(by: 1)
    }
  }

  @Test("TD3: a navigation controller's delegate animates pushes and pops") func td3() {
    withScreen { screen in
      let (a, b, fader) = (UIViewController(), UIViewController(), Fader())
      let stack = UINavigationController(rootViewController: a)
      stack.delegate = fader
      screen.show(stack)
      stack.pushViewController(b, animated: true)
      screen.clock.advance(by: 0.5)
      #expect(a.view.window != nil && b.view.window != nil && stack.transitionCoordinator != nil)
      screen.clock.advance(by: 1)
      #expect(a.view.window == nil && b.view.window === screen.window)
      stack.popViewController(animated: true)
      screen.clock.advance(by: 2)
      #expect(stack.topViewController === a && a.view.window === screen.window)
      #expect(fader.log == ["push", "animate true", "ended true", "pop", "animate true", "ended true"])
    }
  }

  @Test("TD4: a custom presentation controller says where the presented view is, and adds its own") func td4() {
    final class Half: UIPresentationController {
      var log: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      }
      override func presentationTransitionWillBegin() { log.append("will") }
      override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did \(completed)") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("gone \(completed)") }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    withScreen { screen in
      let (presenter, presented, delegate) = (UIViewController(), UIViewController(), Delegate())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      screen.show(presenter)
      presenter.present(presented, animated: true)
      screen.clock.advance(by: 1)
      #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
      #expect(presented.presentationController === delegate.made && presenter.view.window != nil)
      presenter.dismiss(animated: true)
      screen.clock.advance(by: 1)
      #expect(delegate.made?.log == ["will", "did true", "gone true"])
    }
  }

  @Test("TD5: a swipe from the edge pops, follows the finger, and goes back where it is let go early") func td5() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      stack.pushViewController(b, animated: false)
      screen.clock.advance(by: 1)
      _ = screen.log
      let finger = screen.user.touchDown(at: CGPoint(x: 5, y: 400))
      for x in stride(from: 25, through: 105, by: 20) { screen.user.move(finger, to: CGPoint(x: CGFloat(x), y: 400)) }
      #expect(a.view.window != nil && stack.transitionCoordinator?.isInteractive == true)
      #expect((b.view.layer.presentation()?.position.x ?? 0) > 200)
      screen.clock.advance(by: 1)
      // The finger rests before it is lifted.
      screen.user.move(finger, to: CGPoint(x: 105, y: 400))
      screen.user.lift(finger)
      screen.clock.advance(by: 1)
      #expect(stack.topViewController === b && stack.viewControllers == [a, b] && b.view.window != nil)
      #expect(a.view.window == nil && b.parent === stack)
      let log = screen.log
      #expect(
        log.contains { $0.hasPrefix("B viewDidAppear") } && log.contains { $0.hasPrefix("A viewDidDisappear") },
        "\(log)"
      )
      screen.user.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
      screen.clock.advance(by: 1)
      #expect(stack.topViewController === a && stack.viewControllers == [a] && b.parent == nil)
      screen.user.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
      #expect(stack.viewControllers == [a] && stack.interactivePopGestureRecognizer?.state == .possible)
    }
  }
}
