public import Foundation

/// A controller as what contains it sees it: something with a size that changes.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that a container should give the content, in points; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// The size that a child has when the content has a size, both in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Called before the content gets another size, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
