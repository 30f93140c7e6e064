import DioramaImage
import Foundation

/// The signs that controls, cells and bars draw themselves, each one of the system's symbols.
@MainActor
enum SystemSign {
  /// Draws a symbol around a point.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - center: The point.
  ///   - pointSize: The size of the text that the symbol matches, in points.
  ///   - weight: The weight of the symbol's lines.
  ///   - color: The color.
  ///   - isRightToLeft: Whether the layout runs from right to left, where some symbols are mirrored.
  static func draw(
    _ name: String,
    around center: CGPoint,
    pointSize: CGFloat,
    weight: UIImage.SymbolWeight = .regular,
    color: UIColor,
    isRightToLeft: Bool = false
  ) {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
    guard var image = UIImage(systemName: name, withConfiguration: configuration) else { return }
    let size = image.shownSize
    if isRightToLeft, image.isDirectionalSymbol { image = image.withHorizontallyFlippedOrientation() }
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    image.draw(in: CGRect(origin: origin, size: size), tint: color)
  }
}

/// The drawings of symbols that were asked for, since each is asked for in every layout.
@MainActor
enum SymbolStore {
  private struct Key: Hashable {
    var name: String
    var weight: Double
    var isLayered: Bool
  }

  private static var known: [Key: SymbolDrawing?] = [:]

  /// More drawings than these are forgotten, and made anew where they are needed.
  private static let limit = 1000

  /// The drawing of a symbol; nil for a name whose drawing is not known.
  static func drawing(_ name: String, weight: Double = 400, isLayered: Bool = false) -> SymbolDrawing? {
    let key = Key(name: name, weight: weight, isLayered: isLayered)
    if let drawing = known[key] { return drawing }
    if known.count >= limit { known = [:] }
    let drawing = SymbolDrawing(name, weight: weight, isLayered: isLayered)
    known[key] = .some(drawing)
    return drawing
  }
}
