import Foundation

extension TextBlock {
  /// Draws one line of text in the vertical middle of a rectangle, cut off with an ellipsis where it is too wide.
  static func drawLine(
    _ text: String,
    font: UIFont,
    color: UIColor,
    in rect: CGRect,
    alignment: NSTextAlignment = .center
  ) {
    var block = TextBlock(NSAttributedString(string: text), font: font, width: .infinity, limit: 1)
    block.truncateLastLine(toWidth: rect.width)
    let height = block.lines.reduce(0) { $0 + $1.height }
    let line = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    block.draw(in: line, alignment: alignment, color: color)
  }
}
