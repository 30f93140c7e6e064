import Foundation

extension UIStoryboardSegueTemplate {
  /// What the kind of the segue does; nil for a segue that only its class performs.
  func performHandler(_ sender: Any?) -> (@MainActor (UIStoryboardSegue) -> Void)? {
    switch kind {
    case .show:
      let isDetail = actionName == UIViewController.showDetailAction.description
      return { segue in
        if isDetail {
          segue.source.showDetailViewController(segue.destination, sender: sender)
        } else {
          segue.source.show(segue.destination, sender: sender)
        }
      }
    case .presentation, .modal, .popover, .popoverPresentation:
      return { $0.source.present($0.destination, animated: UIView.areAnimationsEnabled) }
    case .push: return Self.push
    case .replace: return { [splitViewControllerIndex] in Self.replace($0, at: splitViewControllerIndex) }
    case .embed: return { [weak self] in self?.embed($0) }
    case .unwind: return { $0.source.unwind($0) }
    case .custom: return nil
    }
  }

  private static func push(_ segue: UIStoryboardSegue) {
    guard let stack = segue.source as? UINavigationController ?? segue.source.navigationController else {
      UIKitException.raise(
        .generic,
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
      )
    }
    stack.pushViewController(segue.destination, animated: UIView.areAnimationsEnabled)
  }

  private static func replace(_ segue: UIStoryboardSegue, at index: Int) {
    guard let split = segue.source as? UISplitViewController ?? segue.source.splitViewController else {
      UIKitException.raise(
        .generic,
        "Replace segues can only be used when the source controller is managed by an instance of UISplitViewController."
      )
    }
    var columns = split.viewControllers
    if columns.indices.contains(index) {
      columns[index] = segue.destination
    } else {
      columns.append(segue.destination)
    }
    split.viewControllers = columns
  }

  /// Puts the destination's view into the container view; one that the segue embedded before goes.
  private func embed(_ segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    guard let container = containerView else {
      return UIKitException.refuse(.internalInconsistency, "An embed segue needs a container view.")
    }
    if let embedded, embedded.parent === source {
      embedded.willMove(toParent: nil)
      embedded.viewIfLoaded?.removeFromSuperview()
      embedded.removeFromParent()
    }
    source.addChild(destination)
    guard destination.parent === source, let view = destination.view, container.checkCanHold(view) else { return }
    embedded = destination
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}
