import Foundation
import LayoutEngine
import SceneGeometry

extension UIView {
  /// The font of the text whose baselines count; nil for a view without text.
  var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleLabel?.font
    case let text as UITextView: text.font
    default: nil
    }
  }

  /// How far the first baseline lies below the top and the last one above the bottom of the rectangle that constraints see, in
  /// points.
  ///
  /// A label is as high as its lines, and a text view begins eight points above them; others center one line. Without text both
  /// are the lower edge.
  func baselineDistances(naturalSize: LayoutNode.NaturalSize) -> (first: Double, last: Double) {
    var height = Double(bounds.height)
    if height == 0, case .fixed(_, let natural?) = naturalSize { height = natural }
    guard let font = baselineFont else { return (height, 0) }
    let scale = Double(UIRuntime.shared.screenScale)
    func up(_ value: CGFloat) -> Double { (Double(value) * scale - 1e-4).rounded(.up) / scale }
    let (ascender, line) = (up(font.ascender), up(font.lineHeight))
    var padding = 0.0
    if self is UITextView {
      padding = 8
    } else if !(self is UILabel) {
      padding = (height - line) / 2
    }
    return (padding + ascender, padding + line - ascender)
  }

  /// The view whose baseline counts for this one's.
  func baselineView(isFirst: Bool) -> UIView {
    var view = self
    for _ in 0..<100 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { break }
      view = next
    }
    return view
  }
}
