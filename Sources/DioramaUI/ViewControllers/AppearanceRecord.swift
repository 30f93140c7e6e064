/// Where a controller stands between being shown and not being shown.
struct AppearanceRecord {
  /// What the controller was told last.
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  /// A change of the parent, or of who presents the controller, during which it appears or disappears.
  enum Cause {
    case enteringParent, leavingParent, presentation, dismissal
  }

  var state = State.disappeared

  /// Whether the transition under way, or the last one, is animated.
  var isAnimated = false

  /// Counts transitions, so that an end that was put off sees whether its transition is still the last.
  var serial = 0

  /// The change that is under way now, whether the view follows it or not; nil for none.
  var change: Cause?

  /// The change that the transition under way belongs to; nil for none.
  var cause: Cause?

  /// Whether `viewIsAppearing` was called in the transition under way.
  var didTellIsAppearing = false

  /// Whether the callbacks of one direction have begun, or are done.
  func isHeading(toAppear isAppearing: Bool) -> Bool {
    isAppearing ? state == .appearing || state == .appeared : state == .disappearing || state == .disappeared
  }

  /// Whether a did-callback is outstanding.
  var isUnderWay: Bool { state == .appearing || state == .disappearing }
}
