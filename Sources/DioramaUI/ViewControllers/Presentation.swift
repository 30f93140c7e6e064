import Foundation

/// A controller in front of another, from its coming to its going.
@MainActor
final class Presentation {
  /// How long a controller takes to come or to go, in seconds.
  static let duration: TimeInterval = 0.4

  let presented: UIViewController
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let container: PresentationContainerView

  /// The controller behind; it keeps the presentation alive.
  private(set) weak var presenter: UIViewController?

  /// Whether the presenter's view leaves the window, and the presenter is told that it disappears.
  ///
  /// One inside a popover stays and is told nothing, so that it gets no `viewDidAppear` after the dismissal either.
  let removesPresenter: Bool

  /// Whether the controller is on its way.
  private(set) var isMoving = false

  /// Whether an application moves the presented view at the moment.
  var isAnimatedByApplication: Bool { isMoving && presented.runningCoordinator?.custom != nil }

  /// Whether the controller is on its way out.
  private(set) var isLeaving = false

  /// The opacity of the presented view, which dissolving changes for a while.
  private var alpha: CGFloat = 1

  /// Where the presenter's view was.
  private weak var formerSuperview: UIView?

  init(of presented: UIViewController, by presenter: UIViewController, controller: UIPresentationController) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    style = controller.presentationStyle
    container = PresentationContainerView(frame: .zero)
    removesPresenter =
      (style == .fullScreen || style == .currentContext)
      && !presenter.selfAndAncestors.contains { $0.ownPresentation?.style == .popover }
    container.presentation = self
  }

  /// This presentation and those in front of it, from back to front.
  var chain: [Presentation] {
    var result: [Presentation] = []
    var current: Presentation? = self
    while let presentation = current {
      result.append(presentation)
      current = presentation.presented.presentationInside
    }
    return result
  }

  // MARK: - Coming

  func begin(in surroundings: UIView, animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presenter else { return }
    isMoving = true
    presented.loadViewIfNeeded()
    let exchange = AppearanceExchange(
      leaving: removesPresenter ? [presenter] : [],
      coming: [presented],
      order: .presentation,
      animated: animated,
      container: nil
    )
    let coordinator = coordinator(animated: animated, from: presenter, to: presented)
    presented.appearance.change = .presentation
    exchange.begin()
    presented.appearance.change = nil
    insertContainer(in: surroundings, above: presenter)
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    controller.presentationTransitionWillBegin()
    let finalFrame = presented.view.frame
    alpha = presented.view.alpha
    coordinator.custom = animated ? customPresentation(by: presenter) : nil
    if coordinator.custom == nil { UIView.performWithoutAnimation { self.putAside() } }
    coordinator.run {
      presented.view.frame = finalFrame
      presented.view.alpha = alpha
    } end: {
      if coordinator.isCancelled {
        exchange.cancel()
        self.forget()
        self.controller.presentationTransitionDidEnd(false)
        return
      }
      self.isMoving = false
      if self.presented.viewIfLoaded?.superview == nil {
        self.container.addSubview(self.presented.view)
        self.container.layOutPresentedView()
      }
      self.controller.presentationTransitionDidEnd(true)
      if self.removesPresenter {
        self.formerSuperview = presenter.viewIfLoaded?.superview
        presenter.viewIfLoaded?.removeFromSuperview()
      }
      exchange.end()
      completion?()
    }
  }

  private func insertContainer(in surroundings: UIView, above presenter: UIViewController) {
    let usesContext = style == .currentContext || style == .overCurrentContext
    if usesContext {
      container.frame = presenter.view.frame
      surroundings.insertSubview(container, aboveSubview: presenter.view)
    } else if let window = presenter.view.window {
      container.frame = window.bounds
      window.addSubview(container)
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(presented.view)
    container.layOutPresentedView()
  }

  /// Puts the presented view where it comes from and goes to: below the screen, or out of sight.
  private func putAside() {
    guard let view = presented.viewIfLoaded else { return }
    if presented.modalTransitionStyle == .coverVertical {
      view.center.y += container.bounds.maxY - view.frame.minY
    } else {
      view.alpha = 0
    }
  }

  private func coordinator(
    animated: Bool,
    from: UIViewController,
    to: UIViewController
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      in: container,
      duration: animated ? Self.duration : 0,
      controllers: [.from: from, .to: to]
    )
    from.runningCoordinator = coordinator
    to.runningCoordinator = coordinator
    return coordinator
  }

  // MARK: - Going

  /// Takes away this presentation with those in front of it, of which the last one moves.
  func dismiss(_ chain: [Presentation], animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presenter, let front = chain.last else { return }
    let leaving = chain.reversed().map(\.presented)
    for presentation in chain {
      presentation.isMoving = true
      presentation.isLeaving = true
    }
    let exchange = AppearanceExchange(
      leaving: leaving,
      coming: removesPresenter ? [presenter] : [],
      order: .presentation,
      animated: animated,
      container: nil
    )
    let coordinator = front.coordinator(animated: animated, from: front.presented, to: presenter)
    for controller in leaving { controller.appearance.change = .dismissal }
    exchange.begin()
    for controller in leaving { controller.appearance.change = nil }
    putPresenterBack()
    for presentation in chain.dropLast() { presentation.container.removeFromSuperview() }
    controller.dismissalTransitionWillBegin()
    coordinator.custom = animated && chain.count == 1 ? customDismissal(to: presenter) : nil
    coordinator.run {
      if animated { front.putAside() }
    } end: {
      if coordinator.isCancelled {
        for presentation in chain {
          presentation.isMoving = false
          presentation.isLeaving = false
        }
        if self.removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        exchange.cancel()
        self.container.setNeedsLayout()
        self.controller.dismissalTransitionDidEnd(false)
        return
      }
      // An animator takes the presenter's view into the container.
      if coordinator.custom != nil { self.putPresenterBack() }
      for presentation in chain { presentation.forget() }
      self.controller.dismissalTransitionDidEnd(true)
      exchange.end()
      completion?()
    }
  }

  /// What an application animates the presentation with; nil for the system.
  private func customPresentation(by presenter: UIViewController) -> CustomTransition? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forPresented: presented, presenting: presenter, source: presenter)
    else { return nil }
    let finalFrame = frameInContainer
    // The animator adds the view, with the frame that it ends with.
    presented.view.removeFromSuperview()
    presented.view.frame = finalFrame
    return CustomTransition(
      animator,
      delegate.interactionControllerForPresentation(using: animator),
      in: container,
      style: style,
      controllers: [.from: presenter, .to: presented],
      views: removesPresenter ? [.from: presenter.view, .to: presented.view] : [.to: presented.view],
      frames: (
        initial: [ObjectIdentifier(presenter): container.bounds],
        final: [ObjectIdentifier(presented): finalFrame, ObjectIdentifier(presenter): container.bounds]
      )
    )
  }

  /// What an application animates the dismissal with; nil for the system.
  private func customDismissal(to presenter: UIViewController) -> CustomTransition? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    return CustomTransition(
      animator,
      delegate.interactionControllerForDismissal(using: animator),
      in: container,
      style: style,
      controllers: [.from: presented, .to: presenter],
      views: removesPresenter ? [.from: presented.view, .to: presenter.view] : [.from: presented.view],
      frames: (
        initial: [ObjectIdentifier(presented): presented.view.frame],
        final: [ObjectIdentifier(presenter): container.bounds]
      )
    )
  }

  /// Where the presented view is in the container, as the controller of the presentation says.
  var frameInContainer: CGRect {
    style == .custom ? controller.frameOfPresentedViewInContainerView : frame(in: container.bounds)
  }

  /// Takes everything away at once, because the window has another root controller.
  func dropAll() {
    for presentation in chain {
      presentation.presented.runningCoordinator?.finish()
      presentation.forget()
    }
  }

  private func putPresenterBack() {
    guard removesPresenter, let view = presenter?.viewIfLoaded, let superview = formerSuperview else { return }
    view.frame = container.frame
    if container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.addSubview(view)
      (superview as? PresentationContainerView)?.layOutPresentedView()
    }
  }

  private func forget() {
    isMoving = false
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewIfLoaded?.alpha = alpha
    presented.ownPresentation = nil
    presented.madePresentationController = nil
    if presenter?.presentation === self { presenter?.presentation = nil }
  }
}

