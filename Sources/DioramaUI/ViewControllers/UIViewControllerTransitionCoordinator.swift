public import Foundation

/// What is known of a transition between controllers, or of a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition has gone back to where it began.
  var isCancelled: Bool { get }

  /// Whether the user moves the transition.
  var isInteractive: Bool { get }

  /// How long the transition lasts, in seconds; 0 without animation.
  var transitionDuration: TimeInterval { get }

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// The controller that leaves or that comes; nil where none does, as in a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets others move along with a transition between controllers, or with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure's changes with the transition, and another closure at its end.
  ///
  /// - Returns: False if the transition is over, and neither closure will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure's changes with the transition.
  ///
  /// - Returns: False if the transition is over, and the closure will not run.
  @preconcurrency @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")

  /// The controller that is shown afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Collects what moves along with a transition, and runs it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let containerView: UIView
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var isOver = false
  private var finishing: (@MainActor () -> Void)?

  /// What animates the transition instead of the system; nil for the system.
  var custom: CustomTransition?

  /// Whether the transition has gone back to where it began.
  var isCancelled = false

  /// Whether the user moves the transition.
  var isInteractive = false

  /// Creates a coordinator; a duration of zero means that nothing is animated.
  init(
    in containerView: UIView,
    duration: TimeInterval = 0,
    controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  ) {
    self.containerView = containerView
    self.transitionDuration = duration
    self.controllers = controllers
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the transition's own changes and those of the others, animated or at once, and calls the ends.
  ///
  /// - Parameters:
  ///   - changes: What the transition itself changes.
  ///   - end: Called at the end, before the others' ends.
  func run(_ changes: @MainActor () -> Void, end: @escaping @MainActor () -> Void = {}) {
    finishing = {
      end()
      self.isOver = true
      for step in self.completions { step(self) }
    }
    if let custom {
      UIView.animate(withDuration: custom.duration) { for step in animations { step(self) } }
      return custom.run { didComplete in
        self.isCancelled = !didComplete
        self.finish()
      }
    }
    guard isAnimated else {
      changes()
      for step in animations { step(self) }
      UIRuntime.shared.mainLoop.afterCommit { self.finish() }
      return
    }
    UIView.animate(
      withDuration: transitionDuration,
      animations: {
        changes()
        for step in animations { step(self) }
      },
      completion: { _ in self.finish() }
    )
  }

  /// Ends the transition now, if it was not ended yet.
  func finish() {
    guard let body = finishing else { return }
    finishing = nil
    body()
  }
}

/// All controllers that are alive, which a memory warning reaches.
struct WeakControllers {
  private struct Entry {
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []
  private var limit = 64

  /// Those that are alive, the oldest first.
  var all: [UIViewController] { entries.compactMap(\.controller) }

  /// Adds a controller; entries of those that are gone are dropped whenever the list has doubled.
  mutating func insert(_ controller: UIViewController) {
    if entries.count >= limit {
      entries.removeAll { $0.controller == nil }
      limit = max(64, entries.count * 2)
    }
    entries.append(Entry(controller: controller))
  }
}
