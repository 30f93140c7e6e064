public import Foundation

extension NSAttributedString {
  /// The room that the text takes without a limit of width, in points.
  public func size() -> CGSize {
    nonisolated(unsafe) let text = self
    return onMainActor { TextBlock(text, font: .systemFont(ofSize: 12), width: .infinity, limit: 0).size }
  }

  /// Draws the text with its top left at a point of the current graphics context.
  public func draw(at point: CGPoint) {
    nonisolated(unsafe) let text = self
    onMainActor {
      let block = TextBlock(text, font: .systemFont(ofSize: 12), width: .infinity, limit: 0)
      block.draw(in: CGRect(origin: point, size: block.size), alignment: .left, color: nil)
    }
  }
}

extension TextBlock {
  /// Draws the lines one below the other into the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: Where the lines go.
  ///   - alignment: Where lines begin that are shorter; by their natural alignment, in the direction of the interface.
  ///   - color: The color of text that has none of its own; nil for the present fill color.
  ///   - isRightToLeft: Whether the interface reads from right to left.
  func draw(in rect: CGRect, alignment: NSTextAlignment, color: UIColor?, isRightToLeft: Bool = false) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var y = rect.minY
    for line in lines {
      let slack = rect.width - line.width
      let lead: CGFloat =
        switch alignment {
        case .center: slack / 2
        case .right: slack
        case .natural, .justified: isRightToLeft ? slack : 0
        default: 0
        }
      let runsToLeft = line.direction.map { $0 == .rightToLeft } ?? isRightToLeft
      for part in line.parts(isRightToLeft: runsToLeft) {
        let top = y + line.ascender - UIRuntime.shared.textMeasuring.metrics(of: part.run.font).ascender
        context.add(
          .text(part.run.text, part.run.font, at: CGPoint(x: rect.minX + lead + part.x, y: top)),
          color: part.run.color ?? color ?? context.state.fill,
          isRightToLeft: part.isRightToLeft
        )
      }
      y += line.height
    }
  }
}
