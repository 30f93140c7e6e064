public import Foundation

extension UILayoutGuide {
  /// The rectangle in the coordinates of the owning view, in points.
  ///
  /// The guides of the safe area, of the margins and of readable text have one; any other, which constraints would have
  /// to place, is empty.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": return view.bounds.inset(by: view.safeAreaInsets)
    case "UIViewLayoutMarginsGuide": return view.bounds.inset(by: view.layoutMargins)
    case "UIViewReadableContentGuide":
      let area = view.bounds.inset(by: view.layoutMargins)
      return area.insetBy(dx: max(0, (area.width - 672) / 2), dy: 0)
    default: return .zero
    }
  }
}
