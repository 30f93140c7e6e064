/// What a step of a user is about.
enum LiveTarget: Hashable, Sendable {
  /// The object with an id.
  case id(String)
  /// The view with an accessibility label.
  case label(String)
  /// A point of the screen.
  case point(x: Double, y: Double)
}
