// The state of a hierarchy, written down by tags instead of by archiving views. Nothing here is Diorama's own, so that the
// file can be taken over into a program for Apple's systems.
extension UIView {
  /// The tags of the views inside this one that are not hidden, in the order of a walk from back to front.
  ///
  /// Views with tag 0 have no name to be written down by and are left out, but not what they hold. A view counts as
  /// hidden by its own flag or an opacity of 0, whatever its superviews are.
  public func tagsOfVisibleViews() -> [Int] {
    taggedViews.filter { !$0.isHidden && $0.alpha > 0 }.map(\.tag)
  }

  /// Shows the views inside this one whose tags are listed, and hides the other tagged ones.
  ///
  /// Views with tag 0 stay as they are. Tags that no view has are ignored, so a list may be older than the hierarchy.
  public func showViews(withTags tags: some Sequence<Int>) {
    let shown = Set(tags)
    for view in taggedViews { view.isHidden = !shown.contains(view.tag) }
  }

  private var taggedViews: [UIView] {
    var result: [UIView] = []
    var pending = Array(subviews.reversed())
    while let view = pending.popLast() {
      if view.tag != 0 { result.append(view) }
      pending.append(contentsOf: view.subviews.reversed())
    }
    return result
  }
}
