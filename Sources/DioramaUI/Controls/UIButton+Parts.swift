import Foundation

extension UIButton {
  /// The room above and below the title of a button, and the least width, in points.
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  func showTitle() {
    if let title = currentAttributedTitle {
      if label.attributedText != title { label.attributedText = title }
    } else if label.text != currentTitle {
      label.text = currentTitle
    }
    if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
  }

  func showImage() {
    if picture.image !== currentImage { picture.image = currentImage }
  }

  var contentSize: CGSize {
    showTitle()
    let title = label.intrinsicContentSize
    let image = currentImage?.size ?? .zero
    let padding = title.height > 0 && contentEdgeInsets == .zero ? Self.titlePadding : 0
    let insets = contentEdgeInsets
    let width = title.width + image.width + insets.left + insets.right
    return CGSize(
      width: max(width, image == .zero ? Self.leastWidth : 0),
      height: max(title.height + 2 * padding, image.height) + insets.top + insets.bottom
    )
  }

  /// Places image and title side by side, where the alignment of the content wants them.
  func placeParts() {
    showTitle()
    showImage()
    let area = bounds.inset(by: contentEdgeInsets)
    let image = picture.image?.size ?? .zero
    let wanted = label.intrinsicContentSize
    let title = CGSize(
      width: min(wanted.width, max(0, area.width - image.width)),
      height: min(wanted.height, area.height)
    )
    let total = title.width + image.width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left: area.minX
      case .leading: isRightToLeft ? area.maxX - total : area.minX
      case .right: area.maxX - total
      case .trailing: isRightToLeft ? area.minX : area.maxX - total
      default: area.midX - total / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - height
      default: area.midY - height / 2
      }
    }
    if picture.image != nil {
      if picture.superview !== self { addSubview(picture) }
      picture.frame = CGRect(origin: CGPoint(x: x, y: y(image.height)), size: image).inset(by: imageEdgeInsets)
    } else if picture.superview === self {
      picture.removeFromSuperview()
    }
    if (label.text ?? "").isEmpty {
      if label.superview === self { label.removeFromSuperview() }
    } else {
      if label.superview !== self { addSubview(label) }
      label.frame = CGRect(origin: CGPoint(x: x + image.width, y: y(title.height)), size: title)
        .inset(by: titleEdgeInsets)
    }
  }
}
