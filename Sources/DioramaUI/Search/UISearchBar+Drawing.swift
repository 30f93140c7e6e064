import Foundation

extension UISearchBar {
  func drawBar() {
    if searchBarStyle != .minimal {
      (barTintColor ?? (barStyle == .default ? UIColor.systemGray6 : UIColor(white: 0.11, alpha: 1))).setFill()
      UIRectFill(bounds)
    }
    backgroundImage?.draw(in: bounds)
    var area = bounds
    if let prompt {
      let line = CGRect(x: area.minX, y: area.minY + 4, width: area.width, height: 20)
      TextBlock.drawLine(prompt, font: .systemFont(ofSize: 13), color: .label, in: line)
      area = area.inset(by: UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    }
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty, area.height > 80 {
      drawScopes(titles, in: CGRect(x: area.minX + 8, y: area.maxY - 38, width: area.width - 16, height: 30))
      area.size.height -= 44
    }
    drawField(in: area)
  }

  private func drawField(in area: CGRect) {
    var field = CGRect(x: area.minX + 8, y: area.midY - 18, width: area.width - 16, height: 36)
    let font = UIFont.systemFont(ofSize: 17)
    if showsCancelButton {
      let width = UIRuntime.shared.textMeasuring.width(of: "Cancel", in: font) + 2
      let place = CGRect(x: field.maxX - width, y: field.minY, width: width, height: field.height)
      TextBlock.drawLine("Cancel", font: font, color: tintColor, in: place)
      field.size.width -= width + 8
    }
    guard field.width > 40 else { return }
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: field, cornerRadius: 10).fill()
    Glyph.magnifier.draw(around: CGPoint(x: field.minX + 18, y: field.midY), size: 14, color: .secondaryLabel)
    let isEmpty = (text ?? "").isEmpty
    TextBlock.drawLine(
      isEmpty ? placeholder ?? "" : text ?? "",
      font: font,
      color: isEmpty ? .secondaryLabel : .label,
      in: CGRect(x: field.minX + 32, y: field.minY, width: field.width - 40, height: field.height),
      alignment: .left
    )
  }

  private func drawScopes(_ titles: [String], in rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
    let width = rect.width / CGFloat(titles.count)
    for (index, title) in titles.enumerated() {
      let place = CGRect(x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)
      if index == 0 {
        UIColor.white.setFill()
        UIBezierPath(roundedRect: place.insetBy(dx: 2, dy: 2), cornerRadius: 7).fill()
      }
      TextBlock.drawLine(title, font: .systemFont(ofSize: 13), color: .label, in: place)
    }
  }
}
