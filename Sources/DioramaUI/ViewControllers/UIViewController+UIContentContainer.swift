import Foundation

extension UIViewController: UIContentContainer {
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
    let shownSize = presentation.frame(in: CGRect(origin: .zero, size: size)).size
    guard presentation.presented.viewIfLoaded?.bounds.size != shownSize else { return }
    presentation.presented.viewWillTransition(to: shownSize, with: coordinator)
  }
}
