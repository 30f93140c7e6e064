import Foundation

extension UIViewController {
  /// Stops the program unless both are children of this controller.
  func checkAreChildren(_ first: UIViewController, _ second: UIViewController) {
    guard first.parent === self, second.parent === self else {
      let text = UIKitException.describe
      UIKitException.raise(
        .invalidArgument,
        "Children view controllers \(text(first)) and \(text(second)) must have a common parent view controller when "
          + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
          + "completion:]"
      )
    }
  }

  /// Shows one child instead of another (CN-8).
  ///
  /// Without a duration all of it happens in the turn, and its end after the commit (CN-9).
  func exchange(
    _ old: UIViewController,
    _ new: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    let isAnimated = duration > 0
    let container = old.viewIfLoaded?.superview
    new.loadViewIfNeeded()
    let exchange = AppearanceExchange(
      leaving: [old],
      coming: [new],
      order: .stack,
      animated: isAnimated,
      container: self
    )
    if container?.window != nil { exchange.begin() }
    if let container, new.view.superview !== container { container.addSubview(new.view) }
    let end: @MainActor (Bool) -> Void = { finished in
      // A transition that began meanwhile may bring the old one back.
      if old.appearance.isHeading(toAppear: false) { old.viewIfLoaded?.removeFromSuperview() }
      exchange.end()
      completion?(finished)
    }
    guard isAnimated else {
      animations?()
      UIRuntime.shared.mainLoop.afterCommit { end(true) }
      return
    }
    let unit = UIView.unit(duration: duration, options: options, completion: end)
    // A transition lasts as long as it was asked to, whether anything else is animated or not.
    if options.hasTransition, let container { unit.transition = (options.transition, container) }
    UIRuntime.shared.animator.begin(unit)
    animations?()
    UIRuntime.shared.animator.commit()
  }

  /// Warns of a beginning without an end, or of an end without a beginning, in UIKit's words.
  func warnOfUnbalancedTransition() {
    UIRuntime.shared.warn(
      "Unbalanced calls to begin/end appearance transitions for \(UIKitException.describe(self))."
    )
  }

  /// Refuses a child whose view lies in the hierarchy of another controller than its new parent.
  ///
  /// - Returns: Whether the child's view lies where it may.
  func checkViewHierarchy(of child: UIViewController) -> Bool {
    var ancestor = child.viewIfLoaded?.superview
    while let current = ancestor {
      if let required = current.controller {
        if required === self { return true }
        let text = UIKitException.describe
        UIKitException.refuse(
          .viewControllerHierarchyInconsistency,
          "child view controller:\(text(child)) should have parent view controller:\(text(required)) but requested "
            + "parent is:\(text(self))"
        )
        return false
      }
      ancestor = current.superview
    }
    return true
  }
}
