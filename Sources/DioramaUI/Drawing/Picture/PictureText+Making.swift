package import Foundation

extension PictureText {
  /// A line of text whose top left is at a point.
  @MainActor
  package init(_ string: String, _ font: UIFont, at point: CGPoint, _ color: PictureColor, isRightToLeft: Bool = false)
  {
    let measuring = UIRuntime.shared.textMeasuring
    self.init(
      string: string,
      origin: CGPoint(x: point.x, y: point.y + measuring.metrics(of: font).ascender),
      size: font.pointSize,
      isBold: font.face.looksBold,
      isItalic: font.face.looksItalic,
      width: measuring.width(of: string, in: font),
      color: color,
      isRightToLeft: isRightToLeft
    )
  }
}
