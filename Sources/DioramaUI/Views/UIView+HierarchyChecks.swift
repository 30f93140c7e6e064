import Foundation

extension UIView {
  /// Stops the program if holding a view would make the hierarchy no tree, or one that contradicts the controllers'.
  func checkCanHold(_ view: UIView) {
    if view === self {
      UIKitException.raise(.invalidArgument, "Can't add self as subview")
    }
    if wouldMakeCycle(holding: view) {
      UIKitException.raise(
        .layerInvalid,
        "layer \(UIKitException.describe(view.layer)) is a part of cycle in its layer tree"
      )
    }
    checkControllers(of: view)
  }

  /// Whether a view holds this one at any depth; one without subviews holds nobody, which keeps long chains cheap.
  func wouldMakeCycle(holding view: UIView) -> Bool {
    view === self || (!view.children.isEmpty && isDescendant(of: view))
  }

  /// The nearest view with a controller, from this one up, must belong to the parent of the added view's controller.
  ///
  /// A controller without a parent may put its view anywhere.
  private func checkControllers(of view: UIView) {
    guard let child = view.controller, let actual = child.parent else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      if let required = current.controller {
        guard required !== actual else { return }
        let text = UIKitException.describe
        UIKitException.raise(
          .viewControllerHierarchyInconsistency,
          "child view controller:\(text(child)) should have parent view controller:\(text(required)) but actual "
            + "parent is:\(text(actual))"
        )
      }
      ancestor = current.superview
    }
  }
}
