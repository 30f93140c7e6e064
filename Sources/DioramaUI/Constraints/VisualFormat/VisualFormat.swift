import Foundation

/// A visual format as it was read: views, and the gaps between them.
///
/// Names of views and metrics are still names; each knows where it stands, for the texts of faults.
struct VisualFormat: Hashable {
  /// Along which axis the views stand.
  var axis = NSLayoutConstraint.Axis.horizontal

  /// The views, in order; at least one.
  var views: [View] = []

  /// The gap between the superview's edge and the first view; nil where the format does not begin with `|`.
  var leadingGap: Gap?

  /// The gaps between the views, one less than there are views.
  var gaps: [Gap] = []

  /// The gap between the last view and the superview's edge; nil where the format does not end with `|`.
  var trailingGap: Gap?

  /// A view, with what is said of its length.
  struct View: Hashable {
    var name: String
    var predicates: [Predicate] = []
    /// How many characters stand before the end of the name.
    var nameEnd: Int
    /// How many characters stand before the end of the view.
    var end = 0
  }

  /// A gap: none, the system's, or what predicates say.
  struct Gap: Hashable {
    var content = Content.none
    /// How many characters stand before its end.
    var end: Int

    enum Content: Hashable {
      /// The neighbors touch.
      case none
      /// The system's spacing.
      case standard
      /// Each predicate says something of the gap.
      case predicates([Predicate])
    }
  }

  /// What is said of a length or a gap: `>=20@750`.
  struct Predicate: Hashable {
    var relation: NSLayoutConstraint.Relation
    var amount: Amount
    /// Nil for required.
    var priority: Amount?
  }

  /// A number, or the name of a metric or view.
  enum Amount: Hashable {
    case number(Double, end: Int)
    case name(String, end: Int)
  }
}