extension UIViewController {
  /// What this controller or one inside it presents; nil for nothing.
  var presentationInside: Presentation? {
    var pending = [self]
    while let controller = pending.popLast() {
      if let presentation = controller.presentation { return presentation }
      pending.append(contentsOf: controller.children)
    }
    return nil
  }
}

extension Presentation {
  /// Whether the user can take the controller away: sheets with a swipe, popovers with a tap beside them.
  private var isDismissibleByUser: Bool { style == .pageSheet || style == .formSheet || style == .popover }

  /// Whether the presented controller, or one inside it, does not want to be taken away by the user.
  private var isModal: Bool {
    var pending = [presented]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending.append(contentsOf: controller.children)
    }
    return false
  }

  /// Takes the controller away because the user wants it, if it and the delegate agree.
  ///
  /// - Returns: Whether it goes.
  @discardableResult
  func userDismisses() -> Bool {
    guard isDismissibleByUser, !isMoving, let presenter else { return false }
    let delegate = controller.delegate
    guard !isModal, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    let controller = controller
    presenter.dismiss(animated: true) { [weak delegate] in delegate?.presentationControllerDidDismiss(controller) }
    return true
  }
}

extension UserDriver {
  /// Swipes the sheet in front down, or taps beside the popover in front.
  ///
  /// - Returns: Whether it goes; false without one, and where the controller or the delegate does not agree.
  @discardableResult
  public func dismissFrontPresentation() -> Bool {
    guard let front = window.rootViewController?.presentationInside?.chain.last else { return false }
    let goes = front.userDismisses()
    UIRuntime.shared.mainLoop.commit()
    return goes
  }
}
