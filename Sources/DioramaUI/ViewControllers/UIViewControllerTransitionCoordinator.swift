public import Foundation

/// What is known of a transition between controllers, or of a change of size.
@MainActor
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
@MainActor
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
