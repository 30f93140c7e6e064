import Foundation

extension UILabel {
  /// The text broken into lines of a width: made smaller if the label may, and cut at the end of the last line.
  func fittedBlock(width: CGFloat) -> TextBlock {
    var block = block(width: numberOfLines == 1 ? .infinity : width)
    let widest = block.lines.map(\.width).max() ?? 0
    if adjustsFontSizeToFitWidth, numberOfLines == 1, widest > width, width > 0 {
      let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.01
      block.scale(by: max(width / widest, least))
    }
    if lineBreakMode == .byTruncatingTail || lineBreakMode == .byTruncatingMiddle || lineBreakMode == .byTruncatingHead
    {
      block.truncateLastLine(toWidth: width)
    }
    return block
  }
}
