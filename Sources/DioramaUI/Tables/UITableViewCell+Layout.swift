import Foundation

extension UITableViewCell {
  /// Takes away the view that another one replaces.
  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Shows how the cell's state looks.
  func lookDidChange() {
    let isLit = isSelected || isHighlighted
    var pending = contentView.subviews
    while let view = pending.popLast() {
      if let label = view as? UILabel { label.isHighlighted = isLit }
      if let image = view as? UIImageView { image.isHighlighted = isLit }
      if !(view is UIControl) { pending += view.subviews }
    }
    setNeedsLayout()
  }

  /// Lays out everything that stands beside and behind the content, for a reader from right to left the other way round.
  func layOutContent() {
    layOutBackgrounds()
    layOutEditControl()
    let end = layOutTrailingEdge()
    let start = controls.edit == nil || !controls.indentsWhileEditing ? 0 : TableMetrics.editingIndentation
    let frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
    let flipped = flippedIfNeeded(frame)
    if contentView.frame != flipped { contentView.frame = flipped }
    layOutLabels()
    layOutSeparators()
  }

  private func layOutBackgrounds() {
    configurations?.layOutBackground(in: self)
    layOutBackground(backgroundView, behind: subviews.first)
    let isLit = (isSelected || isHighlighted) && selectionStyle != .none
    let several = multipleSelectionBackgroundView.flatMap { table?.allowsMultipleSelection == true ? $0 : nil }
    let wanted = several ?? selectedBackgroundView
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== wanted || !isLit {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if isLit { layOutBackground(wanted, behind: contentView) }
  }

  private func layOutBackground(_ view: UIView?, behind sibling: UIView?) {
    guard let view else { return }
    view.frame = bounds
    guard view.superview !== self else { return }
    if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
  }

  // MARK: - Trailing edge

  /// Lays out the accessory or the confirmation, and gives the end of the content.
  private func layOutTrailingEdge() -> CGFloat {
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    layOutConfirmation()
    let end = layOutReorderControl()
    if let button = controls.confirmation { return bounds.width - button.frame.width }
    if let view = shownAccessoryView {
      replaceSign(with: .none)
      return layOutAccessory(view, before: end)
    }
    replaceSign(with: isEditing ? editingAccessoryType : accessoryType)
    guard let sign = controls.accessory else { return end }
    return layOutAccessory(sign, before: end)
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// Shows or hides the sign by which the row is moved, and gives where it begins.
  private func layOutReorderControl() -> CGFloat {
    guard controls.isMovable else {
      controls.reorder?.removeFromSuperview()
      controls.reorder = nil
      return bounds.width
    }
    let sign = controls.reorder ?? TableCellReorderControl(frame: .zero)
    controls.reorder = sign
    if sign.superview !== self { addSubview(sign) }
    let x = bounds.width - TableCellReorderControl.width
    sign.frame = flippedIfNeeded(CGRect(x: x, y: 0, width: TableCellReorderControl.width, height: bounds.height))
    return x
  }

  private func layOutAccessory(_ view: UIView, before end: CGFloat) -> CGFloat {
    if view.superview !== self { addSubview(view) }
    let size = view.bounds.size
    let margin = controls.isMovable ? 0 : TableMetrics.margin(inWidth: table?.bounds.width ?? bounds.width)
    let x = end - margin - size.width
    let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    view.frame = flippedIfNeeded(frame)
    return x
  }

  private func replaceSign(with type: AccessoryType) {
    guard controls.accessory?.type ?? .none != type else { return }
    controls.accessory?.removeFromSuperview()
    controls.accessory = type == .none ? nil : TableCellAccessory(type)
    let action = UIAction { [weak self] _ in
      if let self { table?.accessoryWasTapped(of: self) }
    }
    controls.accessory?.addAction(action, for: .touchUpInside)
  }

  // MARK: - Separators

  /// Takes in where the row stands in its section, which the lines and the corners follow.
  func take(isFirst: Bool, isLast: Bool) {
    guard controls.isFirstInSection != isFirst || controls.isLastInSection != isLast else { return }
    (controls.isFirstInSection, controls.isLastInSection) = (isFirst, isLast)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Lays out the line below the row: in a plain table below each, in a grouped one from edge to edge below the last of a section, which
  /// has one above its first row, too; in an inset grouped one not below the last.
  private func layOutSeparators() {
    guard let table else { return }
    let isGrouped = table.style == .grouped && table.separatorStyle != .none
    layOutTopLine(isGrouped && controls.isFirstInSection)
    var line = subviews.first { $0 is TableCellSeparatorView && $0 !== controls.topLine }
    guard table.separatorStyle != .none, !(table.style == .insetGrouped && controls.isLastInSection) else {
      line?.removeFromSuperview()
      return
    }
    if line == nil {
      let made = TableCellSeparatorView(frame: .zero)
      addSubview(made)
      line = made
    }
    let inset = isGrouped && controls.isLastInSection ? .zero : ownSeparatorInset ?? table.separatorInset
    line?.backgroundColor = table.separatorColor ?? .separator
    line?.frame = flippedIfNeeded(
      CGRect(
        x: inset.left,
        y: bounds.height - TableMetrics.separator,
        width: max(0, bounds.width - inset.left - inset.right),
        height: TableMetrics.separator
      )
    )
  }

  private func layOutTopLine(_ isShown: Bool) {
    guard isShown else {
      controls.topLine?.removeFromSuperview()
      controls.topLine = nil
      return
    }
    let line = controls.topLine ?? TableCellSeparatorView(frame: .zero)
    controls.topLine = line
    if line.superview !== self { addSubview(line) }
    line.backgroundColor = table?.separatorColor ?? .separator
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: TableMetrics.separator)
  }
}

extension UITableViewCell {
  /// The radius of the corners of a section whose rows keep away from the edges of the table, in points.
  private static var sectionRadius: CGFloat { LookFigures.current.cardCorner }

  /// Fills a cell without a background of its own as UIKit does; outside of tables, nothing is drawn.
  func drawGround() {
    guard let table, backgroundColor == nil, backgroundView == nil, configurations?.background == nil else { return }
    (table.style == .plain ? UIColor.systemBackground : .secondarySystemGroupedBackground).setFill()
    guard table.style == .insetGrouped else { return UIRectFill(bounds) }
    let (isFirst, isLast) = (controls.isFirstInSection, controls.isLastInSection)
    guard isFirst || isLast else { return UIRectFill(bounds) }
    // Corners at one end only: the others lie outside of what is clipped.
    var round = bounds
    if !isLast { round.size.height += Self.sectionRadius }
    if !isFirst {
      round.origin.y -= Self.sectionRadius
      round.size.height += Self.sectionRadius
    }
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.clip(to: bounds)
    UIBezierPath(roundedRect: round, cornerRadius: Self.sectionRadius).fill()
    context?.restoreGState()
  }
}
