import Foundation

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
    placeEverything()
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
