import Foundation

// Bars have another look while the content beside them is scrolled to their edge, since iOS 15 all of them. Where nothing is said of
// it, that look is the usual one with a clear background. A bar that no container manages has its usual look always.

/// A bar that a container shows beside content.
@MainActor
protocol ScrollEdgeBar: UIView {
  /// Whether the content ends at the bar, so that nothing is below it; false for a bar that no container manages.
  var isAtScrollEdge: Bool { get set }
}

extension ScrollEdgeBar {
  /// Takes whether content is scrolled to the bar's edge.
  func follow(_ scroll: UIScrollView?, _ isAtEdge: (UIScrollView) -> Bool) {
    let isAtEdge = scroll.map(isAtEdge) ?? true
    guard isAtEdge != isAtScrollEdge else { return }
    isAtScrollEdge = isAtEdge
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension UIScrollView {
  /// The containers whose bars are beside the content.
  struct BarContainers {
    weak var navigation: UINavigationController?
    weak var tabs: UITabBarController?
  }

  /// Whether the content's top is at the lower edge of what covers the view at the top, or below it.
  var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// Whether the content's bottom is at the upper edge of what covers the view at the bottom, or above it.
  var isAtBottomEdge: Bool { bounds.maxY >= contentSize.height + adjustedContentInset.bottom }

  /// Lets the bars beside the content see how far it is scrolled.
  func updateBars() {
    barContainers.navigation?.updateScrollEdges()
    barContainers.tabs?.updateScrollEdge()
  }
}

extension UINavigationController {
  /// Lets the bars see how far the content is scrolled.
  func updateScrollEdges() {
    let top = shown?.contentScrollView(for: .top)
    let bottom = shown?.contentScrollView(for: .bottom)
    for scroll in [top, bottom] { scroll?.barContainers.navigation = self }
    navigationBar.follow(top, \.isAtTopEdge)
    toolbar.follow(bottom, \.isAtBottomEdge)
  }
}

extension UITabBarController {
  /// Lets the bar see how far the content is scrolled.
  func updateScrollEdge() {
    let scroll = shown?.contentScrollView(for: .bottom)
    scroll?.barContainers.tabs = self
    tabBar.follow(scroll, \.isAtBottomEdge)
  }
}

extension UIViewController {
  /// The scroll views that were named for edges.
  struct NamedScrollViews {
    weak var top: UIScrollView?
    weak var leading: UIScrollView?
    weak var bottom: UIScrollView?
    weak var trailing: UIScrollView?
  }

  /// Names the scroll view whose content the bars at some edges follow; nil for the one that is found.
  ///
  /// Found is the controller's view, or the first of its subviews that is a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    var named = namedScrollViews ?? NamedScrollViews()
    if edge.contains(.top) { named.top = scrollView }
    if edge.contains(.leading) { named.leading = scrollView }
    if edge.contains(.bottom) { named.bottom = scrollView }
    if edge.contains(.trailing) { named.trailing = scrollView }
    namedScrollViews = named
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that was named for an edge; nil for none.
  func namedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let named = namedScrollViews else { return nil }
    switch edge {
    case .top: return named.top
    case .leading: return named.leading
    case .bottom: return named.bottom
    case .trailing: return named.trailing
    default: return nil
    }
  }

  /// The scroll view of the controller's loaded view: that view, or the first of its subviews that is one; nil for none.
  var foundScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
