import Foundation
import LayoutEngine
import SceneGeometry

extension UIView {
  /// The font that determines the baselines; nil for a view without text.
  var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleFont
    case let text as UITextView: text.shownFont
    default: nil
    }
  }

  /// Whether the view has baselines; the bottom edge is used for both otherwise.
  var hasBaselines: Bool { ownBaselines != nil || baselineFont != nil }

  /// The distances of the first baseline from the top and of the last baseline from the bottom of the alignment
  /// rectangle, in points.
  ///
  /// A label is as high as its lines, and a text view begins eight points above them; other views center one line.
  /// Without text, both baselines are the bottom edge.
  func baselineDistances(naturalSize: LayoutNode.NaturalSize) -> (first: Double, last: Double) {
    if let ownBaselines { return ownBaselines }
    var height = Double(bounds.height)
    if height == 0, case .fixed(_, let natural?) = naturalSize { height = natural }
    if let label = self as? UILabel { return label.baselines }
    guard let font = baselineFont else { return (height, 0) }
    let sizes = UIRuntime.shared.naturalSizes
    let (ascender, lineHeight) = (Double(font.ascender), Double(font.lineHeight))
    guard let textView = self as? UITextView else {
      return sizes.baselines(ascender: ascender, lineHeight: lineHeight, centeredIn: height)
    }
    let padding = Double(textView.textContainerInset.top)
    let line = sizes.baselines(ascender: ascender, lineHeight: lineHeight)
    return (padding + line.first, padding + line.last)
  }

  /// The view that provides this view's first or last baseline.
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
