public import Foundation

extension UIViewController {
  /// Makes a controller a child of this one, out of another parent if it has one.
  func takeIn(_ child: UIViewController) {
    guard checkCanTakeIn(child), child.parent !== self else { return }
    child.parent?.forget(child)
    child.willMove(toParent: self)
    child.noteChange(.enteringParent)
    child.parent = self
    childControllers.append(child)
  }

  /// Leaves the parent, and is told so.
  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    // The parent, which would have told it, no longer knows it.
    if appearance.state == .disappearing { endAppearanceAfterCommit() }
    didMove(toParent: nil)
  }

  /// Takes in what an archive says is inside; controllers that contain each other are refused.
  func adoptDecodedChildren(of coder: NSCoder) {
    for child in coder.decodeList(of: UIViewController.self, forKey: "UIChildViewControllers") {
      guard child.parent == nil, !contains(child) else {
        coder.reject("a view controller is a child of itself or of two parents")
        continue
      }
      child.willMove(toParent: self)
      child.parent = self
      childControllers.append(child)
      child.didMove(toParent: self)
      nibEmbeds.append(NibEmbed(child: child, isAdopted: true))
    }
  }

  /// Takes a child off the list.
  func forget(_ child: UIViewController) {
    childControllers.removeAll { $0 === child }
    child.parent = nil
  }

  /// Refuses to contain a controller where that would make the hierarchy no tree, or one that contradicts the views'.
  ///
  /// - Returns: Whether the controller can be taken in, or is a child already.
  func checkCanTakeIn(_ child: UIViewController) -> Bool {
    if contains(child) {
      UIKitException.refuse(
        .invalidArgument,
        "Can't add \(UIKitException.describe(child)) as a child view controller of itself or of its child"
      )
      return false
    }
    return child.parent === self || checkViewHierarchy(of: child)
  }

  /// Whether a controller is this one or one that contains it.
  func contains(_ candidate: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller === candidate { return true }
      current = controller.parent
    }
    return false
  }
}

extension UIViewController: UIContentContainer {
  /// Tells what contains the controller that it wants another size.
  func tellPreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells the children and the presented controller whose size changes too.
  ///
  /// A view that is not loaded counts as one that changes.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    guard let presentation else { return }
    presentation.controller.viewWillTransition(to: size, with: coordinator)
    let shownSize = presentation.frame(in: CGRect(origin: .zero, size: size)).size
    guard presentation.presented.viewIfLoaded?.bounds.size != shownSize else { return }
    presentation.presented.viewWillTransition(to: shownSize, with: coordinator)
  }
}

/// A controller as what contains it sees it: something with a size that changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that a container should give the content, in points; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// The size that a child has when the content has a size, both in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Called before the content gets another size, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits of the content change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called when a child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
