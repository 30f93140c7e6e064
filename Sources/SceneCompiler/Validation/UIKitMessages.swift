/// The messages without arguments of an application's own that UIKit's objects understand, as selectors.
package enum UIKitMessages {
  /// What every responder understands.
  static let standard: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "becomeFirstResponder", "resignFirstResponder",
    "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "reloadData", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:",
  ]

  /// Whether some class of UIKit's understands a message: one of the lists, a setter, or one of UIKit's own.
  package static func isKnown(_ selector: String) -> Bool {
    // UIKit's private selectors begin with an underscore.
    if standard.contains(selector) || others.contains(selector) || selector.hasPrefix("_") { return true }
    return selector.hasPrefix("set") && selector.dropFirst(3).first?.isUppercase == true
  }

  /// What objects of some classes understand.
  private static let others: Set<String> = [
    "endEditing:", "removeFromSuperview", "layoutSubviews", "sizeToFit", "startAnimating", "stopAnimating",
    "invalidateIntrinsicContentSize", "setNeedsUpdateConstraints", "updateConstraints", "flashScrollIndicators",
    "reloadInputViews", "reloadAllComponents", "beginRefreshing", "endRefreshing", "goBack", "goForward", "reload",
    "stopLoading", "reloadFromOrigin", "toggleSidebar:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "clearsContextBeforeDrawing", "dismissViewControllerAnimated:completion:",
    "popViewControllerAnimated:", "popToRootViewControllerAnimated:", "goBack:", "goForward:", "reload:",
    "stopLoading:", "reloadFromOrigin:", "undo", "redo",
  ]
}
