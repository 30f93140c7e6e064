public import Foundation

/// An object that is told about scrolling.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger is lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when a scroll has ended that a program asked for with animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The subview that is scaled where the content is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when two fingers begin to zoom; nil for no view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when zooming has ended; nil for no view.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Zooms nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
