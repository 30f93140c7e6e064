import Backports

/// A value that is made when it is first asked for, once for all copies of what contains it.
final class Lazily<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// The value; what makes it must not ask for it.
  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
