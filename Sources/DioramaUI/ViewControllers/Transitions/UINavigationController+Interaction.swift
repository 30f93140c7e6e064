import Foundation

extension UINavigationController {
  /// The recognizer of the swipe from the leading edge that pops the controller on top; nil as long as no view is loaded.
  ///
  /// With its own delegate, it begins where a back button is shown.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { viewIfLoaded == nil ? nil : popSwipe?.recognizer }

  /// What pops with a swipe.
  @MainActor
  final class PopSwipe: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let stack: UINavigationController
    private var held: HeldAnimations?

    init(_ stack: UINavigationController) {
      self.stack = stack
      super.init()
      recognizer.edges = stack.view.isRightToLeft ? .right : .left
      recognizer.delegate = self
      recognizer.addAction { [weak self] _ in self?.follow() }
      stack.view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let item = stack.topViewController?.navigationItem, !stack.isNavigationBarHidden else { return false }
      return !item.hidesBackButton
        && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
    }

    /// How far the finger is, as a share of the width.
    private var fraction: CGFloat {
      let way = recognizer.translation(in: stack.view).x
      return stack.view.bounds.width > 0 ? max(0, stack.view.isRightToLeft ? -way : way) / stack.view.bounds.width : 0
    }

    private func follow() {
      switch recognizer.state {
      case .began:
        guard stack.stack.count > 1, stack.running == nil else { return }
        held = HeldAnimations { [stack] in stack.popInteractively() }
        held?.update(fraction)
      case .changed:
        held?.update(fraction)
      case .ended:
        let velocity = recognizer.velocity(in: stack.view).x * (stack.view.isRightToLeft ? -1 : 1)
        release(toEnd: velocity > 500 || (fraction > 0.5 && velocity > -500))
      case .cancelled, .failed:
        release(toEnd: false)
      default:
        break
      }
    }

    private func release(toEnd: Bool) {
      let coordinator = stack.running
      held?.release(toEnd: toEnd, speed: 1) { coordinator?.isCancelled = !toEnd }
      held = nil
    }
  }

  /// Makes the swipe, once the view is there.
  func installPopSwipe() {
    if popSwipe == nil, viewIfLoaded != nil { popSwipe = PopSwipe(self) }
  }

  fileprivate func popInteractively() {
    isPoppingInteractively = true
    popViewController(animated: true)
    isPoppingInteractively = false
    running?.isInteractive = true
  }

  /// What an application's delegate animates a push or a pop with; nil for the system.
  func customTransition(
    from old: UIViewController?,
    to top: UIViewController?,
    goesBack: Bool,
    _ coordinator: TransitionCoordinator
  ) -> CustomTransition? {
    guard coordinator.isAnimated, !isPoppingInteractively, let delegate, let old, let top,
      let animator = delegate.navigationController(
        self,
        animationControllerFor: goesBack ? .pop : .push,
        from: old,
        to: top
      )
    else { return nil }
    let frame = contentFrame(of: top)
    return CustomTransition(
      animator,
      delegate.navigationController(self, interactionControllerFor: animator),
      in: contentView,
      controllers: [.from: old, .to: top],
      views: [.from: old.view, .to: top.view],
      frames: (
        initial: [ObjectIdentifier(old): old.view.frame],
        final: [ObjectIdentifier(top): frame]
      )
    )
  }
}

extension UINavigationController {
  /// What happens to a stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// A controller is taken away.
    case pop = 2
  }
}
