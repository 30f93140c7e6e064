public import Foundation

/// What manages the presentation of a controller.
@MainActor
open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController

  /// The style of the presentation.
  public let presentationStyle: UIModalPresentationStyle

  /// The object that is asked and told when the user takes the presented controller away; nil for none.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController, _ style: UIModalPresentationStyle) {
    self.presented = presented
    presentationStyle = style
    super.init()
  }

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
