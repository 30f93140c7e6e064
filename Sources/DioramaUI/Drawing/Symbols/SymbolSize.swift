import DioramaImage
import Foundation

/// How one of the system's symbols is drawn where everything is decided: a size, a weight and a scale.
struct SymbolSize: Hashable {
  /// The size of the text that the symbol matches, in points.
  var points: CGFloat
  /// The weight, from 100 to 900 as in style sheets.
  var weight: Double

  /// The configuration of an image, then that of the view that shows it, then the system's: body text of regular weight.
  @MainActor
  init(_ own: UIImage.SymbolConfiguration?, _ preferred: UIImage.SymbolConfiguration?) {
    func points(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat? {
      guard let configuration else { return nil }
      return configuration.pointSize ?? configuration.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    }
    func scale(_ configuration: UIImage.SymbolConfiguration?) -> UIImage.SymbolScale? {
      switch configuration?.scale {
      case .default, .unspecified, nil: nil
      case let scale: scale
      }
    }
    func weight(_ configuration: UIImage.SymbolConfiguration?) -> UIImage.SymbolWeight? {
      configuration?.weight == .unspecified ? nil : configuration?.weight
    }
    let factor: CGFloat =
      switch scale(own) ?? scale(preferred) {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    self.points = (points(own) ?? points(preferred) ?? 17) * factor
    self.weight = Double((weight(own) ?? weight(preferred) ?? .regular).rawValue) * 100
  }

  /// How large a unit of the square is in which symbols are drawn: a circle of the system is a little larger than its text.
  var unit: CGFloat { points * 0.065 }

  /// The room left and right of a drawing, and that above and below it, in points.
  var margin: (x: CGFloat, y: CGFloat) { (points * 0.078, points * 0.05) }

  /// The size of an image with a symbol, in points at which a screen of two pixels has whole ones.
  func size(of drawing: SymbolDrawing?) -> CGSize {
    guard let drawing else {
      let side = (points * 1.2).rounded()
      return CGSize(width: side, height: side)
    }
    let (left, top, right, bottom) = drawing.bounds
    func rounded(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
    return CGSize(
      width: rounded(CGFloat(right - left) * unit + 2 * margin.x),
      height: rounded(CGFloat(bottom - top) * unit + 2 * margin.y)
    )
  }
}
