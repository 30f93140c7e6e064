import Foundation

extension UIToolbar {
  /// The room beside the outermost items and between items, in points.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  /// Places the items from left to right; what is left over is shared among the flexible spaces.
  func layOutItems() {
    let entries = (items ?? []).map { item in
      let view = item.viewForBar(self)
      return (item: item, view: view, size: item.sizeInBar(of: view, height: bounds.height))
    }
    let flexible = entries.count { $0.item.systemItem == .flexibleSpace }
    let fixed = entries.reduce(0) { $0 + $1.size.width } + Self.spacing * CGFloat(max(0, entries.count - 1))
    let left = max(0, bounds.width - 2 * Self.margin - fixed)
    var x = Self.margin
    var shown: [UIView] = []
    for entry in entries {
      let width = entry.item.systemItem == .flexibleSpace ? left / CGFloat(flexible) : entry.size.width
      if let view = entry.view {
        let y = bounds.midY - entry.size.height / 2
        view.frame = CGRect(x: x, y: y, width: width, height: entry.size.height)
        if view.superview !== self { addSubview(view) }
        shown.append(view)
      }
      x += width + Self.spacing
    }
    for view in placed where view.superview === self && !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    placed = shown
  }
}
