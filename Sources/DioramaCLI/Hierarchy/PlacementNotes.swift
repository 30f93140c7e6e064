import DioramaUI
import Foundation

/// Which views have constraints that ought to place them.
///
/// Nothing solves constraints here, so that such a view keeps the frame that the nib gives it.
@MainActor
struct PlacementNotes {
  private let names: [String]
  private var constrained: Set<ObjectIdentifier> = []

  init(of nib: LiveNib) {
    var views: [UIView] = []
    var pending = Array(nib.viewsAtTheTop.reversed())
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    for constraint in views.lazy.flatMap(\.constraints) where constraint.isActive {
      for case let view as UIView in [constraint.firstItem, constraint.secondItem]
      where !view.translatesAutoresizingMaskIntoConstraints {
        constrained.insert(ObjectIdentifier(view))
      }
    }
    names = views.filter { [constrained] in constrained.contains(ObjectIdentifier($0)) }.map { nib.reference(to: $0) }
  }

  /// Whether constraints ought to place a view.
  func isUnsolved(_ view: UIView) -> Bool { constrained.contains(ObjectIdentifier(view)) }

  /// What there is to say in one line; nil where no view has constraints.
  var summary: String? {
    guard !names.isEmpty else { return nil }
    let limit = 10
    let rest = names.count > limit ? " and \(names.count - limit) more" : ""
    return "constraints are not solved: frames are the nib's own for " + names.prefix(limit).joined(separator: ", ")
      + rest
  }
}
