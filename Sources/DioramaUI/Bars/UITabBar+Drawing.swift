import Foundation

extension UITabBar {
  func drawBar() {
    BarGround(style: barStyle, tint: barTintColor, appearance: standardAppearance).draw(in: bounds, lineAtTop: true)
    backgroundImage?.draw(in: bounds)
    let items = items ?? []
    guard !items.isEmpty else { return }
    let pitch =
      itemPositioning == .centered && itemWidth > 0
      ? itemWidth + itemSpacing : bounds.width / CGFloat(items.count)
    var x = bounds.midX - pitch * CGFloat(items.count) / 2
    for item in items {
      let isSelected = item === selectedItem
      item.draw(
        in: CGRect(x: x, y: bounds.minY, width: pitch, height: min(bounds.height, 49)),
        color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray,
        isSelected: isSelected
      )
      x += pitch
    }
  }
}

extension UITabBarItem {
  /// What the item says; for one of the system's, the system's word.
  private var shownTitle: String? {
    guard let systemItem else { return title }
    let words = "\(systemItem)".reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  fileprivate func draw(in rect: CGRect, color: UIColor, isSelected: Bool) {
    let picture = CGRect(x: rect.midX - 12, y: rect.minY + 6, width: 24, height: 24)
    if let image = isSelected ? selectedImage ?? image : image {
      let size = image.hasKnownSize ? image.size : picture.size
      image.draw(in: UIView.ContentMode.scaleAspectFit.place(size, in: picture), tint: color)
    } else if systemItem == .search {
      Glyph.magnifier.draw(around: CGPoint(x: picture.midX, y: picture.midY), size: 18, color: color, lineWidth: 2)
    } else if let systemItem {
      UIImage.placeholder(named: "\(systemItem)").draw(in: picture, tint: color)
    }
    if let shownTitle {
      let line = CGRect(
        x: rect.minX + titlePositionAdjustment.horizontal,
        y: rect.minY + 33 + titlePositionAdjustment.vertical,
        width: rect.width,
        height: 13
      )
      TextBlock.drawLine(shownTitle, font: .systemFont(ofSize: 10), color: isEnabled ? color : .tertiaryLabel, in: line)
    }
    if let badgeValue { drawBadge(badgeValue, at: CGPoint(x: picture.maxX - 4, y: rect.minY + 2)) }
  }

  private func drawBadge(_ text: String, at point: CGPoint) {
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, UIRuntime.shared.textMeasuring.width(of: text, in: font) + 10)
    let pill = CGRect(x: point.x, y: point.y, width: width, height: 18)
    (badgeColor ?? .systemRed).setFill()
    UIBezierPath(roundedRect: pill, cornerRadius: 9).fill()
    TextBlock.drawLine(text, font: font, color: .white, in: pill)
  }
}
