extension UIGestureRecognizer {
  /// How far a recognizer has come.
  public enum State: Int, Sendable {
    /// It has seen nothing that decides.
    case possible
    /// It has recognized the beginning of a gesture that goes on.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture has ended, or one that does not go on was recognized.
    case ended
    /// The gesture was broken off.
    case cancelled
    /// What was seen is another gesture.
    case failed

    /// A gesture that does not go on was recognized.
    public static var recognized: State { .ended }
  }
}
