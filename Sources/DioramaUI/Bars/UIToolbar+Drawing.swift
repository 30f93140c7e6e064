import Foundation

extension UIToolbar {
  private var row: BarItemRow {
    let area = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(bounds.height, 49))
    return BarItemRow(spreading: items ?? [], in: area.insetBy(dx: 16, dy: 0))
  }

  func placeItems() { row.placeCustomViews(in: self) }

  func drawBar() {
    BarGround(style: barStyle, tint: barTintColor, appearance: standardAppearance).draw(in: bounds, lineAtTop: true)
    row.draw(tint: tintColor)
  }
}
