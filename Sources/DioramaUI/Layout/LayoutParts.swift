import Foundation

/// What few views have of their own for the layout: made when the first of it is set.
@MainActor
final class LayoutParts {
  /// The constraints that the view holds, in the order in which they came.
  var constraints: [NSLayoutConstraint] = []

  /// The guides that the view owns.
  var guides: [UILayoutGuide] = []

  /// The margins that were set; nil for those that the view has by itself.
  var margins: OwnMargins?

  /// The insets of the safe area that the view was told of.
  var knownSafeArea = UIEdgeInsets.zero

  /// The system of the view, while it is the topmost one; nil as long as nobody needed it.
  var pass: LayoutPass?

  /// The width at which content that wraps was laid out last, in points; nil as long as it was not.
  var solvedWidth: CGFloat?

  /// What a nib with the view at its top says for some traits only.
  var traitStorages: [TraitStorageList] = []

  /// Margins as they were set: by side or by the direction of reading.
  enum OwnMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}

extension UIView {
  /// What the view has for the layout, made if it has nothing yet.
  var madeLayoutParts: LayoutParts {
    if let layoutParts { return layoutParts }
    let made = LayoutParts()
    layoutParts = made
    return made
  }
}
