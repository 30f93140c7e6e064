import Foundation
import LayoutEngine

extension UINavigationBar {
  /// The line of the buttons, and what a prompt and a large title need above and below it, in points.
  private static let lineHeight = CGFloat(ControlMetrics.navigationBarHeight)
  private static let promptHeight: CGFloat = 30
  private static let largeTitleHeight: CGFloat = 52

  /// The room beside the outermost items and between items, in points.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  var heightOfParts: CGFloat {
    if isGivenToSearch { return topItem?.searchController?.searchBar.heightOfParts ?? 0 }
    let search = hidingSearchHeight > 0 ? hidingSearchHeight - hiddenSearchHeight : fixedSearchHeight
    return Self.lineHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight)
      + (showsLargeTitle ? Self.largeTitleHeight : 0) + search
  }

  private var fixedSearchHeight: CGFloat { topItem?.searchController?.searchBar.heightOfParts ?? 0 }

  /// The height of a search bar that scrolling hides, in points; 0 for none.
  var hidingSearchHeight: CGFloat {
    guard let item = topItem, item.hidesSearchBarWhenScrolling, let search = item.searchController, !search.isActive
    else { return 0 }
    return search.searchBar.heightOfParts
  }

  /// How much of the search bar scrolling has hidden, in points.
  private var hiddenSearchHeight: CGFloat {
    min(hidingSearchHeight, max(0, navigationController?.hiddenSearchHeight ?? 0))
  }

  /// Whether a search has replaced title and buttons.
  private var isGivenToSearch: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// A title is large if the bar and its item want it; an item that leaves it open wants what the bar wants.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem else { return false }
    return topItem.largeTitleDisplayMode != .never
  }

  /// Lets the bar, and its controller because the height may change, lay out everything anew.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  func itemsDidChange(from old: [UINavigationItem]) {
    let new = items ?? []
    for item in old where item.navigationBar === self && !new.contains(where: { $0 === item }) {
      item.navigationBar = nil
    }
    for item in new { item.navigationBar = self }
    contentDidChange()
  }

  /// Stops the program if the items are those of a navigation controller.
  func checkOwnItems(_ method: String) {
    guard navigationController != nil else { return }
    UIKitException.raise(
      .internalInconsistency,
      "Cannot call \(method) directly on a UINavigationBar managed by a controller."
    )
  }

  func layOutItems() {
    var current = parts ?? NavigationBarParts()
    var views: [UIView] = []
    defer {
      for view in current.laidOutViews where view.superview === self && !views.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      if isRightToLeft { for view in views { view.frame = flippedIfNeeded(view.frame) } }
      current.laidOutViews = views
      parts = current
    }
    guard let item = topItem else { return }
    if let search = item.searchController?.searchBar {
      let height =
        isGivenToSearch || hidingSearchHeight == 0 ? search.heightOfParts : hidingSearchHeight - hiddenSearchHeight
      search.isHidden = height == 0
      search.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
      views.append(show(search))
    }
    guard !isGivenToSearch else { return }
    var line = CGRect(x: Self.margin, y: 0, width: bounds.width - 2 * Self.margin, height: Self.lineHeight)
    if let prompt = item.prompt {
      current.prompt.text = prompt
      current.prompt.textColor = ground.titleColor
      current.prompt.frame = CGRect(x: line.minX, y: 0, width: line.width, height: Self.promptHeight)
      views.append(show(current.prompt))
      line.origin.y += Self.promptHeight
    }
    views += layOutLeft(item, &line) + layOutRight(item, &line)
    if let titleView = item.titleView {
      let size = titleView.bounds.isEmpty ? titleView.sizeThatFits(line.size) : titleView.bounds.size
      titleView.frame = titleFrame(
        CGSize(width: min(size.width, line.width), height: min(size.height, line.height)),
        line
      )
      views.append(show(titleView))
    } else if let title = item.title, !title.isEmpty {
      let label = current.title
      label.text = title
      let attributes = shownTitleAttributes
      label.textColor = attributes[.foregroundColor] as? UIColor ?? ground.titleColor
      label.font = attributes[.font] as? UIFont ?? .boldSystemFont(ofSize: showsLargeTitle ? 34 : 17)
      if showsLargeTitle {
        label.textAlignment = .natural
        let width = bounds.width - 2 * Self.margin
        label.frame = CGRect(x: Self.margin, y: line.maxY, width: width, height: Self.largeTitleHeight)
      } else {
        label.textAlignment = .center
        label.frame = titleFrame(CGSize(width: min(label.intrinsicContentSize.width, line.width), height: 24), line)
      }
      views.append(show(label))
    }
  }

  /// The attributes that the title has in its present size.
  private var shownTitleAttributes: [NSAttributedString.Key: Any] {
    let own = showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
    let look = shownAppearance
    let said = showsLargeTitle ? look?.largeTitleTextAttributes : look?.titleTextAttributes
    return (own ?? [:]).merging(said ?? [:]) { _, new in new }
  }

  /// The middle of the bar, or as near to it as the buttons let the title come.
  private func titleFrame(_ size: CGSize, _ line: CGRect) -> CGRect {
    let x = min(max(line.minX, bounds.midX - size.width / 2), max(line.minX, line.maxX - size.width))
    return CGRect(x: x, y: line.midY - size.height / 2, width: max(0, size.width), height: size.height)
  }

  private func layOutLeft(_ item: UINavigationItem, _ line: inout CGRect) -> [UIView] {
    var views: [UIView] = []
    let items = item.leftBarButtonItems ?? []
    if let backItem, !item.hidesBackButton, items.isEmpty || item.leftItemsSupplementBackButton {
      let button = backButton ?? BarButton(frame: .zero)
      backButton = button
      let own = backItem.backBarButtonItem
      let isGlass = LookFigures.current.barGlass != nil
      button.glassColor = isGlass ? .label : nil
      button.show(
        title: isGlass ? nil : backItem.shownBackTitle,
        image: own?.image ?? (isGlass ? UIImage(systemName: "chevron.backward") : nil),
        isEnabled: true,
        tint: own?.tintColor
      )
      button.accessibilityLabel = own?.accessibilityLabel ?? backItem.spokenBackTitle
      button.onTap = { [weak self] _ in self?.goBack() }
      let width = min(max(button.intrinsicContentSize.width, LookFigures.current.barGlass ?? 32), line.width)
      button.frame = CGRect(x: line.minX, y: line.minY, width: width, height: line.height)
      views.append(show(button))
      line.origin.x += width + Self.spacing
      line.size.width = max(0, line.width - width - Self.spacing)
    }
    for entry in items {
      let view = entry.viewForBar(self)
      let size = entry.sizeInBar(of: view, height: line.height)
      view?.frame = CGRect(x: line.minX, y: line.midY - size.height / 2, width: size.width, height: size.height)
      if let view { views.append(show(view)) }
      line.origin.x += size.width + Self.spacing
      line.size.width = max(0, line.width - size.width - Self.spacing)
    }
    return views
  }

  private func layOutRight(_ item: UINavigationItem, _ line: inout CGRect) -> [UIView] {
    var views: [UIView] = []
    for entry in item.rightBarButtonItems ?? [] {
      let view = entry.viewForBar(self)
      let size = entry.sizeInBar(of: view, height: line.height)
      let origin = CGPoint(x: line.maxX - size.width, y: line.midY - size.height / 2)
      view?.frame = CGRect(origin: origin, size: size)
      if let view { views.append(show(view)) }
      line.size.width = max(0, line.width - size.width - Self.spacing)
    }
    return views
  }

  private func show(_ view: UIView) -> UIView {
    if view.superview !== self { addSubview(view) }
    return view
  }

  /// What the back button does: the delegate is asked, and then the controller or the bar goes back.
  private func goBack() {
    guard let navigationController else {
      popItem(animated: true)
      return
    }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    navigationController.popViewController(animated: true)
    delegate?.navigationBar(self, didPop: item)
  }
}
