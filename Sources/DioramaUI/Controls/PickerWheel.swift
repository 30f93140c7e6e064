import Foundation
import NibLoader

/// A wheel of a picker: a strip of values that a finger moves until one stands in the middle.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  weak var picker: UIPickerView?
  let component: Int

  /// How many values there are.
  private(set) var count = 0

  /// The value in the middle.
  private(set) var selected = 0

  private var rowHeight: CGFloat = 32

  /// The views of the values that are seen.
  private(set) var rows: [Int: UIView] = [:]
  private var idle: [UIView] = []

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    delegate = self
  }

  required init?(coder: NSCoder) {
    component = 0
    super.init(coder: coder)
  }

  /// Asks the picker's source and delegate anew; a value that is gone gives way to the last.
  func reload() {
    guard let picker else { return }
    count = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    rowHeight = picker.rowSize(forComponent: component).height
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    select(min(selected, max(0, count - 1)))
  }

  /// Turns the wheel to a value.
  func select(_ row: Int, animated: Bool = false) {
    selected = row
    let margin = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight - margin), animated: animated)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowHeight > 0, count > 0 else { return }
    let first = min(count, max(0, Int(clamping: (bounds.minY / rowHeight).rounded(.down))))
    let end = min(count, max(first, Int(clamping: (bounds.maxY / rowHeight).rounded(.up))))
    for (row, view) in rows where !(first..<end).contains(row) {
      view.removeFromSuperview()
      idle.append(view)
      rows[row] = nil
    }
    for row in first..<end {
      let view = rows[row] ?? makeView(row)
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if view.superview !== self { addSubview(view) }
      rows[row] = view
    }
  }

  private func makeView(_ row: Int) -> UIView {
    guard let picker else { return UIView(frame: .zero) }
    let old = idle.popLast()
    if let own = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: old) {
      return own
    }
    let label = old as? UILabel ?? UILabel(frame: .zero)
    label.text = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
    label.textAlignment = .center
    return label
  }

  // MARK: - The finger

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard rowHeight > 0, count > 0 else { return }
    let middle = contentOffset.y + bounds.height / 2
    userTurns(to: Int(clamping: (middle / rowHeight).rounded(.down)))
  }

  override class var handlesTouches: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let y = touches.first?.location(in: self).y, rowHeight > 0, count > 0 else { return }
    userTurns(to: Int(clamping: (y / rowHeight).rounded(.down)))
  }

  private func userTurns(to row: Int) {
    guard let picker else { return }
    let target = min(max(0, row), count - 1)
    let isNew = target != selected
    select(target, animated: true)
    if isNew { picker.delegate?.pickerView(picker, didSelectRow: target, inComponent: component) }
  }
}
