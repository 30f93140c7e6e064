import Foundation

extension UIView {
  /// Refuses to hold a view that would make the hierarchy no tree, or one that contradicts the controllers'.
  ///
  /// - Returns: Whether the view can be held.
  func checkCanHold(_ view: UIView) -> Bool {
    if view === self {
      UIKitException.refuse(.invalidArgument, "Can't add self as subview")
      return false
    }
    if wouldMakeCycle(holding: view) {
      UIKitException.refuse(
        .layerInvalid,
        "layer \(UIKitException.describe(view.layer)) is a part of cycle in its layer tree"
      )
      return false
    }
    return checkControllers(of: view)
  }

  /// Whether a view holds this one at any depth; one without subviews holds nobody, which keeps long chains cheap.
  func wouldMakeCycle(holding view: UIView) -> Bool {
    view === self || (!view.children.isEmpty && isDescendant(of: view))
  }

  /// The nearest view with a controller, from this one up, must belong to the parent of the added view's controller.
  ///
  /// A controller without a parent may put its view anywhere.
  private func checkControllers(of view: UIView) -> Bool {
    guard let required = controllerAgainst(view), let child = view.controller, let actual = child.parent else {
      return true
    }
    let text = UIKitException.describe
    UIKitException.refuse(
      .viewControllerHierarchyInconsistency,
      "child view controller:\(text(child)) should have parent view controller:\(text(required)) but actual "
        + "parent is:\(text(actual))"
    )
    return false
  }

  /// The controller in whose view another view must not lie, because that one's controller has another parent.
  ///
  /// Nil if it may lie here.
  func controllerAgainst(_ view: UIView) -> UIViewController? {
    guard let actual = view.controller?.parent else { return nil }
    var ancestor: UIView? = self
    while let current = ancestor {
      if let required = current.controller { return required === actual ? nil : required }
      ancestor = current.superview
    }
    return nil
  }
}
