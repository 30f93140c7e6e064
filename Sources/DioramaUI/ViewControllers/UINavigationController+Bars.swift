import Foundation

// The rule for what lies where: the bar is above and the toolbar below, both inside the safe area that the containers
// around leave. A child's view runs under a bar if its `edgesForExtendedLayout` names that edge and the bar is
// translucent, or the child extends under opaque bars too; its safe area leaves the bar out then. Otherwise the view ends
// at the bar.
extension UINavigationController {
  /// Makes the bars show what the controllers of the stack say.
  func adoptBars() {
    navigationBar.delegate = self
    navigationBar.navigationController = self
    if isViewLoaded { view.setNeedsLayout() }
  }

  /// Gives the bars the items of the stack and of the controller on top.
  func syncBars() {
    let items = stack.map(\.navigationItem)
    if navigationBar.items?.elementsEqual(items, by: { $0 === $1 }) != true { navigationBar.items = items }
    let entries = topViewController?.toolbarItems
    if toolbar.items?.elementsEqual(entries ?? [], by: { $0 === $1 }) != true { toolbar.items = entries }
  }

  /// Whether a controller of the stack sends the bars at the bottom away, which lasts until it is popped.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

  /// How far the bars reach into the view, in points.
  private var insetsOfBars: UIEdgeInsets {
    let safe = view.safeAreaInsets
    let top = safe.top + (isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(view.bounds.size).height)
    let bottom = safe.bottom + (showsToolbar ? toolbar.sizeThatFits(view.bounds.size).height : 0)
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Where the view of a child stands; what the bars cover of it becomes its safe area.
  func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = view.bounds
    let safe = view.safeAreaInsets
    let bars = insetsOfBars
    var covered = UIEdgeInsets.zero
    if extends(controller, .top, under: navigationBar.isTranslucent) {
      covered.top = bars.top - safe.top
    } else if !isNavigationBarHidden {
      frame.origin.y += bars.top
      frame.size.height -= bars.top
    }
    if extends(controller, .bottom, under: toolbar.isTranslucent) {
      covered.bottom = bars.bottom - safe.bottom
    } else if showsToolbar {
      frame.size.height -= bars.bottom
    }
    controller.barInsets = covered
    frame.size.height = max(0, frame.height)
    return frame
  }

  private func extends(_ controller: UIViewController, _ edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Lays out bars and content.
  func layOutEverything() {
    guard let view = viewIfLoaded else { return }
    installPopSwipe()
    let parts: [UIView] = [contentView, navigationBar, toolbar]
    for part in parts where part.superview !== view { view.addSubview(part) }
    contentView.frame = view.bounds
    syncBars()
    followContent()
    layOutBars(in: view)
    if let shown, shown.viewIfLoaded?.superview === contentView { shown.view.frame = contentFrame(of: shown) }
    updateScrollEdges()
    tabBarController?.layOutBar()
  }

  /// Lays out the bars; one that leaves with a transition stays visible until its end.
  private func layOutBars(in view: UIView) {
    let safe = view.safeAreaInsets
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    let top = isNavigationBarHidden ? -height : safe.top
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    let toolHeight = toolbar.sizeThatFits(view.bounds.size).height
    let toolTop = view.bounds.height - (showsToolbar ? safe.bottom + toolHeight : 0)
    toolbar.frame = CGRect(x: 0, y: toolTop, width: view.bounds.width, height: toolHeight)
    let isMoving = running != nil || barsAreMoving
    navigationBar.isHidden = isNavigationBarHidden && (!isMoving || navigationBar.isHidden)
    toolbar.isHidden = !showsToolbar && (!isMoving || toolbar.isHidden)
  }

  /// Changes which bars are hidden, and moves them there.
  func moveBars(animated: Bool, _ change: @MainActor () -> Void) {
    guard animated, running == nil, appearance.state == .appeared else { return change() }
    layOutEverything()
    barsAreMoving = true
    change()
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      layOutEverything()
    } completion: { _ in
      self.barsAreMoving = false
      self.viewIfLoaded?.setNeedsLayout()
    }
  }
}

// A search bar that scrolling hides: the more the content is scrolled from its top, the less of the bar is seen.
extension UINavigationController {
  /// The scroll view whose content is under the bar: the view of the controller on top, or the first of its subviews that is one.
  private var barScrollView: UIScrollView? {
    let found = shown?.foundScrollView
    return found?.contentInsetAdjustmentBehavior == .never ? nil : found
  }

  /// How much of the search bar the content has hidden, in points.
  var hiddenSearchHeight: CGFloat { barScrollView?.searchBarLink?.hidden ?? 0 }

  /// Lets the content on top move the search bar, if that is to be hidden by scrolling.
  func followContent() {
    guard let scroll = barScrollView else { return }
    if navigationBar.hidingSearchHeight > 0 {
      if scroll.searchBarLink?.controller !== self { scroll.searchBarLink = SearchBarLink(self) }
    } else if scroll.searchBarLink?.controller === self, navigationBar.topItem?.searchController?.isActive != true {
      scroll.searchBarLink = nil
    }
  }

  /// Follows content that was scrolled.
  func contentDidScroll(_ scroll: UIScrollView) {
    guard let link = scroll.searchBarLink, scroll === barScrollView, !link.isFollowing else { return }
    let height = navigationBar.hidingSearchHeight
    guard height > 0 else { return }
    // What is scrolled is the same however much of the bar is hidden: what the bar loses, the inset loses.
    let way = scroll.contentOffset.y + scroll.adjustedContentInset.top + link.hidden
    let hidden = min(max(way, 0), height)
    guard hidden != link.hidden else { return }
    link.hidden = hidden
    link.isFollowing = true
    navigationBar.setNeedsLayout()
    layOutEverything()
    link.isFollowing = false
  }
}

/// What ties the content of a scroll view to the search bar above it.
@MainActor
final class SearchBarLink {
  weak var controller: UINavigationController?

  /// How much of the search bar is hidden, in points.
  var hidden: CGFloat = 0

  /// Whether the bars are following the content.
  var isFollowing = false

  init(_ controller: UINavigationController) {
    self.controller = controller
  }

  /// How much of a search bar a scroll view may reveal, in points.
  var revealable: CGFloat { controller.map { min(hidden, $0.navigationBar.hidingSearchHeight) } ?? 0 }

  /// The offset at which content stops that would leave a part of the search bar: the nearer one of all and nothing.
  func settled(_ offset: CGFloat, top: CGFloat) -> CGFloat {
    guard let height = controller?.navigationBar.hidingSearchHeight, height > 0 else { return offset }
    let start = -top - hidden
    guard offset > start, offset < start + height else { return offset }
    return offset - start < height / 2 ? start : start + height
  }
}
