import Foundation

// The rule for widths: the first column has the preferred width, or its preferred share, or a third of the view; at least
// 200 and at most 320 points unless other limits were set. The middle column has the preferred width, or as much as the
// first. The last one has the rest, or everything where the others lie over it.
extension UISplitViewController {
  func contentDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    guard tellsChildren else { return view.setNeedsLayout() }
    running?.finish()
    let wanted = wantedControllers
    let leaving = shown.filter { old in !wanted.contains { $0 === old } }
    let coming = wanted.filter { new in !shown.contains { $0 === new } }
    shown = wanted
    guard !leaving.isEmpty || !coming.isEmpty else { return layOutColumns() }
    running = exchangeContent(leaving, coming, order: .stack, duration: animated ? 0.25 : 0) {
      for controller in coming { insert(controller) }
    } changes: {
      layOutColumns()
    } end: {
      self.running = nil
      self.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The controllers that are to be shown: one where columns are collapsed.
  private var wantedControllers: [UIViewController] {
    if isCollapsed {
      return (contents[.compact] ?? holder(of: .primary) ?? holder(of: .secondary)).map { [$0] } ?? []
    }
    return visibleColumns.compactMap { holder(of: $0) }
  }

  private func insert(_ controller: UIViewController) {
    guard let view = controller.view, view.superview !== contentView else { return }
    view.frame = CGRect(origin: .zero, size: contentView.bounds.size)
    contentView.addSubview(view)
  }

  /// Follows the width of the view, and lays out the columns.
  func layOutEverything() {
    guard let view = viewIfLoaded else { return }
    if contentView.superview !== view { view.addSubview(contentView) }
    contentView.frame = view.bounds
    let isNarrow = view.bounds.width < Self.regularWidth
    if isNarrow != isCollapsed {
      running?.finish()
      if isNarrow { collapse() } else { expand() }
    }
    if tellsChildren {
      contentDidChange(animated: false)
    } else {
      let wanted = wantedControllers
      for old in shown where !wanted.contains(where: { $0 === old }) { old.viewIfLoaded?.removeFromSuperview() }
      shown = wanted
      for controller in wanted { insert(controller) }
    }
    layOutColumns()
  }

  func layOutColumns() {
    let area = contentView.bounds
    if isCollapsed {
      for controller in shown { controller.viewIfLoaded?.frame = area }
      return
    }
    let isOver = [.oneOverSecondary, .twoOverSecondary].contains(preferredDisplayMode)
    var x: CGFloat = 0
    for column in visibleColumns {
      guard let view = holder(of: column)?.viewIfLoaded else { continue }
      var frame = CGRect(x: x, y: 0, width: width(of: column), height: area.height)
      if column == .secondary {
        frame = isOver ? area : CGRect(x: x, y: 0, width: max(0, area.width - x), height: area.height)
      }
      x += frame.width
      if primaryEdge == .trailing { frame.origin.x = area.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
      if column == .secondary, isOver { contentView.sendSubviewToBack(view) }
    }
  }

  func width(of column: Column) -> CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    if column == .supplementary, preferredSupplementaryColumnWidth != automatic {
      return min(preferredSupplementaryColumnWidth, whole)
    }
    let share =
      preferredPrimaryColumnWidthFraction == automatic ? whole / 3 : whole * preferredPrimaryColumnWidthFraction
    let wish = preferredPrimaryColumnWidth == automatic ? share : preferredPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == automatic ? 200 : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == automatic ? 320 : maximumPrimaryColumnWidth
    return min(max(wish, least), max(least, most), whole)
  }
}
