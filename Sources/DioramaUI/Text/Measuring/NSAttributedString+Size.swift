public import Foundation

@MainActor
extension NSAttributedString {
  /// The room that the text takes without a limit of width, in points.
  public func size() -> CGSize {
    TextBlock(self, font: .systemFont(ofSize: 12), width: .infinity, limit: 0).size
  }

  /// Draws the text with its top left at a point of the current graphics context.
  public func draw(at point: CGPoint) {
    let block = TextBlock(self, font: .systemFont(ofSize: 12), width: .infinity, limit: 0)
    block.draw(in: CGRect(origin: point, size: block.size), alignment: .left, color: nil)
  }
}

extension TextBlock {
  /// Draws the lines one below the other into the current graphics context; nil for the present fill color.
  func draw(in rect: CGRect, alignment: NSTextAlignment, color: UIColor?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var y = rect.minY
    for line in lines {
      let slack = rect.width - line.width
      var x =
        rect.minX
        + (alignment == .center ? slack / 2 : alignment == .right ? slack : 0)
      for run in line.runs {
        let top = y + line.ascender - UIRuntime.shared.textMeasuring.metrics(of: run.font).ascender
        context.add(
          .text(run.text, run.font, at: CGPoint(x: x, y: top)),
          color: run.color ?? color ?? context.state.fill
        )
        x += run.width
      }
      y += line.height
    }
  }
}
