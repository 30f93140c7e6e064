import Foundation

extension UITableViewCell {
  /// Lays out the labels and the image of the cell's style.
  func layOutLabels() {
    let area = labelArea
    if let image = parts.image, style != .value2 {
      let size = imageSize(image)
      layOut(image, CGPoint(x: area.minX, y: (contentView.bounds.height - size.height) / 2), size)
    }
    switch style {
    case .default: layOut(parts.text, textArea(area).origin, textArea(area).size)
    case .subtitle: layOutStacked(in: textArea(area))
    case .value1: layOutApart(in: textArea(area))
    case .value2: layOutSideBySide(in: area)
    }
  }

  /// Lays out a part of the content view, for a reader from right to left at the other side.
  private func layOut(_ view: UIView?, _ origin: CGPoint, _ size: CGSize) {
    guard let view else { return }
    var frame = CGRect(origin: origin, size: size)
    if isRightToLeft { frame.origin.x = contentView.bounds.width - frame.maxX }
    view.frame = frame
  }

  /// How high the labels are at a width, with the space around them.
  func labelsHeight(inWidth width: CGFloat) -> CGFloat {
    let trailing = isEditing ? 0 : TableCellAccessory.size(of: accessoryType).width
    let free = width - 2 * margin - indentation - trailing - imageSpace
    let heights = [parts.text, parts.detail].compactMap { $0?.sizeThatFits(CGSize(width: free, height: 0)).height }
    guard !heights.isEmpty else { return 0 }
    return (style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0) + 22
  }

  private var margin: CGFloat { TableMetrics.margin(inWidth: table?.bounds.width ?? bounds.width) }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var labelArea: CGRect {
    let start = margin + indentation
    let end = contentView.bounds.width < bounds.width ? 8 : margin
    return CGRect(
      x: start,
      y: 0,
      width: max(0, contentView.bounds.width - start - end),
      height: contentView.bounds.height
    )
  }

  private func imageSize(_ image: UIImageView) -> CGSize { image.imageSize }

  private var imageSpace: CGFloat {
    guard let image = parts.image, image.image != nil, style != .value2 else { return 0 }
    return imageSize(image).width + 15
  }

  private func textArea(_ area: CGRect) -> CGRect {
    CGRect(
      x: area.minX + imageSpace,
      y: area.minY,
      width: max(0, area.width - imageSpace),
      height: area.height
    )
  }

  private func size(_ label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func layOutStacked(in area: CGRect) {
    let (text, detail) = (size(parts.text, in: area.width), size(parts.detail, in: area.width))
    let top = area.midY - (text.height + detail.height) / 2
    layOut(parts.text, CGPoint(x: area.minX, y: top), text)
    layOut(parts.detail, CGPoint(x: area.minX, y: top + text.height), detail)
  }

  private func layOutApart(in area: CGRect) {
    let detail = size(parts.detail, in: area.width)
    let text = size(parts.text, in: max(0, area.width - detail.width - 6))
    layOut(parts.text, CGPoint(x: area.minX, y: area.midY - text.height / 2), text)
    layOut(parts.detail, CGPoint(x: area.maxX - detail.width, y: area.midY - detail.height / 2), detail)
  }

  /// The first label ends where the second begins, a little way in.
  private func layOutSideBySide(in area: CGRect) {
    let first = min(91, area.width)
    let text = size(parts.text, in: first)
    let rest = max(0, area.width - first - 6)
    let detail = size(parts.detail, in: rest)
    layOut(parts.text, CGPoint(x: area.minX + first - text.width, y: area.midY - text.height / 2), text)
    layOut(parts.detail, CGPoint(x: area.minX + first + 6, y: area.midY - detail.height / 2), detail)
  }
}
