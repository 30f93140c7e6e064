public import Foundation

/// An object that is asked and told when the user takes a presented controller away.
///
/// Dismissals in code tell it nothing.
@MainActor
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
