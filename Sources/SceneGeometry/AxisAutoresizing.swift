/// How one axis of a view gives way when its superview changes along it.
///
/// The axis has three parts: the margin before the view, the view's own length, and the margin behind it. What the
/// superview gains or loses goes to the flexible parts in proportion to their sizes; where all of these are empty, in
/// equal shares. Without a flexible part nothing moves.
package struct AxisAutoresizing: Hashable, Sendable {
  /// Whether the margin before the view is flexible.
  package var isLeadingFlexible: Bool
  /// Whether the length of the view is flexible.
  package var isLengthFlexible: Bool
  /// Whether the margin behind the view is flexible.
  package var isTrailingFlexible: Bool

  /// Creates the rule for an axis.
  package init(leading: Bool, length: Bool, trailing: Bool) {
    isLeadingFlexible = leading
    isLengthFlexible = length
    isTrailingFlexible = trailing
  }

  /// Returns the view's new place after its superview's extent has changed.
  ///
  /// A part that lies on the wrong side of an edge counts as empty while another part does not, and the length never
  /// becomes negative.
  package func resized(_ span: Span, from oldExtent: Double, to newExtent: Double) -> Span {
    let delta = newExtent - oldExtent
    let leading = isLeadingFlexible ? span.position : 0
    let length = isLengthFlexible ? span.length : 0
    let trailing = isTrailingFlexible ? oldExtent - span.position - span.length : 0
    let flexibleCount = [isLeadingFlexible, isLengthFlexible, isTrailingFlexible].count { $0 }
    guard flexibleCount > 0, delta != 0 else { return span }
    let hasPositive = max(leading, length, trailing) > 0
    func weight(_ part: Double) -> Double { hasPositive ? max(part, 0) : part }
    let total = weight(leading) + weight(length) + weight(trailing)
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? delta / Double(flexibleCount) : delta * weight(part) / total
    }
    return Span(
      position: span.position + share(leading, isLeadingFlexible),
      length: max(0, span.length + share(length, isLengthFlexible))
    )
  }
}
