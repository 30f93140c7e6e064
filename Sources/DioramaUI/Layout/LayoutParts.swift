import Foundation

/// Layout values that few views have: created when the first one is set.
@MainActor
final class LayoutParts {
  /// The constraints that the view holds, in the order in which they were added.
  var constraints: [NSLayoutConstraint] = []

  /// The guides that the view owns.
  var guides: [UILayoutGuide] = []

  /// The margins that were set; nil for those that the view has by itself.
  var margins: OwnMargins?

  /// What the view says about its own traits, and who is called when they change.
  var traits = TraitParts()

  /// What the view lets its user do.
  var interactions: [any UIInteraction] = []

  /// The safe area insets of which the view was last notified.
  var knownSafeArea = UIEdgeInsets.zero

  /// The layout pass of the view while it is the topmost one; nil until it is needed.
  var pass: LayoutPass?

  /// The width at which wrapping content was last laid out, in points; nil before the first layout.
  var solvedWidth: CGFloat?

  /// The constraints that the system has made for the view's size, by their identifiers.
  var systemConstraints: [String: NSLayoutConstraint] = [:]

  /// The contradictions of which the handler was told when the view was looked for a size last.
  var toldWhileFitting: Set<[String]> = []

  /// The trait-dependent values of a nib whose top-level object is the view.
  var traitStorages: [TraitStorageList] = []

  /// Margins as they were set: by side or by the direction of reading.
  enum OwnMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}

extension UIView {
  /// The view's layout values, created if there are none.
  var madeLayoutParts: LayoutParts {
    if let layoutParts { return layoutParts }
    let made = LayoutParts()
    layoutParts = made
    return made
  }
}
