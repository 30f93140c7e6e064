import Foundation
import LayoutEngine

extension UILabel {
  /// Whether the text may take several lines.
  var wraps: Bool { numberOfLines != 1 }

  /// The size of the text, broken at a width if there may be more than one line; 0 for no width.
  func textSize(inWidth width: CGFloat) -> CGSize {
    let limit = wraps && width > 0 ? width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    return CGSize(UIRuntime.shared.naturalSizes.label(NaturalSizes.Text(width: size.width, height: size.height)))
  }

  /// The natural size of the label's text.
  ///
  /// During layout, it has the height of the text in the solved width, and still the width of the text on one line.
  var ownIntrinsicSize: CGSize {
    guard wrapsContent, let solvedWidth else {
      return textSize(inWidth: preferredMaxLayoutWidth)
    }
    return CGSize(width: textSize(inWidth: 0).width, height: textSize(inWidth: solvedWidth).height)
  }

  /// The distances of the baselines of the text from the top and the bottom.
  var baselines: (first: Double, last: Double) {
    var top = (ascender: font.ascender, height: font.lineHeight)
    var bottom = top
    if attributedText?.length ?? 0 > 0 {
      let lines = block(width: bounds.width > 0 ? bounds.width : .infinity).lines
      if let first = lines.first { top = (first.ascender, first.height) }
      if let last = lines.last { bottom = (last.ascender, last.height) }
    }
    let sizes = UIRuntime.shared.naturalSizes
    return (
      sizes.baselines(ascender: top.ascender, lineHeight: top.height).first,
      sizes.baselines(ascender: bottom.ascender, lineHeight: bottom.height).last
    )
  }

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
