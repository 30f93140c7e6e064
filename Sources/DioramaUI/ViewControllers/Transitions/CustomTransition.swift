import Foundation

/// A transition that an application animates, and what its animator is told about it.
@MainActor
final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated = true
  private(set) var transitionWasCancelled = false

  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  private let frames: (initial: [ObjectIdentifier: CGRect], final: [ObjectIdentifier: CGRect])
  private var end: (@MainActor (Bool) -> Void)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    in container: UIView,
    style: UIModalPresentationStyle = .none,
    controllers: [UITransitionContextViewControllerKey: UIViewController],
    views: [UITransitionContextViewKey: UIView],
    frames: (initial: [ObjectIdentifier: CGRect], final: [ObjectIdentifier: CGRect])
  ) {
    self.animator = animator
    self.interaction = interaction
    containerView = container
    presentationStyle = style
    self.controllers = controllers
    self.views = views
    self.frames = frames
    super.init()
  }

  var duration: TimeInterval { animator.transitionDuration(using: self) }

  var isInteractive: Bool { interaction?.wantsInteractiveStart == true }

  /// Runs the transition; the closure is called with whether it came to its end.
  func run(_ end: @escaping @MainActor (Bool) -> Void) {
    self.end = end
    if let interaction, interaction.wantsInteractiveStart {
      (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { frames.initial[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { frames.final[ObjectIdentifier(vc)] ?? .zero }
}

/// The animations that were begun during a call, moved by hand until they go on.
@MainActor
final class HeldAnimations {
  private let units: [AnimationUnit]
  private var time: TimeInterval = 0
  private(set) var fraction: CGFloat = 0

  /// How long all of them take, in seconds.
  let duration: TimeInterval

  /// Holds what a call begins.
  init(_ call: () -> Void) {
    units = UIRuntime.shared.animator.capturing(call)
    duration = units.map { $0.settings.delay + $0.settings.totalDuration }.filter(\.isFinite).max() ?? 0
    update(0)
  }

  /// Shows the animations at a share of their time.
  func update(_ fraction: CGFloat) {
    self.fraction = min(max(fraction, 0), 1)
    time = duration * TimeInterval(self.fraction)
    for unit in units {
      let reached = unit.progress(atTime: time)
      unit.follow(AnimationLeg(from: reached, to: reached))
    }
  }

  /// Lets the animations go on to their end, or back to their start; the closure is called before they end.
  func release(toEnd: Bool, speed: CGFloat, _ ending: @escaping @MainActor () -> Void) {
    let clock = UIRuntime.shared.mainLoop.clock
    let (begun, whole) = (time, duration)
    let left = (toEnd ? whole - begun : begun) / TimeInterval(max(speed, 0.001))
    for unit in units {
      let way: (CGFloat) -> CGFloat = { share in
        unit.progress(atTime: begun + ((toEnd ? whole : 0) - begun) * TimeInterval(share))
      }
      unit.follow(
        AnimationLeg(
          from: toEnd ? 0 : 1,
          to: toEnd ? 1 : 0,
          start: clock.now,
          duration: left,
          curve: { toEnd ? way($0) : 1 - way($0) }
        )
      )
    }
    clock.schedule(at: clock.now + left) {
      ending()
      for unit in self.units { unit.end(at: toEnd ? .end : .start) }
    }
  }
}

/// Moves a transition by shares of its time, as a user's finger does.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How long the transition takes without the user, in seconds.
  open var duration: CGFloat { CGFloat(held?.duration ?? 0) }

  /// How far the transition is, from 0 to 1.
  open var percentComplete: CGFloat { held?.fraction ?? 0 }

  /// How much faster the transition goes on when the user lets go.
  open var completionSpeed: CGFloat = 1

  /// How the transition goes on when the user lets go.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the user moves the transition from its beginning.
  open var wantsInteractiveStart = true

  var animator: (any UIViewControllerAnimatedTransitioning)?
  private var held: HeldAnimations?
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Begins the animations, and holds them.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let animator = animator
    held = HeldAnimations { animator?.animateTransition(using: transitionContext) }
  }

  /// Shows the transition at a share of its time, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    held?.update(percentComplete)
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    held?.release(toEnd: true, speed: completionSpeed) {}
    held = nil
  }

  /// Lets the transition go back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    held?.release(toEnd: false, speed: completionSpeed) {}
    held = nil
  }
}
