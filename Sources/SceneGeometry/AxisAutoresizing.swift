/// The autoresizing behavior of one axis of a view when its superview's extent changes.
///
/// The axis has three parts: the margin before the view, the view's own length, and the margin after it. What the
/// superview gains or loses goes to the flexible parts in proportion to their sizes; where all of these are empty, in
/// equal shares. Without a flexible part nothing moves.
package struct AxisAutoresizing: Hashable, Sendable {
  /// Whether the margin before the view is flexible.
  package var isLeadingFlexible: Bool
  /// Whether the length of the view is flexible.
  package var isLengthFlexible: Bool
  /// Whether the margin after the view is flexible.
  package var isTrailingFlexible: Bool

  /// Creates the rule for an axis.
  package init(leading: Bool, length: Bool, trailing: Bool) {
    isLeadingFlexible = leading
    isLengthFlexible = length
    isTrailingFlexible = trailing
  }

  /// Returns the view's new span after its superview's extent has changed.
  ///
  /// A part that lies on the wrong side of an edge counts as empty while another part does not, and the length never
  /// becomes negative.
  package func resized(_ span: Span, from oldExtent: Double, to newExtent: Double) -> Span {
    let delta = newExtent - oldExtent
    guard delta != 0, let parts = parts(of: span, in: oldExtent) else { return span }
    return Span(
      position: span.position + delta * parts.leading / parts.total,
      length: max(0, span.length + delta * parts.length / parts.total)
    )
  }

  /// What each point that the superview gains adds to the margin before the view and to its length; the rest is added
  /// to the margin behind it.
  ///
  /// Nothing without a flexible part.
  package func shares(of span: Span, in extent: Double) -> (leading: Double, length: Double) {
    guard let parts = parts(of: span, in: extent) else { return (0, 0) }
    return (parts.leading / parts.total, parts.length / parts.total)
  }

  /// The sizes in proportion to which parts give way; nil without a flexible part.
  private func parts(of span: Span, in extent: Double) -> (leading: Double, length: Double, total: Double)? {
    guard isLeadingFlexible || isLengthFlexible || isTrailingFlexible else { return nil }
    var leading = isLeadingFlexible ? span.position : 0
    var length = isLengthFlexible ? span.length : 0
    var trailing = isTrailingFlexible ? extent - span.position - span.length : 0
    if leading > 0 || length > 0 || trailing > 0 {
      (leading, length, trailing) = (max(leading, 0), max(length, 0), max(trailing, 0))
    }
    if leading + length + trailing == 0 {
      (leading, length) = (isLeadingFlexible ? 1 : 0, isLengthFlexible ? 1 : 0)
      trailing = isTrailingFlexible ? 1 : 0
    }
    return (leading, length, leading + length + trailing)
  }
}
