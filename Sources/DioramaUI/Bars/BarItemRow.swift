import Foundation

/// Items of a bar side by side, and where each of them stands.
@MainActor
struct BarItemRow {
  /// The items with their places, from the left.
  private(set) var places: [(item: UIBarButtonItem, rect: CGRect)] = []

  /// Spreads items over a width; flexible spaces share what is left.
  init(spreading items: [UIBarButtonItem], in rect: CGRect, gap: CGFloat = 16) {
    let fixed = items.reduce(0) { $0 + $1.naturalWidth }
    let gaps = zip(items, items.dropFirst()).reduce(0) { $0 + (Self.needsGap($1.0, $1.1) ? gap : 0) }
    let springs = items.count(where: \.isFlexible)
    let spring = springs > 0 ? max(0, rect.width - fixed - gaps) / CGFloat(springs) : 0
    var x = rect.minX
    for (index, item) in items.enumerated() {
      if index > 0, Self.needsGap(items[index - 1], item) { x += gap }
      let width = item.isFlexible ? spring : item.naturalWidth
      places.append((item, CGRect(x: x, y: rect.minY, width: width, height: rect.height)))
      x += width
    }
  }

  /// Where the row ends.
  var maxX: CGFloat { places.last?.rect.maxX ?? 0 }

  /// Draws the items.
  func draw(tint: UIColor) {
    for (item, rect) in places { item.draw(in: rect, tint: tint) }
  }

  /// Makes the items' own views subviews of a bar, at their places.
  func placeCustomViews(in bar: UIView) {
    for (item, rect) in places {
      guard let view = item.customView else { continue }
      if view.superview !== bar { bar.addSubview(view) }
      view.center = CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  private static func needsGap(_ left: UIBarButtonItem, _ right: UIBarButtonItem) -> Bool {
    !left.isFlexible && !right.isFlexible && left.systemItem != .fixedSpace && right.systemItem != .fixedSpace
  }
}
