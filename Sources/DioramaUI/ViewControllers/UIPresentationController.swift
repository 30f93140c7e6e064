public import Foundation

/// What manages the presentation of a controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private unowned let presented: UIViewController

  /// The style of the presentation.
  public let presentationStyle: UIModalPresentationStyle

  /// The object that is asked and told when the user takes the presented controller away; nil for none.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presenting: UIViewController?

  init(_ presented: UIViewController, _ style: UIModalPresentationStyle) {
    self.presented = presented
    presentationStyle = style
    super.init()
  }

  /// Creates what manages a presentation in the style `custom`; nil for a presenter that is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    presentationStyle = .custom
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presented.ownPresentation?.presenter ?? presenting ?? presented
  }

  /// Called before the presented view comes; what is behind it can be added to the container.
  open func presentationTransitionWillBegin() {}

  /// Called when the presented view has come, or has gone back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented view goes.
  open func dismissalTransitionWillBegin() {}

  /// Called when the presented view has gone, or has come back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its views.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container has laid out its views.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the container gets another size, in points.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Called before the traits of the container change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The size that the presented controller wants, in points; zero for no wish.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// Called when the presented controller wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The size that the presented controller has when the container has a size; by default, the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The style that the presentation has in some traits; the same, as presentations do not adapt here.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style that the presentation has in the present traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The view that the presented view lies in; nil as long as the controller is not presented.
  open var containerView: UIView? { presented.ownPresentation?.container }

  /// The view of the presented controller; nil if it is not loaded.
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// Where the presented view stands in the container, in points; empty as long as the controller is not presented.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation = presented.ownPresentation else { return .zero }
    return presentation.frame(in: presentation.container.bounds)
  }

  /// Whether the presenting controller's view leaves the window meanwhile.
  open var shouldRemovePresentersView: Bool {
    presented.ownPresentation?.removesPresenter
      ?? (presentationStyle == .fullScreen || presentationStyle == .currentContext)
  }
}

/// An object that is asked and told when the user takes a presented controller away.
///
/// Dismissals in code tell it nothing.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may take the controller away; by default it may.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Called before the controller goes.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called when the controller is gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the user tried to take away a controller that stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Lets the controller go.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// An object that is asked and told of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover comes.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// What manages a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover stands at; nil for the middle of the screen.
  open var sourceView: UIView?

  /// The rectangle of the source view that the popover points at, in points; null for all of the view.
  open var sourceRect = CGRect.null

  /// The item that the popover stands at, if there is no source view; nil for none.
  open var barButtonItem: UIBarButtonItem?

  /// The directions in which the arrow may point: up from below the source, down from above it, left from its right, right from its
  /// left.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// The views that can be touched while the popover is shown, without dismissing it; nil for none.
  open var passthroughViews: [UIView]?

  /// What a touch beside the popover hits in the views that can be touched; nil for nothing.
  func passthroughView(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
    for view in passthroughViews ?? [] where view.window != nil && view.window === container.window {
      if let touched = view.hitTest(view.convert(point, from: container), with: event) { return touched }
    }
    return nil
  }

  /// Where the source is in a view of the same window; nil for no source.
  func sourceFrame(in view: UIView) -> CGRect? {
    guard let source = sourceView ?? barButtonItem?.itemView, source.window != nil, source.window === view.window else {
      return nil
    }
    return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: view)
  }
}

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover stands below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover stands above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left: the popover stands to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right: the popover stands to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
