import Foundation

/// What stands for content that only a device has, such as a map or a page.
@MainActor
enum NamedGround {
  /// Fills a rectangle and writes a word into its middle.
  static func draw(_ name: String, in rect: CGRect, color: UIColor) {
    color.setFill()
    UIRectFill(rect)
    TextBlock.drawLine(name, font: .systemFont(ofSize: 13), color: .secondaryLabel, in: rect)
  }
}
