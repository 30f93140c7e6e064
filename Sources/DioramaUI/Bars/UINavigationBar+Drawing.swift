import Foundation

extension UINavigationBar {
  /// The row of title and buttons, in points from the top.
  private var rowArea: CGRect {
    let hasPrompt = topItem?.prompt != nil
    let top = hasPrompt ? bounds.minY + 30 : bounds.minY
    let height = showsLargeTitle ? 44 : min(44, bounds.maxY - top)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, height))
  }

  private var showsLargeTitle: Bool {
    guard let item = topItem, bounds.height >= 80 else { return false }
    return prefersLargeTitles && item.largeTitleDisplayMode != .never && item.prompt == nil
  }

  private var backTitle: String? {
    guard let backItem, let topItem, !topItem.hidesBackButton else { return nil }
    guard topItem.leftBarButtonItems?.isEmpty ?? true || topItem.leftItemsSupplementBackButton else { return nil }
    return backItem.backButtonTitle ?? backItem.backBarButtonItem?.title ?? backItem.title ?? "Back"
  }

  private var backWidth: CGFloat {
    backTitle.map { UIRuntime.shared.textMeasuring.width(of: $0, in: .systemFont(ofSize: 17)) + 22 } ?? 0
  }

  private var leftRow: BarItemRow {
    let start = backTitle == nil ? 16 : 8 + backWidth + 8
    return BarItemRow(spreading: topItem?.leftBarButtonItems ?? [], in: rowArea.offsetBy(dx: start, dy: 0))
  }

  private var rightRow: BarItemRow {
    let items = Array((topItem?.rightBarButtonItems ?? []).reversed())
    let measured = BarItemRow(spreading: items, in: CGRect(x: 0, y: 0, width: 0, height: 0))
    return BarItemRow(spreading: items, in: rowArea.offsetBy(dx: rowArea.width - 16 - measured.maxX, dy: 0))
  }

  /// Makes the views that items bring along subviews, at their places.
  func placeItems() {
    leftRow.placeCustomViews(in: self)
    rightRow.placeCustomViews(in: self)
    guard let view = topItem?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    view.center = CGPoint(x: rowArea.midX, y: rowArea.midY)
  }

  func drawBar() {
    let ground = BarGround(style: barStyle, tint: barTintColor, appearance: standardAppearance)
    ground.draw(in: bounds, lineAtTop: false)
    guard let item = topItem else { return }
    let row = rowArea
    if let prompt = item.prompt {
      let line = CGRect(x: bounds.minX, y: bounds.minY + 8, width: bounds.width, height: 18)
      TextBlock.drawLine(prompt, font: .systemFont(ofSize: 13), color: ground.titleColor, in: line)
    }
    if let backTitle {
      Glyph.chevronLeft.draw(
        around: CGPoint(x: row.minX + 16, y: row.midY),
        size: 18,
        color: tintColor,
        lineWidth: 2.5
      )
      TextBlock.drawLine(
        backTitle,
        font: .systemFont(ofSize: 17),
        color: tintColor,
        in: CGRect(x: row.minX + 28, y: row.minY, width: backWidth, height: row.height),
        alignment: .left
      )
    }
    leftRow.draw(tint: tintColor)
    rightRow.draw(tint: tintColor)
    guard let title = item.title, item.titleView == nil else { return }
    if showsLargeTitle {
      TextBlock.drawLine(
        title,
        font: .boldSystemFont(ofSize: 34),
        color: ground.titleColor,
        in: CGRect(x: bounds.minX + 16, y: bounds.maxY - 52, width: bounds.width - 32, height: 44),
        alignment: .left
      )
    } else {
      drawTitle(title, between: leftRow, rightRow, in: row, color: ground.titleColor)
    }
  }

  /// Draws the title in the middle of the bar, or of the room between the buttons where it would touch them.
  private func drawTitle(
    _ title: String,
    between left: BarItemRow,
    _ right: BarItemRow,
    in row: CGRect,
    color: UIColor
  ) {
    let font = UIFont.boldSystemFont(ofSize: 17)
    let start = max(
      left.places.isEmpty ? row.minX + 16 : left.maxX + 8,
      row.minX + (backTitle == nil ? 0 : backWidth + 16)
    )
    let end = right.places.first.map { $0.rect.minX - 8 } ?? row.maxX - 16
    let width = UIRuntime.shared.textMeasuring.width(of: title, in: font)
    let middle = CGRect(x: row.midX - width / 2 - 1, y: row.minY, width: width + 2, height: row.height)
    let fits = middle.minX >= start && middle.maxX <= end
    let room = CGRect(x: start, y: row.minY, width: max(0, end - start), height: row.height)
    TextBlock.drawLine(title, font: font, color: color, in: fits ? middle : room)
  }
}
