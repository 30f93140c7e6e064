import Foundation

// The area that the lines of a text view fill.
extension UITextView {
  /// How far lines stay away from the sides of the container, in points.
  var linePadding: CGFloat { ownContainer?.lineFragmentPadding ?? 5 }

  /// The lines of the text in a width, as many as there may be, in points.
  func block(inWidth width: CGFloat) -> TextBlock {
    let limit = max(0, ownContainer?.maximumNumberOfLines ?? 0)
    var block = TextBlock(attributedText, font: shownFont, width: width, limit: limit)
    // With a limit, the last line takes what is left of the text.
    if limit > 0 { block.cutLastLine(toWidth: width, ellipsis: ownContainer?.truncates ?? false) }
    return block
  }

  /// The size of the container, in points.
  var containerSize: CGSize {
    let area = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
    return CGSize(width: max(0, area.width), height: isScrollEnabled ? 0 : max(0, area.height))
  }

  /// What the lines take of the container, with their padding.
  var usedRect: CGRect {
    let width = containerSize.width
    let size = block(inWidth: width > 2 * linePadding ? width - 2 * linePadding : .infinity).size
    let height = max(size.height, shownFont.lineHeight)
    return CGRect(x: 0, y: 0, width: size.width + 2 * linePadding, height: height)
  }

  /// Lets everything follow a change of the container.
  func containerDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
