extension UIViewController {
  /// The names of the two actions that containers perform in ways of their own.
  static let showAction = Selector("showViewController:sender:")
  static let showDetailAction = Selector("showDetailViewController:sender:")

  /// The first controller with a quality: this one, those that contain it, and those that present them; nil for none.
  func nearestController(_ isWanted: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if isWanted(controller) { return controller }
      current = controller.parent ?? controller.ownPresentation?.presenter
    }
    return nil
  }

  func showThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: Self.showAction, sender: sender), target !== self {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: Self.showDetailAction, sender: sender), target !== self {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
