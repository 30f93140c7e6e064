import Foundation

extension UIProgressView {
  func drawBar() {
    func bar(width: CGFloat, _ color: UIColor) {
      color.setFill()
      let rect = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
      UIBezierPath(roundedRect: rect, cornerRadius: bounds.height / 2).fill()
    }
    bar(width: bounds.width, trackTintColor ?? .systemFill)
    if progress > 0 { bar(width: bounds.width * CGFloat(progress), progressTintColor ?? tintColor) }
  }
}
