import Foundation
import LayoutEngine
import SceneGeometry

extension UIView {
  /// The font of the text whose baselines count; nil for a view without text.
  var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleFont
    case let text as UITextView: text.shownFont
    default: nil
    }
  }

  /// Whether the view has baselines of its own, and not its lower edge for both.
  var hasBaselines: Bool { ownBaselines != nil || baselineFont != nil }

  /// How far the first baseline lies below the top and the last one above the bottom of the rectangle that constraints see, in
  /// points.
  ///
  /// A label is as high as its lines, and a text view begins eight points above them; others center one line. Without text both
  /// are the lower edge.
  func baselineDistances(naturalSize: LayoutNode.NaturalSize) -> (first: Double, last: Double) {
    if let ownBaselines { return ownBaselines }
    var height = Double(bounds.height)
    if height == 0, case .fixed(_, let natural?) = naturalSize { height = natural }
    if let label = self as? UILabel { return label.baselines }
    guard let font = baselineFont else { return (height, 0) }
    let sizes = UIRuntime.shared.naturalSizes
    let (ascender, lineHeight) = (Double(font.ascender), Double(font.lineHeight))
    guard self is UITextView else {
      return sizes.baselines(ascender: ascender, lineHeight: lineHeight, centeredIn: height)
    }
    let padding = ControlMetrics.textViewPadding.vertical / 2
    let line = sizes.baselines(ascender: ascender, lineHeight: lineHeight)
    return (padding + line.first, padding + line.last)
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
