import DioramaUI

/// A window with a controller, on a clock that is held, and the log of what controllers are told.
@MainActor
final class TestScreen {
  let journal = Journal()
  let window: UIWindow
  let clock: ManualClock

  init(size: CGSize = CGSize(width: 400, height: 800), clock: ManualClock) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.clock = clock
  }

  var user: UserDriver { UserDriver(window) }

  /// What was written since the last look.
  var log: [String] {
    defer { journal.entries = [] }
    return journal.entries
  }

  func controller(_ name: String) -> LoggingController { LoggingController(name, journal) }

  /// Shows a controller and forgets what it was told on the way.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CATransaction.flush()
    journal.entries = []
  }
}

/// Runs a body with a screen whose time stands still, and takes the screen away afterwards.
@MainActor
func withScreen(_ size: CGSize = CGSize(width: 400, height: 800), _ body: (TestScreen) throws -> Void) rethrows {
  try withManualClock { clock in
    let screen = TestScreen(size: size, clock: clock)
    defer {
      screen.window.rootViewController = nil
      screen.window.isHidden = true
      clock.advance(by: 5)
    }
    try body(screen)
  }
}
